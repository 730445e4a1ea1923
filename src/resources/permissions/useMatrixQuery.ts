import { useSearchParams } from 'react-router-dom';

import type { MatrixFilter } from './permissionMatrix.ts';

/** The filter of the matrix, and the role whose column alone is shown. */
export interface MatrixQuery extends MatrixFilter {
  readonly role: string;
  /** A product mode that overrides that of the platform; empty for none. */
  readonly mode: string;
  /** Whether there is a project, as an override; empty for none. */
  readonly project: string;
}

/** Reads and writes the matrix filter in the URL. Unknown parameters are ignored. */
export function useMatrixQuery() {
  const [searchParams, setSearchParams] = useSearchParams();
  const query: MatrixQuery = {
    searchText: searchParams.get('q') ?? '',
    service: searchParams.get('service') ?? '',
    role: searchParams.get('role') ?? '',
    mode: searchParams.get('mode') ?? '',
    project: searchParams.get('project') ?? '',
    restricted: searchParams.get('restricted') === 'true',
  };
  const setQuery = (change: Partial<MatrixQuery>) => {
    const { searchText, ...rest } = { ...query, ...change };
    const nonEmptyEntries = Object.entries({ q: searchText, ...rest }).filter(
      ([, value]) => value !== '' && value !== false,
    );
    const entries = nonEmptyEntries.map(([name, value]) => [name, String(value)]);
    setSearchParams(new URLSearchParams(entries), { replace: true });
  };
  return { query, setQuery };
}
