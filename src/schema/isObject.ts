/** A record, or an object in one: its fields by name. */
export type PlainObject = Readonly<Record<string, unknown>>;

/**
 * Whether a value is an object with fields: no list, no null, no Date.
 *
 * @example isObject([]) // false
 */
export const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
