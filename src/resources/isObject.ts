import type { PlainObject } from './fieldComponents.ts';

/**
 * Whether a value is a JSON object: no array, no null.
 *
 * @example isObject([]) // false
 */
export const isObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
