import type { FilterValues } from '../../schema/filter.ts';

/** A count is used by all views and searches for this time, in milliseconds: a move of the map counts only further domains. */
const COUNT_STALE_MS = 60_000;

/** Creates the query of the number of devices of a domain. */
export const createDomainCountQuery = (
  id: string,
  where: FilterValues,
  read: (signal: AbortSignal) => Promise<{ readonly count: number }>,
) => ({
  queryKey: ['assets', 'count', id, where],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => read(signal),
  ...{ staleTime: COUNT_STALE_MS, retry: false },
});
