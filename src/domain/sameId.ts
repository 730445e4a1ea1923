/**
 * Whether two ids name one record. A platform may number its records: an id is a number in a record and a text in an
 * address, a cookie or a list of choices.
 */
export const sameId = (one: unknown, other: unknown): boolean =>
  isId(one) && isId(other) && String(one) === String(other);

/** A set of ids that has an id as a text and as a number. */
export function idSet(ids: Iterable<unknown>) {
  const texts = new Set([...ids].filter(isId).map(String));
  return {
    size: texts.size,
    has: (id: unknown): boolean => isId(id) && texts.has(String(id)),
  };
}

/** Values by id, found by an id as a text and as a number. The last of an id counts; what has none is left out. */
export function idMap<Value>(entries: Iterable<readonly [unknown, Value]>) {
  const values = new Map<string, Value>();
  for (const [id, value] of entries) if (isId(id)) values.set(String(id), value);
  return {
    size: values.size,
    get: (id: unknown): Value | undefined => (isId(id) ? values.get(String(id)) : undefined),
  };
}

export type IdMap<Value> = ReturnType<typeof idMap<Value>>;

const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
