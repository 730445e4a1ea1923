import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { Selection } from '../list/selection.ts';

/** The records that a selection means. */
export interface Meant {
  readonly records: readonly RaRecord[] | undefined;
  /** How many have been read so far, and of how many. */
  readonly read: number;
  readonly total: number;
  readonly error: unknown;
  readonly again: () => void;
}

/**
 * Reads the records that a selection means, on every page: the ticked ones by their ids, or all that match, however
 * many. They are read before anything is done, for what is changed or deleted moves the pages.
 */
export function useMeant(
  { name, sort }: ResourceDescriptor,
  { ids, matching, filter, others = [], count }: Selection,
): Meant {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [read, setRead] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['bulk', name, matching ? [filter, ...others] : [...ids]],
    queryFn: async ({ signal }) => {
      if (!matching) {
        const answer = await provider.getMany<RaRecord>(name, { ids: [...ids], signal });
        return answer.data;
      }
      const records = new Map<RaRecord['id'], RaRecord>();
      for (const each of [filter, ...others]) {
        for await (const { rows } of await provider.eachPage(name, {
          filter: each,
          sort,
          signal,
        })) {
          for (const row of rows) records.set(row.id, row);
          setRead(records.size);
        }
      }
      return [...records.values()];
    },
    // What is meant is what was meant when it was begun.
    staleTime: Infinity,
    gcTime: 0,
  });
  return { records: data, read, total: count, error, again: () => void refetch() };
}
