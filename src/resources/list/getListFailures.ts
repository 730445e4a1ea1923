/** Returns the failures of a lenient response: of the list, the count, both, or none. */
export const getListFailures = (meta: unknown): readonly unknown[] =>
  (meta as { failures?: readonly unknown[] } | undefined)?.failures ?? [];
