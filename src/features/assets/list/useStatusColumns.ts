import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import { createIdMap } from '../../../domain/isSameId.ts';
import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { FetchExtraData } from '../../../resources/transfer/export/ExportSource.ts';
import { isStatusColumn, getStatusValues } from './assetColumns.ts';

/** Whether the last status of a device is known, or cannot be read: until then its columns are loading. */
export const STATUS_KNOWN_KEY = 'status.known';

/**
 * Adds the last reported status to the devices of a page, read in one request for all, and again with every list
 * response. If that fails, the list still shows the devices, and Refresh retries.
 *
 * @param listUpdatedAt when the list response arrived, in milliseconds
 * @see ASSET-01, ASSET-08
 */
export function useStatusColumns(
  rows: readonly RaRecord[],
  listUpdatedAt: number,
): readonly RaRecord[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const ids = rows.map(({ id }) => id);
  const { data, isError } = useQuery({
    queryKey: ['statuses', 'reports', ids, listUpdatedAt],
    queryFn: ({ signal }) => fetchStatusValues(provider, ids, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return useMemo(
    () =>
      rows.map(row => {
        const statusValues = data?.get(row.id);
        return {
          ...row,
          ...statusValues,
          [STATUS_KNOWN_KEY]: statusValues !== undefined || isError,
        };
      }),
    [rows, data, isError],
  );
}

/** Adds the last reported status to the exported devices, unless no status column is exported. */
export const fetchStatusColumns: FetchExtraData = async (rows, { provider, sources, signal }) => {
  if (!sources.some(isStatusColumn)) return rows;
  const ids = rows.map(({ id }) => id);
  const valuesById = await fetchStatusValues(provider, ids, signal);
  return rows.map(row => ({ ...row, ...valuesById.get(row.id) }));
};

/** Returns the values of each device; those of a device that never reported are empty. */
async function fetchStatusValues(
  provider: ConsoleDataProvider,
  ids: readonly Identifier[],
  signal: AbortSignal,
) {
  const { data } = await provider.getMany<RaRecord>('statuses', { ids: [...ids], signal });
  return createIdMap<Readonly<Record<string, unknown>>>([
    ...ids.map(id => [id, {}] as const),
    ...data.map(status => [status.id, getStatusValues(status)] as const),
  ]);
}
