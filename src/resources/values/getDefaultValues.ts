import type { FieldDescriptor } from '../../schema/field.ts';

/**
 * Returns the initial values of a new record: the defaults of its document. A required object has those of its fields;
 * an optional one is absent.
 *
 * @example getDefaultValues(setLampParam.body.fields) // { on: true, fade: 0 }
 */
export const getDefaultValues = (fields: readonly FieldDescriptor[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map(field => [field.source, getDefaultValue(field)] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Returns the initial value of a field; undefined when its document specifies none. */
export function getDefaultValue(field: FieldDescriptor): unknown {
  if (field.default !== undefined) return field.default;
  // A required switch is rendered as off, so its value is false.
  if (field.kind === 'boolean' && field.required && !field.nullable) return false;
  if (field.kind !== 'object' || !field.required) return undefined;
  const values = getDefaultValues(field.fields);
  return Object.keys(values).length > 0 ? values : undefined;
}

/**
 * Returns the initial value of a new list item. It was added on purpose, so an object is present even if it is
 * optional.
 */
export const getDefaultItem = (item: FieldDescriptor): unknown =>
  getDefaultValue({ ...item, required: true }) ?? null;
