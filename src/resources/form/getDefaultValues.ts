import type { FieldDescriptor } from '../../schema/field.ts';

/**
 * What a new record begins with: the defaults of its document. An object that must be there brings
 * those of its fields; one that may be left out stays out.
 */
export const getDefaultValues = (fields: readonly FieldDescriptor[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map(field => [field.source, getDefaultValue(field)] as const)
      .filter(([, value]) => value !== undefined),
  );

/** What one field begins with; undefined when its document says nothing of it. */
export function getDefaultValue(field: FieldDescriptor): unknown {
  if (field.default !== undefined) return field.default;
  // A switch that must say something is drawn as off, so off is what it says.
  if (field.kind === 'boolean' && field.required && !field.nullable) return false;
  if (field.kind !== 'object' || !field.required) return undefined;
  const values = getDefaultValues(field.fields);
  return Object.keys(values).length > 0 ? values : undefined;
}

/** What a new row of a list begins with. Somebody asked for it, so an object is there even if it may be left out. */
export const getDefaultItem = (item: FieldDescriptor): unknown =>
  getDefaultValue({ ...item, required: true }) ?? null;
