import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { createIdSet } from '../../../../domain/isSameId.ts';
import { calls } from '../../../../data/calls.ts';
import type { ConsoleDataProvider } from '../../../../data/ConsoleDataProvider.ts';
import { normalizeDeviceId } from '../../../../domain/deviceId.ts';
import type { Asset } from '../Asset.ts';

export interface DeviceSearchQuery {
  readonly models: readonly string[];
  /** A part of the name or of the id; empty: the nearest devices. */
  readonly searchText: string;
  /** Absent for a device without a position: any devices are offered. */
  readonly nearPosition: { readonly lat: number; readonly lng: number } | null | undefined;
  readonly excludedIds: readonly string[];
}

/** Maximum number of results; a longer search text narrows them. */
const MAX_RESULTS = 8;

/** Returns the nearest devices, or those whose name or id matches. */
export function useDeviceSearch({
  models,
  searchText,
  nearPosition,
  excludedIds,
}: DeviceSearchQuery) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['assets', 'offered', models, searchText, nearPosition, excludedIds],
    queryFn: async ({ signal }) => {
      const perPage = MAX_RESULTS + excludedIds.length;
      const rows = searchText
        ? await searchByNameOrId(searchText)
        : // LoopBack returns the nearest first. The data provider has no such sort order.
          ((await calls.core.listAssets({
            query: {
              filter: {
                where: {
                  model: { inq: models },
                  ...(nearPosition && { geoPoint: { near: nearPosition, unit: 'kilometers' } }),
                },
                limit: perPage,
              },
            },
            signal,
          })) as readonly Asset[]);
      const excludedIdSet = createIdSet(excludedIds);
      return rows.filter(({ id }) => !excludedIdSet.has(id)).slice(0, MAX_RESULTS);

      async function searchByNameOrId(searchPart: string) {
        const { data } = await provider.getList<Asset>('assets', {
          filter: {
            model: { inq: models },
            or: [{ name: { like: searchPart } }, { id: { like: normalizeDeviceId(searchPart) } }],
          },
          sort: { field: 'name', order: 'ASC' },
          pagination: { page: 1, perPage },
          signal,
        });
        return data;
      }
    },
    placeholderData: keepPreviousData,
  });
}
