import type { FieldDescriptor } from '../schema/field.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';

/** The field that the search box of a resource asks: the first of its name that can be asked for a part of it, else the first. */
export function searchField(descriptor?: ResourceDescriptor): FieldDescriptor | undefined {
  const asked = descriptor?.fields.filter(({ filter }) => filter.includes('like')) ?? [];
  return asked.find(({ source }) => descriptor?.represent.includes(`{${source}}`)) ?? asked[0];
}
