import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useDataProvider } from 'react-admin';

import { sameId } from '../../../domain/sameId.ts';
import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { Asset } from './Part.ts';

interface Neighbours {
  readonly before?: Asset | undefined;
  readonly after?: Asset | undefined;
}

/** A street has fewer of one model. */
const MOST = 500;

/**
 * The devices before and after one: in the page of the list that it was opened from, else among those of its model in
 * its domain, by name.
 */
export function useNeighbours(asset: Asset): Neighbours {
  const cache = useQueryClient();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { id, model, domainId } = asset;
  const { data } = useQuery({
    queryKey: ['assets', 'neighbours', id],
    queryFn: async ({ signal }) => {
      const listed = listedWith(
        id,
        cache.getQueriesData<GetListResult<Asset>>({
          queryKey: ['assets', 'getList'],
        }),
      );
      if (listed) return around(listed, id);
      const { data: rows } = await provider.getList<Asset>('assets', {
        filter: { domainId: { inq: [domainId] }, model: { inq: [model] } },
        sort: { field: 'name', order: 'ASC' },
        pagination: { page: 1, perPage: MOST },
        signal,
      });
      return around(rows, id);
    },
    staleTime: Infinity,
  });
  return data ?? {};
}

type Lists = readonly (readonly [unknown, GetListResult<Asset> | undefined])[];

/** The rows of the last list that shows more than this one. */
const listedWith = (id: string, lists: Lists): readonly Asset[] | undefined =>
  lists
    .map(([, list]) => list?.data)
    .findLast(rows => rows && rows.length > 1 && rows.some(row => sameId(row.id, id)));

function around(rows: readonly Asset[], id: string): Neighbours {
  const at = rows.findIndex(row => sameId(row.id, id));
  return at < 0 ? {} : { before: rows[at - 1], after: rows[at + 1] };
}
