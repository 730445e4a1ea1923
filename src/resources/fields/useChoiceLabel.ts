import type { Choice } from '../../schema/field.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

/**
 * Returns a function that formats a value as its label; an unlisted value is shown as it is.
 *
 * @example const label = useChoiceLabel(field.choices)(record['model']);
 */
export function useChoiceLabel(choices: readonly Choice[]) {
  const text = useLocalizedText();
  return (value: unknown) => {
    const choice = choices.find(({ value: choiceValue }) => choiceValue === value);
    return choice ? text(choice.label) : formatScalar(value);
  };
}
