import { useQuery } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { filterFor, type Pointer, pointsAt } from './pointers.ts';
import { lookThrough } from './usePointing.ts';

/** A page has room for so many; the list has them all. */
const FIRST = 10;

/** The first records that point at another one, in the order of their own list; and how many do, where that is asked. */
export function useRelatedRows(pointer: Pointer, id: Identifier) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name, sort } = pointer.resource;
  const isAsked = pointer.found === 'byFilter';
  const asked = useQuery({
    queryKey: [name, 'related', pointer.source, id],
    enabled: isAsked,
    queryFn: ({ signal }) =>
      provider.getList<RaRecord>(name, {
        pagination: { page: 1, perPage: FIRST },
        sort,
        filter: filterFor(pointer, [id]),
        signal,
      }),
  });
  const looked = useQuery({ ...lookThrough(provider, pointer), enabled: !isAsked });
  const wanted = new Set([String(id)]);
  const rows = isAsked
    ? asked.data?.data
    : looked.data?.data.filter(record => pointsAt(pointer, record, wanted)).slice(0, FIRST);
  const { error, refetch } = isAsked ? asked : looked;
  return { rows, total: asked.data?.total, error, refetch: () => void refetch() };
}
