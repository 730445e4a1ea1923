import { useSearchParams } from 'react-router-dom';

import { REFERENCE_GROUPS, type ReferenceQuery } from './errorReference.ts';

/** Controls the query of the reference by the URL. An unknown value selects everything. */
export function useReferenceQuery() {
  const [searchParams, setSearchParams] = useSearchParams();
  const query: ReferenceQuery = {
    searchText: (searchParams.get('q') ?? '').slice(0, MAX_REFERENCE_SEARCH_LENGTH),
    group: REFERENCE_GROUPS.find(group => group === searchParams.get('group')) ?? '',
    code: (searchParams.get('code') ?? '').trim().slice(0, MAX_REFERENCE_SEARCH_LENGTH),
  };
  const setQuery = (change: Partial<ReferenceQuery>) => {
    // A new search leaves the view of a single code.
    const { searchText, ...rest } = { ...query, code: '', ...change };
    const params = Object.entries({ q: searchText, ...rest });
    setSearchParams(new URLSearchParams(params.filter(([, value]) => value !== '')), {
      replace: true,
    });
  };
  return { query, setQuery };
}

/** Maximum length of the search text, in characters. */
export const MAX_REFERENCE_SEARCH_LENGTH = 100;
