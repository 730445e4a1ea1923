/**
 * Whether a value is an object with fields: no list, no null, no Date.
 *
 * @example isObject([]) // false
 */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
