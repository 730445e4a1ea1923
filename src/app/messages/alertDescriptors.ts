import { resources } from '../../generated/catalogue.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';

/** Returns the documented label of a value of an alert field; an unknown value itself. */
export function getAlertFieldLabel(
  source: 'level' | 'type' | 'model',
  value: string | number,
): LocalizedText {
  const fields: readonly FieldDescriptor[] = resources['alerts']?.fields ?? [];
  const field = fields.find(eachField => eachField.source === source);
  const choices = field?.kind === 'enum' ? field.choices : [];
  const matchingChoice = choices.find(choice => choice.value === value);
  return matchingChoice?.label ?? { en: String(value), zh: String(value) };
}

/** The operation that acknowledges an alert. */
export const getConfirmAlertOperation = (): OperationDescriptor | undefined => {
  const actions: readonly OperationDescriptor[] = resources['alerts']?.actions ?? [];
  return actions.find(({ id }) => id === 'confirmAlert');
};
