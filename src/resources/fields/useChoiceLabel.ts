import type { Choice } from '../../schema/field.ts';
import { formatScalar } from '../representRecord.ts';
import { useLocalizedText } from '../useLocalizedText.ts';

/** The word for a value; a value that the document does not list shows itself. */
export function useChoiceLabel(choices: readonly Choice[]) {
  const text = useLocalizedText();
  return (value: unknown) => {
    const choice = choices.find(({ value: choiceValue }) => choiceValue === value);
    return choice ? text(choice.label) : formatScalar(value);
  };
}
