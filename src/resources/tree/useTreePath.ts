import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { getParentId } from './treeRelations.ts';
import { findTreePage, type TreeReadContext } from './findTreePage.ts';
import { TREE_STALE_TIME_MS, type TreeResource } from './treePages.ts';

/** A step of the path to a record. */
export interface TreePathStep {
  readonly record: RaRecord;
  /** The page number within its branch, from 1. */
  readonly page: number;
}

/** The path to a record, and whether it is being read again: meanwhile the record may be elsewhere. */
interface TreePathQuery {
  /** From the top of the tree, including the record; undefined while it is loading, or when that failed. */
  readonly path: readonly TreePathStep[] | undefined;
  readonly isFetching: boolean;
}

/** No real tree is this deep; a deeper one contains a cycle. */
const MAX_TREE_DEPTH = 32;

/**
 * Reads the path to a record.
 *
 * @param isLive false while the record is being deleted: it is not requested any more
 */
export function useTreePath(
  descriptor: TreeResource,
  id: Identifier | undefined,
  isLive = true,
): TreePathQuery {
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  const { data, isFetching } = useQuery({
    queryKey: [descriptor.name, 'path', id],
    queryFn: ({ signal }) => readPath({ provider, cache, descriptor, signal }, id as Identifier),
    enabled: id !== undefined && isLive,
    staleTime: TREE_STALE_TIME_MS,
  });
  return { path: id === undefined ? undefined : data, isFetching };
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
