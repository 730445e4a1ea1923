import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/** The field that is a record's name; undefined where what it is called is put together of several. */
export function nameField({
  represent,
  fields,
}: Pick<ResourceDescriptor, 'represent' | 'fields'>): FieldDescriptor | undefined {
  const [, source] = /^\{(\w+)\}$/u.exec(represent) ?? [];
  return fields.find(field => field.source === source);
}

/** The field of the update that is the name of a record. */
export const renamed = (descriptor: ResourceDescriptor): FieldDescriptor | undefined =>
  descriptor.verbs.update?.body?.fields.find(
    ({ source }) => source === nameField(descriptor)?.source,
  );
