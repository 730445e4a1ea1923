import { queryOptions } from '@tanstack/react-query';
import type { GetListResult, Identifier, RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor, TreeDescriptor } from '../../schema/resource.ts';
import { nameField } from './nameField.ts';
import { PAGE } from './TreeRow.ts';

/** A resource whose records stand below each other. */
export type TreeResource = ResourceDescriptor & { readonly tree: TreeDescriptor };

/** Whether the records of a resource stand below each other. */
export const isTree = (descriptor: ResourceDescriptor | undefined): descriptor is TreeResource =>
  descriptor?.tree !== undefined;

/** One page of what is below a record; of the top where there is none. */
export interface Asked {
  readonly parent: Identifier | undefined;
  /** From 1. */
  readonly page: number;
}

export type PageAnswer = GetListResult<RaRecord>;

/** Names a page among others. */
export const keyOf = ({ parent, page }: Asked) => `${page} ${parent ?? ''}`;

/** The filter of what stands directly below a record. */
export const below = ({ tree }: TreeResource, parent: Identifier | undefined) => ({
  [tree.parent]: parent === undefined ? { empty: true } : { inq: [parent] },
});

/** The question for one page of a branch; with words, for one of all records of that name. */
export const pageQuery = (
  provider: ConsoleDataProvider,
  descriptor: TreeResource,
  { parent, page }: Asked,
  words = '',
) =>
  queryOptions({
    // Begins with the resource: whatever is changed of it is asked for again.
    queryKey: [descriptor.name, 'tree', words, parent ?? null, page],
    queryFn: ({ signal }): Promise<PageAnswer> =>
      provider.getList(descriptor.name, {
        pagination: { page, perPage: PAGE },
        sort: descriptor.sort,
        filter:
          words === ''
            ? below(descriptor, parent)
            : { [nameField(descriptor)?.source ?? '']: { like: words } },
        signal,
      }),
    staleTime: 30_000,
  });
