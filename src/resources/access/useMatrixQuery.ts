import { useSearchParams } from 'react-router-dom';

import type { MatrixFilter } from './permissionMatrix.ts';

/** What is asked of the matrix, and the role whose column alone is shown. */
export interface MatrixQuery extends MatrixFilter {
  readonly role: string;
  /** Another product mode than the one of the platform; empty for that. */
  readonly mode: string;
  /** Whether there is to be a project, yes or no; empty for as it is. */
  readonly project: string;
}

/** The state of the matrix in the address. What it does not know finds everything. */
export function useMatrixQuery() {
  const [searchParams, setSearchParams] = useSearchParams();
  const query: MatrixQuery = {
    words: searchParams.get('words') ?? '',
    service: searchParams.get('service') ?? '',
    role: searchParams.get('role') ?? '',
    mode: searchParams.get('mode') ?? '',
    project: searchParams.get('project') ?? '',
    restricted: searchParams.get('restricted') === 'true',
  };
  const setQuery = (change: Partial<MatrixQuery>) => {
    const next = { ...query, ...change };
    const nonEmptyEntries = Object.entries(next).filter(
      ([, value]) => value !== '' && value !== false,
    );
    const entries = nonEmptyEntries.map(([name, value]) => [name, String(value)]);
    setSearchParams(new URLSearchParams(entries), { replace: true });
  };
  return { query, setQuery };
}
