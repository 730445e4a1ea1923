import { alerts } from '../../../generated/core/resources.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { LocalizedText } from '../../../schema/localizedText.ts';

const alertFields: readonly FieldDescriptor[] = alerts.fields;

/** Returns the label of a type of alerts; the type itself where the document does not have it. */
export function getTypeLabel(type: string): LocalizedText {
  const field = alertFields.find(({ source }) => source === 'type');
  const choices = field?.kind === 'enum' ? field.choices : [];
  return choices.find(({ value }) => value === type)?.label ?? { en: type, zh: type };
}
