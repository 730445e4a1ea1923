import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { createIdMap, type IdMap } from '../../domain/isSameId.ts';
import { canHaveChildren, getParentId } from './treeRelations.ts';
import { TREE_STALE_TIME_MS, type TreeResource } from './treePages.ts';
import { getBranchKey, type TreeBranches, TREE_PAGE_SIZE, getPageNumber } from './TreeRow.ts';

/** Consecutive rows of a branch. */
export interface RowBlock {
  readonly parent: Identifier | undefined;
  /** The position of its first row, from 1. */
  readonly first: number;
}

/** The number of rows of a block; a page has a whole number of blocks. */
const BLOCK_SIZE = 50;
/** Up to this number of records are counted individually. */
const MAX_COUNTED_INDIVIDUALLY = 8;
/** More records have their children read in one call, unless there are more than this: then the count is unknown. */
const MAX_CHILDREN_READ = 500;

/** Returns the block of a row. */
export const getBlock = (row: { readonly parent: Identifier | undefined; position: number }) => ({
  parent: row.parent,
  first: Math.floor((row.position - 1) / BLOCK_SIZE) * BLOCK_SIZE + 1,
});

type Counts = readonly (readonly [Identifier, number])[];

/** Returns the child counts of some rows, as far as they are cheap to load. */
export function useChildCounts(
  descriptor: TreeResource,
  branches: TreeBranches,
  blocks: readonly RowBlock[],
): IdMap<number> {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQueries({
    queries: blocks.flatMap(block => {
      const ids = getBlockIds(descriptor, branches, block);
      // Two blocks without records would be one query, and no query is twice in a list.
      if (ids.length === 0) return [];
      return {
        queryKey: [descriptor.name, 'tree', 'below', ids],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          ids.length <= MAX_COUNTED_INDIVIDUALLY
            ? countEach(provider, descriptor, ids, signal)
            : countTogether(provider, descriptor, ids, signal),
        staleTime: TREE_STALE_TIME_MS,
      };
    }),
    combine: combineCounts,
  });
}

const combineCounts = (results: readonly UseQueryResult<Counts>[]): IdMap<number> =>
  createIdMap(results.flatMap(({ data }) => data ?? []));

function getBlockIds(
  { tree }: TreeResource,
  branches: TreeBranches,
  { parent, first }: RowBlock,
): readonly Identifier[] {
  const page = branches.get(getBranchKey(parent))?.pages.get(getPageNumber({ position: first }));
  if (!page || 'error' in page) return [];
  const from = (first - 1) % TREE_PAGE_SIZE;
  return page.records
    .slice(from, from + BLOCK_SIZE)
    .flatMap(record => (canHaveChildren(tree, record) ? [record.id] : []));
}

const getChildrenQuery = (
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
        ...getChildrenQuery(descriptor, [id], signal),
        pagination: { page: 1, perPage: 1 },
        meta: { countOnly: true },
      });
      return [id, total] as const;
    }),
  );

async function countTogether(
  provider: ConsoleDataProvider,
  descriptor: TreeResource,
  ids: readonly Identifier[],
  signal: AbortSignal,
): Promise<Counts> {
  const { data, total = data.length } = await provider.getList<RaRecord>(descriptor.name, {
    ...getChildrenQuery(descriptor, ids, signal),
    pagination: { page: 1, perPage: MAX_CHILDREN_READ },
  });
  if (total > data.length) return [];
  const counts = new Map(ids.map(id => [String(id), 0]));
  for (const record of data) {
    const parent = getParentId(descriptor, record);
    if (parent === undefined) continue;
    counts.set(String(parent), (counts.get(String(parent)) ?? 0) + 1);
  }
  return [...counts];
}
