import type { Choice } from '../../schema/field.ts';
import { written } from '../represent.ts';
import { useText } from '../useText.ts';

/** The word for a value; a value that the document does not list shows itself. */
export function useChoiceWord(choices: readonly Choice[]) {
  const text = useText();
  return (value: unknown) => {
    const choice = choices.find(({ value: listed }) => listed === value);
    return choice ? text(choice.label) : written(value);
  };
}
