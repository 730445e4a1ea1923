import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import { createIdMap } from '../../../domain/isSameId.ts';
import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { FetchExtraData } from '../../../resources/transfer/export/ExportSource.ts';
import { isStatusColumn, getStatusValues } from './assetColumns.ts';

/** Whether it is known what a device last reported, or that nobody can say: until then its columns are on their way. */
export const STATUS_KNOWN_KEY = 'status.known';

/**
 * Gives the devices of a page what each last reported, read with one question for all of them, and again with every
 * answer of the list. Where that fails the list is still one of devices, and Refresh asks again.
 *
 * @param listUpdatedAt when the list was answered, in milliseconds
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
        const isKnown = statusValues !== undefined || isError || data?.size === 0;
        return { ...row, ...statusValues, [STATUS_KNOWN_KEY]: isKnown };
      }),
    [rows, data, isError],
  );
}

/** What the devices of a file last reported, unless none of it is wanted. */
export const fetchStatusColumns: FetchExtraData = async (rows, { provider, sources, signal }) => {
  if (!sources.some(isStatusColumn)) return rows;
  const ids = rows.map(({ id }) => id);
  const valuesById = await fetchStatusValues(provider, ids, signal);
  return rows.map(row => ({ ...row, ...valuesById.get(row.id) }));
};

async function fetchStatusValues(
  provider: ConsoleDataProvider,
  ids: readonly Identifier[],
  signal: AbortSignal,
) {
  const { data } = await provider.getMany<RaRecord>('statuses', { ids: [...ids], signal });
  return createIdMap(data.map(status => [status.id, getStatusValues(status)] as const));
}
