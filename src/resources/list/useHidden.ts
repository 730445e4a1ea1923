import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useGetList } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';

/** How many records a filter hides when it finds none: all there are. Asked for only where no list has told it before. */
export function useHidden({ name: resource, sort }: ResourceDescriptor): number | undefined {
  const known = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'] })
    .find(({ queryKey, state }) => isUnfiltered(queryKey[2]) && state.data !== undefined);
  const { total } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort, filter: {} },
    { enabled: known === undefined },
  );
  return known ? (known.state.data as GetListResult).total : total;
}

const isUnfiltered = (asked: unknown) =>
  Object.keys((asked as { filter?: object } | undefined)?.filter ?? { unknown: true }).length === 0;
