import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';

/**
 * Returns the field that the search box filters: the first name field with `like`, else the first such field.
 *
 * @example getSearchField(users)?.source // 'username'
 */
export function getSearchField(descriptor?: ResourceDescriptor): FieldDescriptor | undefined {
  const searchableFields = descriptor?.fields.filter(({ filter }) => filter.includes('like')) ?? [];
  return (
    searchableFields.find(({ source }) =>
      descriptor?.recordRepresentation.includes(`{${source}}`),
    ) ?? searchableFields[0]
  );
}
