import { type QueryClient, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import {
  type AuthProvider,
  type Identifier,
  type RaRecord,
  useAuthProvider,
  useDataProvider,
} from 'react-admin';

import type { ConsoleDataProvider, ListMeta } from '../../data/ConsoleDataProvider.ts';
import { ResourcesContext } from '../descriptor/ResourcesContext.ts';
import {
  buildReferenceFilter,
  type ReferenceField,
  findReferenceFields,
  hasReferenceTo,
} from './referenceFields.ts';

/** The number of records that reference by one field, as far as known. */
export type ReferenceCountResult =
  | { readonly state: 'counted'; readonly count: number }
  /** The role may not list them. */
  | { readonly state: 'denied' }
  /** A scan would have to read each of this many records. */
  | { readonly state: 'tooMany'; readonly total: number }
  /** There are some; the platform does not return a count. */
  | { readonly state: 'some' }
  /** The platform has no list of them. */
  | { readonly state: 'unlisted' };

export interface ReferenceCount {
  readonly reference: ReferenceField;
  /** Absent while the count is loading, and when it failed. */
  readonly result: ReferenceCountResult | undefined;
  readonly error: unknown;
}

/** The maximum number of records read by a scan, for a field without a filter. */
const MAX_SCANNED_RECORDS = 200;

/** The URL length limits the ids. */
const MAX_IDS_PER_REQUEST = 100;

/** Counts older than this are refreshed: a decision is about to depend on them. */
const COUNT_STALE_TIME_MS = 10_000;

/**
 * Returns all fields that can reference records of a resource.
 *
 * @example const references = useReferenceFields('domains'); // the parent of domains, the domain of assets, …
 */
export function useReferenceFields(resource: string): readonly ReferenceField[] {
  const resources = useContext(ResourcesContext);
  return useMemo(() => findReferenceFields(resources, resource), [resources, resource]);
}

/**
 * Counts the references to any of the records, by field and resource.
 *
 * @example const counts = useReferenceCounts(useReferenceFields('assets'), [asset.id]);
 */
export function useReferenceCounts(
  references: readonly ReferenceField[],
  ids: readonly Identifier[],
): readonly ReferenceCount[] {
  const countContext = useCountContext();
  const queries = useQueries({
    queries: references.map(pointer => ({
      queryKey: [pointer.resource.name, 'pointing', pointer.source, ids],
      queryFn: ({ signal }: { signal: AbortSignal }) => count(countContext, pointer, ids, signal),
      staleTime: COUNT_STALE_TIME_MS,
    })),
  });
  return references.map((reference, index) => ({
    reference,
    result: queries[index]?.data,
    error: queries[index]?.error,
  }));
}

const COUNT_ONLY: ListMeta = { countOnly: true };

interface CountContext {
  readonly provider: ConsoleDataProvider;
  readonly authProvider: AuthProvider | undefined;
  readonly cache: QueryClient;
}

function useCountContext(): CountContext {
  const provider = useDataProvider<ConsoleDataProvider>();
  return { provider, authProvider: useAuthProvider(), cache: useQueryClient() };
}

async function count(
  countContext: CountContext,
  reference: ReferenceField,
  ids: readonly Identifier[],
  signal: AbortSignal,
): Promise<ReferenceCountResult> {
  const { resource, lookup } = reference;
  const isAllowed = await countContext.authProvider?.canAccess?.({
    resource: resource.name,
    action: 'list',
  });
  if (isAllowed === false) return { state: 'denied' };
  if (lookup === 'never') return { state: 'unlisted' };
  return lookup === 'byFilter'
    ? countByFilter(countContext, reference, ids, signal)
    : countByScan(countContext, reference, ids);
}

/** A record has one reference per field, so the counts of several requests add up. */
async function countByFilter(
  { provider }: CountContext,
  reference: ReferenceField,
  ids: readonly Identifier[],
  signal: AbortSignal,
): Promise<ReferenceCountResult> {
  const { name, sort } = reference.resource;
  const idChunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_REQUEST) }, (_, n) =>
    ids.slice(n * MAX_IDS_PER_REQUEST, (n + 1) * MAX_IDS_PER_REQUEST),
  );
  const totals = await Promise.all(
    idChunks.map(async idChunk => {
      const { data, total } = await provider.getList(name, {
        pagination: { page: 1, perPage: 1 },
        sort,
        filter: buildReferenceFilter(reference, idChunk),
        meta: COUNT_ONLY,
        signal,
      });
      return total ?? (data.length === 0 ? 0 : undefined);
    }),
  );
  return totals.every(total => total !== undefined)
    ? { state: 'counted', count: totals.reduce((sum, total) => sum + total, 0) }
    : { state: 'some' };
}

async function countByScan(
  { provider, cache }: CountContext,
  reference: ReferenceField,
  ids: readonly Identifier[],
): Promise<ReferenceCountResult> {
  const { data, total, pageInfo } = await cache.query(scanQuery(provider, reference));
  const all = total ?? data.length + (pageInfo?.hasNextPage ? 1 : 0);
  if (all > data.length) return { state: 'tooMany', total: all };
  const wanted = new Set(ids.map(String));
  const found = data.filter(record => hasReferenceTo(reference, record, wanted));
  return { state: 'counted', count: found.length };
}

/** The query for a scan of a resource; several of its fields share one response. */
export const scanQuery = (provider: ConsoleDataProvider, { resource }: ReferenceField) =>
  queryOptions({
    queryKey: [resource.name, 'looked'],
    queryFn: ({ signal }) =>
      provider.getList<RaRecord>(resource.name, {
        pagination: { page: 1, perPage: MAX_SCANNED_RECORDS },
        sort: resource.sort,
        filter: {},
        signal,
      }),
    staleTime: COUNT_STALE_TIME_MS,
  });
