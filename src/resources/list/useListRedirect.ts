import { useLocation } from 'react-router-dom';

import type { Redirect } from '../../ui/useRedirect.ts';
import type { FilterValues } from '../../schema/filter.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { sanitizeListSearch } from '../conditions/listUrl.ts';
import { type ListLocationState, parseListLocationState } from '../conditions/listLocationState.ts';
import { getQueryLocation } from '../filters/saved/savedQueries.ts';
import { useSavedQueries } from '../filters/saved/useSavedQueries.ts';

/** The maximum number of reported parameters: more is unreadable, and the history state is limited. */
const MAX_REJECTED_PARAMS = 50;

interface ListRedirect {
  /** The saved queries are still loading. */
  readonly isPending: boolean;
  readonly redirect?: Redirect;
}

/**
 * Returns the redirect of a list: to its URL without rejected parameters, which are reported through the location
 * state; or, where the URL has no list parameters, to the default saved query, else to the default filter.
 */
export function useListRedirect(
  descriptor: ResourceDescriptor,
  defaultFilter?: FilterValues,
): ListRedirect {
  const location = useLocation();
  const { search } = location;
  const { queries, isPending } = useSavedQueries(descriptor.name);
  if (isEmptySearch(search)) {
    const defaultQuery = queries.find(({ opens }) => opens);
    return {
      isPending,
      ...(!isPending && defaultFilter && { redirect: getFilterLocation(defaultFilter) }),
      ...(defaultQuery && { redirect: getQueryLocation(defaultQuery) }),
    };
  }
  const sanitized = sanitizeListSearch(search, descriptor);
  if (!sanitized) return { isPending: false };
  const { query, rejectedParams } = parseListLocationState(location.state);
  const locationState: ListLocationState = {
    ...(query !== undefined && { query }),
    rejectedParams: [...rejectedParams, ...sanitized.rejectedParams].slice(0, MAX_REJECTED_PARAMS),
  };
  return {
    isPending: false,
    redirect: { to: { search: sanitized.search }, state: locationState },
  };
}

const getFilterLocation = (filter: FilterValues): Redirect => ({
  to: { search: `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` },
});

const LIST_PARAMS = ['page', 'perPage', 'sort', 'order', 'filter'];

const isEmptySearch = (search: string) => {
  const searchParams = new URLSearchParams(search);
  return !LIST_PARAMS.some(name => searchParams.has(name));
};
