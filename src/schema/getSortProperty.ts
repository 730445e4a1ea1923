import type { ResourceDescriptor } from './resource.ts';

/** The property by which a store orders a field: the sort key that the document names, else the field itself. */
export const getSortProperty = ({ fields }: ResourceDescriptor, field: string): string =>
  fields.find(({ source }) => source === field)?.sortBy ?? field;
