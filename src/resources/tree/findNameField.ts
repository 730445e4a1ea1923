import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** Returns the field of a record's name; undefined where the name is composed of several fields. */
export function findNameField({
  recordRepresentation,
  fields,
}: Pick<ResourceDescriptor, 'recordRepresentation' | 'fields'>): FieldDescriptor | undefined {
  const [, source] = /^\{(\w+)\}$/u.exec(recordRepresentation) ?? [];
  return fields.find(field => field.source === source);
}

/** Returns the update field that is the name of a record. */
export const findRenameField = (descriptor: ResourceDescriptor): FieldDescriptor | undefined =>
  descriptor.verbs.update?.body?.fields.find(
    ({ source }) => source === findNameField(descriptor)?.source,
  );
