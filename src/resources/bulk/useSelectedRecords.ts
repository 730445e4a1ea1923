import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { RowSelection } from '../selection/selection.ts';

/** The loaded records of a selection. */
export interface SelectedRecords {
  readonly records: readonly RaRecord[] | undefined;
  /** The number of records loaded so far, and the total. */
  readonly readCount: number;
  readonly total: number;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Loads the selected records of all pages: by id, or all matching ones. They are loaded before the operation starts,
 * because updates and deletes shift the pages.
 */
export function useSelectedRecords(
  { name }: ResourceDescriptor,
  { ids, isAllMatching, filter, otherFilters = [], count }: RowSelection,
): SelectedRecords {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [readCount, setReadCount] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['bulk', name, isAllMatching ? [filter, ...otherFilters] : [...ids]],
    queryFn: async ({ signal }) => {
      if (!isAllMatching) {
        const response = await provider.getMany<RaRecord>(name, { ids: [...ids], signal });
        return response.data;
      }
      const records = new Map<RaRecord['id'], RaRecord>();
      for (const each of [filter, ...otherFilters]) {
        for await (const { rows } of await provider.eachPage(name, { filter: each, signal })) {
          for (const row of rows) records.set(row.id, row);
          setReadCount(records.size);
        }
      }
      return [...records.values()];
    },
    // The targets stay those of the start.
    staleTime: Infinity,
    gcTime: 0,
  });
  return { records: data, readCount, total: count, error, retry: () => void refetch() };
}
