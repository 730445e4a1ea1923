import { useQuery } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { buildReferenceFilter, type ReferenceField, hasReferenceTo } from './referenceFields.ts';
import { scanQuery } from './useReferenceCounts.ts';

/** The number of rows on a record page; the list has all. */
const MAX_ROWS = 10;

/** Loads the first referencing records in the order of their own list, and their count on demand. */
export function useRelatedRows(reference: ReferenceField, id: Identifier) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name, sort } = reference.resource;
  const isFilterable = reference.lookup === 'byFilter';
  const filteredQuery = useQuery({
    queryKey: [name, 'related', reference.source, id],
    enabled: isFilterable,
    queryFn: ({ signal }) =>
      provider.getList<RaRecord>(name, {
        pagination: { page: 1, perPage: MAX_ROWS },
        sort,
        filter: buildReferenceFilter(reference, [id]),
        signal,
      }),
  });
  const scannedQuery = useQuery({ ...scanQuery(provider, reference), enabled: !isFilterable });
  const wanted = new Set([String(id)]);
  const rows = isFilterable
    ? filteredQuery.data?.data
    : scannedQuery.data?.data
        .filter(record => hasReferenceTo(reference, record, wanted))
        .slice(0, MAX_ROWS);
  const { error, refetch } = isFilterable ? filteredQuery : scannedQuery;
  return { rows, total: filteredQuery.data?.total, error, refetch: () => void refetch() };
}
