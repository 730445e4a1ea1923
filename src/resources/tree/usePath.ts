import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { parentOf } from './relatives.ts';
import { below, pageQuery, type TreeResource } from './treePages.ts';
import { PAGE } from './TreeRow.ts';

/** A record on the way down to another one. */
export interface Step {
  readonly record: RaRecord;
  /** The page of its branch that it is on, from 1. */
  readonly page: number;
}

/** No tree of people is so deep; one that is has a record below itself. */
const DEEPEST = 32;

/** The way to a record, from the top of the tree, itself last; undefined while it is being read or cannot be. */
export function usePath(
  descriptor: TreeResource,
  id: Identifier | undefined,
): readonly Step[] | undefined {
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: [descriptor.name, 'path', id],
    queryFn: ({ signal }) => readPath({ provider, cache, descriptor, signal }, id as Identifier),
    enabled: id !== undefined,
    staleTime: 30_000,
  });
  return id === undefined ? undefined : data;
}

interface Reading {
  readonly provider: ConsoleDataProvider;
  readonly cache: QueryClient;
  readonly descriptor: TreeResource;
  readonly signal: AbortSignal;
}

async function readPath(reading: Reading, id: Identifier): Promise<readonly Step[]> {
  const { provider, descriptor, signal } = reading;
  const path: Step[] = [];
  for (let next: Identifier | undefined = id; next !== undefined && path.length < DEEPEST;) {
    const { data: record } = await provider.getOne<RaRecord>(descriptor.name, { id: next, signal });
    path.unshift({ record, page: await findPage(reading, record) });
    next = parentOf(descriptor, record);
  }
  return path;
}

/**
 * Mostly the first. Else as many as stand before the record tell which, and where a platform orders names in another way
 * than it compares them, it is one of those beside it.
 */
async function findPage(reading: Reading, record: RaRecord): Promise<number> {
  const { provider, cache, descriptor } = reading;
  const parent = parentOf(descriptor, record);
  const isOn = async (page: number) => {
    const { data, total = 0 } = await cache.query(
      pageQuery(provider, descriptor, { parent, page }),
    );
    return total <= PAGE || data.some(({ id }) => id === record.id);
  };
  if (await isOn(1)) return 1;
  const likely = Math.floor((await countBefore(reading, record)) / PAGE) + 1;
  for (const page of [likely, likely - 1, likely + 1])
    if (page > 1 && (await isOn(page))) return page;
  return likely;
}

async function countBefore(
  { provider, descriptor, signal }: Reading,
  record: RaRecord,
): Promise<number> {
  const { name, sort } = descriptor;
  const { total = 0 } = await provider.getList(name, {
    pagination: { page: 1, perPage: 1 },
    sort,
    filter: {
      ...below(descriptor, parentOf(descriptor, record)),
      [sort.field]: { [sort.order === 'ASC' ? 'lt' : 'gt']: record[sort.field] as unknown },
    },
    meta: { countOnly: true },
    signal,
  });
  return total;
}
