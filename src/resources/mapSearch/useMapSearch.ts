import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { MapSearchSource } from './MapSearchContext.ts';
import { SEARCH_PAGE_SIZE } from './searchLimits.ts';

/** Reads one page of the matches of a text; an empty text has none. */
export function useMapSearch(text: string, page: number, readPage: MapSearchSource['readPage']) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['map', 'search', text, page],
    queryFn: async ({ signal }) => {
      const range = { offset: (page - 1) * SEARCH_PAGE_SIZE, limit: SEARCH_PAGE_SIZE };
      return { ...(await readPage(text, range, signal)), text };
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const total = data?.total ?? 0;
  const areHitsStale = data !== undefined && data.text !== text;
  return {
    hits: data?.hits ?? [],
    total,
    /** Undefined while the hits of the text are not read. */
    pageCount: data && !areHitsStale ? Math.max(1, Math.ceil(total / SEARCH_PAGE_SIZE)) : undefined,
    isLoading: isFetching && !data,
    isRefreshing: isFetching,
    /** Whether the hits are those of another text: they stay until the next ones are read. */
    areHitsStale,
    error,
    retry: () => void refetch(),
  };
}
