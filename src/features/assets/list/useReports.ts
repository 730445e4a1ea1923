import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import { idMap } from '../../../domain/sameId.ts';
import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { FetchExtraData } from '../../../resources/transfer/export/ExportSource.ts';
import { isReported, reportIn } from './columns.ts';

/** Whether it is known what a device last reported, or that nobody can say: until then its columns are on their way. */
export const KNOWN = 'status.known';

/**
 * Gives the devices of a page what each last reported, read with one question for all of them, and again with every
 * answer of the list. Where that fails the list is still one of devices, and Refresh asks again.
 *
 * @param answered when the list was answered, in milliseconds
 * @see ASSET-01, ASSET-08
 */
export function useReports(rows: readonly RaRecord[], answered: number): readonly RaRecord[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const ids = rows.map(({ id }) => id);
  const { data, isError } = useQuery({
    queryKey: ['statuses', 'reports', ids, answered],
    queryFn: ({ signal }) => reportsOf(provider, ids, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return useMemo(
    () =>
      rows.map(row => {
        const report = data?.get(row.id);
        const known = report !== undefined || isError || data?.size === 0;
        return { ...row, ...report, [KNOWN]: known };
      }),
    [rows, data, isError],
  );
}

/** What the devices of a file last reported, unless none of it is wanted. */
export const fetchReports: FetchExtraData = async (rows, { provider, sources, signal }) => {
  if (!sources.some(isReported)) return rows;
  const ids = rows.map(({ id }) => id);
  const reports = await reportsOf(provider, ids, signal);
  return rows.map(row => ({ ...row, ...reports.get(row.id) }));
};

async function reportsOf(
  provider: ConsoleDataProvider,
  ids: readonly Identifier[],
  signal: AbortSignal,
) {
  const { data } = await provider.getMany<RaRecord>('statuses', { ids: [...ids], signal });
  return idMap(data.map(status => [status.id, reportIn(status)] as const));
}
