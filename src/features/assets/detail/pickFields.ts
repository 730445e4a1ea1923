import type { FieldDescriptor } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

/** Some fields of a resource, in the order in which they are named. */
export const pickFields = (
  { fields }: ResourceDescriptor,
  sources: readonly string[],
): readonly FieldDescriptor[] =>
  sources.flatMap(source => fields.find(field => field.source === source) ?? []);
