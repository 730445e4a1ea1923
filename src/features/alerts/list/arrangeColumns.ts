import type { ResourceDescriptor } from '../../../schema/resource.ts';

/** Returns a resource whose lists show these columns, in this order; the others can be chosen. */
export const arrangeColumns = (
  descriptor: ResourceDescriptor,
  sources: readonly string[],
): ResourceDescriptor => ({
  ...descriptor,
  fields: descriptor.fields.map(({ column: _column, ...field }) => {
    const index = sources.indexOf(field.source);
    return (index < 0 ? field : { ...field, column: index + 1 }) as typeof field;
  }),
});
