import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { GetListResult, Identifier, RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { SECOND_MS } from '../../domain/duration.ts';
import { isSameId } from '../../domain/isSameId.ts';
import type { ResourceDescriptor, TreeDescriptor } from '../../schema/resource.ts';
import { findNameField } from './findNameField.ts';
import { getBranchKey, TREE_PAGE_SIZE } from './TreeRow.ts';

/** Within this time a query of the tree is not repeated, unless a mutation invalidates it. */
export const TREE_STALE_TIME_MS = 30 * SECOND_MS;

/** A resource whose records form a tree. */
export type TreeResource = ResourceDescriptor & { readonly tree: TreeDescriptor };

/**
 * Whether the records of a resource form a tree.
 *
 * @example isTree(resources['domains']) // true
 */
export const isTree = (descriptor: ResourceDescriptor | undefined): descriptor is TreeResource =>
  descriptor?.tree !== undefined;

/** One page of the children of a record; of the roots without a parent. */
export interface TreePageRef {
  readonly parent: Identifier | undefined;
  /** From 1. */
  readonly page: number;
}

export type TreePageResult = GetListResult<RaRecord>;

export const getPageKey = ({ parent, page }: TreePageRef) => `${page} ${parent ?? ''}`;

/** Returns the filter of the direct children of a record. */
export const buildChildrenFilter = ({ tree }: TreeResource, parent: Identifier | undefined) => ({
  [tree.parent]: parent === undefined ? { empty: true } : { inq: [parent] },
});

/** The query of one page of a branch; with a keyword, of all records that match it. */
export const treePageQuery = (
  provider: ConsoleDataProvider,
  descriptor: TreeResource,
  { parent, page }: TreePageRef,
  keyword = '',
) =>
  queryOptions({
    // Starts with the resource name, so that every mutation of the resource invalidates it.
    // An id is a number in one record and a text in another: both are one page, which is loaded once.
    queryKey: [descriptor.name, 'tree', keyword, getBranchKey(parent) ?? null, page],
    queryFn: ({ signal }): Promise<TreePageResult> =>
      provider.getList(descriptor.name, {
        pagination: { page, perPage: TREE_PAGE_SIZE },
        sort: descriptor.sort,
        filter:
          keyword === ''
            ? buildChildrenFilter(descriptor, parent)
            : { [findNameField(descriptor)?.source ?? '']: { like: keyword } },
        signal,
      }),
    staleTime: TREE_STALE_TIME_MS,
  });

/**
 * Moves a record in what is loaded, until that is reloaded. The branches of its old and its new parent are reloaded
 * independently: until the later response, the record would be in both, so that it leaves them. Search results are no
 * branch, and keep it. The record itself has its new parent at once: otherwise its next move would start from the old one.
 */
export function moveInCache(
  cache: QueryClient,
  { name, tree }: TreeResource,
  movedId: Identifier,
  parent: unknown,
): void {
  cache.setQueriesData<RaRecord>({ queryKey: [name, 'getOne'] }, record =>
    record && isSameId(record.id, movedId) ? { ...record, [tree.parent]: parent } : undefined,
  );
  cache.setQueriesData<TreePageResult>({ queryKey: [name, 'tree', ''] }, page => {
    // Undefined leaves a page as it is: the latest page of a branch has the valid total.
    if (!page?.data.some(({ id }) => isSameId(id, movedId))) return undefined;
    const data = page.data.filter(({ id }) => !isSameId(id, movedId));
    return { ...page, data, ...(page.total !== undefined && { total: page.total - 1 }) };
  });
}
