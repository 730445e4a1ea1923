import type { FieldDescriptor } from '../../schema/field.ts';
import type { GroupDescriptor } from '../../schema/resource.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';

/** Fields under one group name; ungrouped fields have an empty name. */
export interface FieldGroup {
  readonly name: string;
  readonly label?: LocalizedText;
  readonly fields: readonly FieldDescriptor[];
}

/**
 * Groups fields in the order of the document; ungrouped fields come first.
 *
 * @example groupFields(fields, descriptor.groups) // [{ name: '', fields: […] }, { name: 'reporting', label: …, fields: […] }]
 */
export function groupFields(
  fields: readonly FieldDescriptor[],
  groups: readonly GroupDescriptor[],
): readonly FieldGroup[] {
  const groupNames = new Set(groups.map(({ name }) => name));
  const ungrouped = fields.filter(({ group }) => !group || !groupNames.has(group));
  return [
    { name: '', fields: ungrouped },
    ...groups.map(group => ({
      ...group,
      fields: fields.filter(field => field.group === group.name),
    })),
  ].filter(group => group.fields.length > 0);
}
