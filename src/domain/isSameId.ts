/**
 * Whether two ids identify the same record. A platform may number its records: an id is a number in a record and a
 * text in a URL, a cookie or a list of choices.
 */
export const isSameId = (one: unknown, other: unknown): boolean =>
  isValidId(one) && isValidId(other) && String(one) === String(other);

/** Creates a set of ids that finds an id as a text and as a number. */
export function createIdSet(ids: Iterable<unknown>) {
  const texts = new Set([...ids].filter(isValidId).map(String));
  return {
    size: texts.size,
    has: (id: unknown): boolean => isValidId(id) && texts.has(String(id)),
  };
}

/**
 * Maps ids to values, found by an id as a text and as a number. The last value of an id applies; entries without an id
 * are dropped.
 */
export function createIdMap<Value>(entries: Iterable<readonly [unknown, Value]>) {
  const values = new Map<string, Value>();
  for (const [id, value] of entries) if (isValidId(id)) values.set(String(id), value);
  return {
    size: values.size,
    get: (id: unknown): Value | undefined => (isValidId(id) ? values.get(String(id)) : undefined),
  };
}

export type IdMap<Value> = ReturnType<typeof createIdMap<Value>>;

const isValidId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
