import { calls } from '../../../data/calls.ts';
import type { FilterValues } from '../../../schema/filter.ts';

/** A count is used by all views and searches for this time, in milliseconds: a move of the map counts only further domains. */
const COUNT_STALE_MS = 60_000;

/** Returns the query of the number of devices of a domain. */
export const getDomainCountQuery = (id: string, where: FilterValues) => ({
  queryKey: ['assets', 'count', id, where],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    calls.core.countDomainAssets({ path: { id }, query: { where }, signal }),
  ...{ staleTime: COUNT_STALE_MS, retry: false },
});
