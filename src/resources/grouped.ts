import type { FieldDescriptor } from '../schema/field.ts';
import type { GroupDescriptor } from '../schema/resource.ts';
import type { Text } from '../schema/text.ts';

/** Fields that stand under one name; those of no group have an empty one. */
export interface Group {
  readonly name: string;
  readonly label?: Text;
  readonly fields: readonly FieldDescriptor[];
}

/** Fields by their groups, in the order of the document; those that name no group of it come first. */
export function grouped(
  fields: readonly FieldDescriptor[],
  groups: readonly GroupDescriptor[],
): readonly Group[] {
  const named = new Set(groups.map(({ name }) => name));
  const loose = fields.filter(({ group }) => !group || !named.has(group));
  return [
    { name: '', fields: loose },
    ...groups.map(group => ({
      ...group,
      fields: fields.filter(field => field.group === group.name),
    })),
  ].filter(group => group.fields.length > 0);
}
