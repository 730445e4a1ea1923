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
import { ResourcesContext } from '../ResourcesContext.ts';
import { filterFor, type Pointer, pointersTo, pointsAt } from './pointers.ts';

/** What is known of the records that point by one field. */
export type Known =
  | { readonly state: 'counted'; readonly count: number }
  /** The role may not list them. */
  | { readonly state: 'denied' }
  /** Each would have to be read, and there are so many. */
  | { readonly state: 'tooMany'; readonly total: number }
  /** There are some; the platform does not say how many. */
  | { readonly state: 'some' }
  /** The platform cannot list them. */
  | { readonly state: 'unlisted' };

export interface Pointing {
  readonly pointer: Pointer;
  /** Absent while it is asked, and when asking failed. */
  readonly known: Known | undefined;
  readonly error: unknown;
}

/** So many records are read to find those that point by a field that no filter knows. */
const MOST_LOOKED = 200;

/** An address holds no more ids. */
const MOST_ASKED = 100;

/** A count that is so old is asked again: somebody is about to decide by it. */
const FRESH = 10_000;

/** What can point at records of a resource, whatever does. */
export function usePointers(resource: string): readonly Pointer[] {
  const resources = useContext(ResourcesContext);
  return useMemo(() => pointersTo(resources, resource), [resources, resource]);
}

/** Counts by every field of every resource what points at one of the records. */
export function usePointing(
  pointers: readonly Pointer[],
  ids: readonly Identifier[],
): readonly Pointing[] {
  const asking = useAsking();
  const answers = useQueries({
    queries: pointers.map(pointer => ({
      queryKey: [pointer.resource.name, 'pointing', pointer.source, ids],
      queryFn: ({ signal }: { signal: AbortSignal }) => count(asking, pointer, ids, signal),
      staleTime: FRESH,
    })),
  });
  return pointers.map((pointer, index) => ({
    pointer,
    known: answers[index]?.data,
    error: answers[index]?.error,
  }));
}

const COUNT_ONLY: ListMeta = { countOnly: true };

interface Asking {
  readonly provider: ConsoleDataProvider;
  readonly authProvider: AuthProvider | undefined;
  readonly cache: QueryClient;
}

function useAsking(): Asking {
  const provider = useDataProvider<ConsoleDataProvider>();
  return { provider, authProvider: useAuthProvider(), cache: useQueryClient() };
}

async function count(
  asking: Asking,
  pointer: Pointer,
  ids: readonly Identifier[],
  signal: AbortSignal,
): Promise<Known> {
  const { resource, found } = pointer;
  const may = await asking.authProvider?.canAccess?.({ resource: resource.name, action: 'list' });
  if (may === false) return { state: 'denied' };
  if (found === 'never') return { state: 'unlisted' };
  return found === 'byFilter'
    ? countAsked(asking, pointer, ids, signal)
    : countLooked(asking, pointer, ids);
}

/** A record points at one id by one field, so the counts of several questions add up. */
async function countAsked(
  { provider }: Asking,
  pointer: Pointer,
  ids: readonly Identifier[],
  signal: AbortSignal,
): Promise<Known> {
  const { name, sort } = pointer.resource;
  const questions = Array.from({ length: Math.ceil(ids.length / MOST_ASKED) }, (_, n) =>
    ids.slice(n * MOST_ASKED, (n + 1) * MOST_ASKED),
  );
  const totals = await Promise.all(
    questions.map(async some => {
      const { data, total } = await provider.getList(name, {
        pagination: { page: 1, perPage: 1 },
        sort,
        filter: filterFor(pointer, some),
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

async function countLooked(
  { provider, cache }: Asking,
  pointer: Pointer,
  ids: readonly Identifier[],
): Promise<Known> {
  const { data, total, pageInfo } = await cache.query(lookThrough(provider, pointer));
  const all = total ?? data.length + (pageInfo?.hasNextPage ? 1 : 0);
  if (all > data.length) return { state: 'tooMany', total: all };
  const wanted = new Set(ids.map(String));
  const found = data.filter(record => pointsAt(pointer, record, wanted));
  return { state: 'counted', count: found.length };
}

/** The question for all records of a resource; several fields of one are looked for in the same answer. */
export const lookThrough = (provider: ConsoleDataProvider, { resource }: Pointer) =>
  queryOptions({
    queryKey: [resource.name, 'looked'],
    queryFn: ({ signal }) =>
      provider.getList<RaRecord>(resource.name, {
        pagination: { page: 1, perPage: MOST_LOOKED },
        sort: resource.sort,
        filter: {},
        signal,
      }),
    staleTime: FRESH,
  });
