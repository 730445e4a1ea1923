import { queryOptions } from '@tanstack/react-query';
import type { GetListResult, Identifier, RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor, TreeDescriptor } from '../../schema/resource.ts';
import { findNameField } from './findNameField.ts';
import { TREE_PAGE_SIZE } from './TreeRow.ts';

/** A resource whose records stand below each other. */
export type TreeResource = ResourceDescriptor & { readonly tree: TreeDescriptor };

/** Whether the records of a resource stand below each other. */
export const isTree = (descriptor: ResourceDescriptor | undefined): descriptor is TreeResource =>
  descriptor?.tree !== undefined;

/** One page of what is below a record; of the top where there is none. */
export interface TreePageRef {
  readonly parent: Identifier | undefined;
  /** From 1. */
  readonly page: number;
}

export type TreePageResult = GetListResult<RaRecord>;

/** Names a page among others. */
export const getPageKey = ({ parent, page }: TreePageRef) => `${page} ${parent ?? ''}`;

/** The filter of what stands directly below a record. */
export const buildChildrenFilter = ({ tree }: TreeResource, parent: Identifier | undefined) => ({
  [tree.parent]: parent === undefined ? { empty: true } : { inq: [parent] },
});

/** The question for one page of a branch; with words, for one of all records of that name. */
export const treePageQuery = (
  provider: ConsoleDataProvider,
  descriptor: TreeResource,
  { parent, page }: TreePageRef,
  keyword = '',
) =>
  queryOptions({
    // Begins with the resource: whatever is changed of it is asked for again.
    queryKey: [descriptor.name, 'tree', keyword, parent ?? null, page],
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
    staleTime: 30_000,
  });
