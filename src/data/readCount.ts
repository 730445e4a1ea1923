/**
 * Parses a number of records in a response; `undefined` where it is none. A header contains it as a text.
 *
 * @example parseCount('4213') // 4213
 */
export function parseCount(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^\d+$/.test(value.trim());
  const count = isText ? Number(value) : value;
  return Number.isSafeInteger(count) && (count as number) >= 0 ? (count as number) : undefined;
}

/** Reads the count in a response: `{ count }`, as LoopBack returns, `{ total }`, or the number alone. */
export function readCount(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null) return parseCount(body);
  const { count, total } = body as { readonly count?: unknown; readonly total?: unknown };
  return parseCount(count ?? total);
}
