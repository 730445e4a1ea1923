import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { idMap, type IdMap } from '../../domain/sameId.ts';
import { holdsMore, parentOf } from './relatives.ts';
import type { TreeResource } from './treePages.ts';
import { branchKeyOf, type Branches, PAGE, pageOf } from './TreeRow.ts';

/** Some lines of a branch, side by side. */
export interface Block {
  readonly parent: Identifier | undefined;
  /** The position of the first line of them, from 1. */
  readonly first: number;
}

/** Lines of a block; a page has a whole number of them. */
const BLOCK = 50;
/** What is below so few is counted one by one. */
const FEW = 8;
/** What is below more is read in one go, unless there is more than this: then nobody says how many. */
const MOST = 500;

/** The block that a line is in. */
export const blockOf = (row: { readonly parent: Identifier | undefined; position: number }) => ({
  parent: row.parent,
  first: Math.floor((row.position - 1) / BLOCK) * BLOCK + 1,
});

type Counts = readonly (readonly [Identifier, number])[];

/** How many records are below each of some lines, as far as that costs little. */
export function useBelow(
  descriptor: TreeResource,
  branches: Branches,
  blocks: readonly Block[],
): IdMap<number> {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQueries({
    queries: blocks.map(block => {
      const ids = idsIn(descriptor, branches, block);
      return {
        queryKey: [descriptor.name, 'tree', 'below', ids],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          ids.length <= FEW
            ? countEach(provider, descriptor, ids, signal)
            : readTogether(provider, descriptor, ids, signal),
        enabled: ids.length > 0,
        staleTime: 30_000,
      };
    }),
    combine,
  });
}

const combine = (results: readonly UseQueryResult<Counts>[]): IdMap<number> =>
  idMap(results.flatMap(({ data }) => data ?? []));

function idsIn(
  { tree }: TreeResource,
  branches: Branches,
  { parent, first }: Block,
): readonly Identifier[] {
  const page = branches.get(branchKeyOf(parent))?.pages.get(pageOf({ position: first }));
  if (!page || 'error' in page) return [];
  const from = (first - 1) % PAGE;
  return page.records
    .slice(from, from + BLOCK)
    .flatMap(record => (holdsMore(tree, record) ? [record.id] : []));
}

const question = (
  { tree, sort }: TreeResource,
  ids: readonly Identifier[],
  signal: AbortSignal,
) => ({
  sort,
  filter: { [tree.parent]: { inq: ids } },
  signal,
});

const countEach = (
  provider: ConsoleDataProvider,
  descriptor: TreeResource,
  ids: readonly Identifier[],
  signal: AbortSignal,
): Promise<Counts> =>
  Promise.all(
    ids.map(async id => {
      const { total = 0 } = await provider.getList(descriptor.name, {
        ...question(descriptor, [id], signal),
        pagination: { page: 1, perPage: 1 },
        meta: { countOnly: true },
      });
      return [id, total] as const;
    }),
  );

async function readTogether(
  provider: ConsoleDataProvider,
  descriptor: TreeResource,
  ids: readonly Identifier[],
  signal: AbortSignal,
): Promise<Counts> {
  const { data, total = data.length } = await provider.getList<RaRecord>(descriptor.name, {
    ...question(descriptor, ids, signal),
    pagination: { page: 1, perPage: MOST },
  });
  if (total > data.length) return [];
  const counts = new Map(ids.map(id => [String(id), 0]));
  for (const record of data) {
    const parent = parentOf(descriptor, record);
    if (parent === undefined) continue;
    counts.set(String(parent), (counts.get(String(parent)) ?? 0) + 1);
  }
  return [...counts];
}
