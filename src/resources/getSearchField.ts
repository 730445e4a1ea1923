import type { FieldDescriptor } from '../schema/field.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';

/** The field that the search box of a resource asks: the first of its name that can be asked for a part of it, else the first. */
export function getSearchField(descriptor?: ResourceDescriptor): FieldDescriptor | undefined {
  const searchableFields = descriptor?.fields.filter(({ filter }) => filter.includes('like')) ?? [];
  return (
    searchableFields.find(({ source }) =>
      descriptor?.recordRepresentation.includes(`{${source}}`),
    ) ?? searchableFields[0]
  );
}
