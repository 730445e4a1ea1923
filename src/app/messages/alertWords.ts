import { resources } from '../../generated/catalogue.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { Text } from '../../schema/text.ts';

/** What the document calls a value of a field of an alert; one that it does not know is told as it is. */
export function labelOf(source: 'level' | 'type', value: string | number): Text {
  const fields: readonly FieldDescriptor[] = resources['alerts']?.fields ?? [];
  const field = fields.find(one => one.source === source);
  const choices = field?.kind === 'enum' ? field.choices : [];
  const known = choices.find(choice => choice.value === value);
  return known?.label ?? { en: String(value), zh: String(value) };
}

/** The operation by which somebody says that he has seen an alert. */
export const confirmOperation = (): OperationDescriptor | undefined => {
  const actions: readonly OperationDescriptor[] = resources['alerts']?.actions ?? [];
  return actions.find(({ id }) => id === 'confirmAlert');
};
