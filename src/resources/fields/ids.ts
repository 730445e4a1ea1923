import type { Identifier } from 'react-admin';

/** Some platforms count their records, others name them: an id goes back as it came. */
export const isId = (value: unknown): value is Identifier =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The ids in a value that may hold several. */
export const getIds = (value: unknown): readonly Identifier[] =>
  Array.isArray(value) ? value.filter(isId) : [];
