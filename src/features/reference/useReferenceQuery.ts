import { useSearchParams } from 'react-router-dom';

import { REFERENCE_GROUPS, type ReferenceQuery } from './errorReference.ts';

/** What is asked of the reference stands in the address. What it does not know asks for everything. */
export function useReferenceQuery() {
  const [searchParams, setSearchParams] = useSearchParams();
  const query: ReferenceQuery = {
    searchText: (searchParams.get('words') ?? '').slice(0, MAX_SEARCH_LENGTH),
    group: REFERENCE_GROUPS.find(group => group === searchParams.get('group')) ?? '',
    code: (searchParams.get('code') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  };
  const setQuery = (change: Partial<ReferenceQuery>) => {
    // Whoever looks for something else is no longer at one code.
    const { searchText, ...rest } = { ...query, code: '', ...change };
    const params = Object.entries({ words: searchText, ...rest });
    setSearchParams(new URLSearchParams(params.filter(([, value]) => value !== '')), {
      replace: true,
    });
  };
  return { query, setQuery };
}

/** Characters of what is looked for. */
export const MAX_SEARCH_LENGTH = 100;
