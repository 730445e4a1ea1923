import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider } from 'react-admin';

import { isSameId } from '../../../domain/isSameId.ts';
import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { Asset } from './Asset.ts';

interface PreviousNext {
  readonly previous?: Asset | undefined;
  readonly next?: Asset | undefined;
}

/** More than a street has of one model. */
const MAX_ROWS = 500;

/**
 * Returns the previous and the next device: in the page of the list that it was opened from, else by name among
 * those of its model and domain.
 */
export function usePreviousNext(asset: Asset): PreviousNext {
  const queryClient = useQueryClient();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { id, model, domainId } = asset;
  const { data } = useQuery({
    queryKey: ['assets', 'neighbours', id],
    queryFn: async ({ signal }) => {
      const cachedRows = findCachedList(
        id,
        queryClient.getQueriesData<GetListResult<Asset>>({
          queryKey: ['assets', 'getList'],
        }),
      );
      if (cachedRows) return getPreviousNext(cachedRows, id);
      const { data: rows } = await provider.getList<Asset>('assets', {
        filter: { domainId: { inq: [domainId] }, model: { inq: [model] } },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: MAX_ROWS },
        signal,
      });
      return getPreviousNext(rows, id);
    },
    staleTime: Infinity,
  });
  return data ?? {};
}

type CachedLists = readonly (readonly [unknown, GetListResult<Asset> | undefined])[];

/** Returns the rows of the last list that contains more than this device. */
const findCachedList = (id: string, lists: CachedLists): readonly Asset[] | undefined =>
  lists
    .map(([, list]) => list?.data)
    .findLast(rows => rows && rows.length > 1 && rows.some(row => isSameId(row.id, id)));

function getPreviousNext(rows: readonly Asset[], id: string): PreviousNext {
  const index = rows.findIndex(row => isSameId(row.id, id));
  return index < 0 ? {} : { previous: rows[index - 1], next: rows[index + 1] };
}
