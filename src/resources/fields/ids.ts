import type { Identifier } from 'react-admin';

/**
 * Whether a value is an id. Platforms have numeric or text ids: an id is sent back with its type.
 *
 * @example isId('') // false
 */
export const isId = (value: unknown): value is Identifier =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** Returns the ids in a value with one or several ids. */
export const getIds = (value: unknown): readonly Identifier[] =>
  Array.isArray(value) ? value.filter(isId) : [];
