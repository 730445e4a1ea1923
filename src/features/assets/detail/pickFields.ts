import type { FieldDescriptor } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';

/** Returns the named fields of a resource, in the given order. */
export const pickFields = (
  { fields }: ResourceDescriptor,
  sources: readonly string[],
): readonly FieldDescriptor[] =>
  sources.flatMap(source => fields.find(field => field.source === source) ?? []);
