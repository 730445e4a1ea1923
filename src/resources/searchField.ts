import type { FieldDescriptor } from '../schema/field.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';

/** The field that the search box of a resource asks: the first one that can be asked for a part of it. */
export const searchField = (descriptor?: ResourceDescriptor): FieldDescriptor | undefined =>
  descriptor?.fields.find(({ filter }) => filter.includes('like'));
