/**
 * Whether two ids name one record. A platform may number its records: an id is a number in a record and a text in an
 * address, a cookie or a list of choices.
 */
export const sameId = (one: unknown, other: unknown): boolean =>
  isId(one) && isId(other) && String(one) === String(other);

/** A set of ids that has an id as a text and as a number. */
export function idSet(ids: Iterable<unknown>) {
  const texts = new Set([...ids].filter(isId).map(String));
  return { has: (id: unknown): boolean => isId(id) && texts.has(String(id)) };
}

const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
