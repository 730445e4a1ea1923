import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useGetList } from 'react-admin';

import type { ListMeta } from '../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useRouteWhere } from '../routes/ResourceRoutesContext.ts';
import { mergeWhere } from '../conditions/resourceWhere.ts';

/**
 * Returns the number of records without the filter, when the filter matches none. It is requested only where no cached
 * list has it.
 */
export function useHiddenCount({ name: resource, sort }: ResourceDescriptor): number | undefined {
  const filter = mergeWhere(NO_FILTER, useRouteWhere(resource));
  const cachedQuery = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'] })
    .find(({ queryKey, state }) => hasFilter(queryKey[2], filter) && state.data !== undefined);
  const { total } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort, filter },
    { enabled: cachedQuery === undefined },
  );
  return cachedQuery ? (cachedQuery.state.data as GetListResult).total : total;
}

const NO_FILTER = {};

/** A list with folded rows has fewer records. */
function hasFilter(params: unknown, filter: object): boolean {
  const { filter: listed, meta } = (params ?? {}) as { filter?: object; meta?: ListMeta };
  return JSON.stringify(listed) === JSON.stringify(filter) && !meta?.excluded;
}
