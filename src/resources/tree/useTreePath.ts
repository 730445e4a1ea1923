import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { getParentId } from './treeRelations.ts';
import { findTreePage, type TreeReadContext } from './findTreePage.ts';
import type { TreeResource } from './treePages.ts';

/** A record on the way down to another one. */
export interface TreePathStep {
  readonly record: RaRecord;
  /** The page of its branch that it is on, from 1. */
  readonly page: number;
}

/** No tree of people is so deep; one that is has a record below itself. */
const MAX_TREE_DEPTH = 32;

/**
 * The way to a record, from the top of the tree, itself last; undefined while it is being read or cannot be.
 *
 * @param isLive false while it is about to go: nothing is asked of it any more
 */
export function useTreePath(
  descriptor: TreeResource,
  id: Identifier | undefined,
  isLive = true,
): readonly TreePathStep[] | undefined {
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: [descriptor.name, 'path', id],
    queryFn: ({ signal }) => readPath({ provider, cache, descriptor, signal }, id as Identifier),
    enabled: id !== undefined && isLive,
    staleTime: 30_000,
  });
  return id === undefined ? undefined : data;
}

async function readPath(
  readContext: TreeReadContext,
  id: Identifier,
): Promise<readonly TreePathStep[]> {
  const { provider, descriptor, signal } = readContext;
  const path: TreePathStep[] = [];
  for (let next: Identifier | undefined = id; next !== undefined && path.length < MAX_TREE_DEPTH;) {
    const { data: record } = await provider.getOne<RaRecord>(descriptor.name, { id: next, signal });
    path.unshift({ record, page: await findTreePage(readContext, record) });
    next = getParentId(descriptor, record);
  }
  return path;
}
