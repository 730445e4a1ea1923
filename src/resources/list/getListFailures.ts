/** What failed of a lenient answer: the list, the count, both, or nothing. */
export const getListFailures = (meta: unknown): readonly unknown[] =>
  (meta as { failures?: readonly unknown[] } | undefined)?.failures ?? [];
