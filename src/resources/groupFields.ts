import type { FieldDescriptor } from '../schema/field.ts';
import type { GroupDescriptor } from '../schema/resource.ts';
import type { LocalizedText } from '../schema/localizedText.ts';

/** Fields that stand under one name; those of no group have an empty one. */
export interface FieldGroup {
  readonly name: string;
  readonly label?: LocalizedText;
  readonly fields: readonly FieldDescriptor[];
}

/** Fields by their groups, in the order of the document; those that name no group of it come first. */
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
