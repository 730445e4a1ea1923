import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** The field that is a record's name; undefined where what it is called is put together of several. */
export function findNameField({
  recordRepresentation,
  fields,
}: Pick<ResourceDescriptor, 'recordRepresentation' | 'fields'>): FieldDescriptor | undefined {
  const [, source] = /^\{(\w+)\}$/u.exec(recordRepresentation) ?? [];
  return fields.find(field => field.source === source);
}

/** The field of the update that is the name of a record. */
export const findRenameField = (descriptor: ResourceDescriptor): FieldDescriptor | undefined =>
  descriptor.verbs.update?.body?.fields.find(
    ({ source }) => source === findNameField(descriptor)?.source,
  );
