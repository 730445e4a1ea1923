import type { Claim } from './claims.ts';

/** Adds the ids in brackets. No title is written out, because an id in brackets is a claim of its file. */
export const titleWith = (title: string, ...claims: readonly string[]): string =>
  [title, ...claims.map(id => `[${id}]`)].join(' ');

export const claim = (id: string, result: Claim['result'], part?: string): Claim => ({
  id,
  title: 'a test',
  result,
  ...(part === undefined ? {} : { part }),
});
