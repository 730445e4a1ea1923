import type { ResourceDescriptor } from './resource.ts';

/**
 * Returns the property by which a store orders a field: the sort key that the document defines, else the field itself.
 */
export const getSortProperty = ({ fields }: ResourceDescriptor, field: string): string =>
  fields.find(({ source }) => source === field)?.sortBy ?? field;
