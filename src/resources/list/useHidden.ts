import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useGetList } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useWhere } from '../AddressesContext.ts';
import { withWhere } from '../places/where.ts';

/** How many records a filter hides when it finds none: all there are. Asked for only where no list has told it before. */
export function useHidden({ name: resource, sort }: ResourceDescriptor): number | undefined {
  const filter = withWhere(NOTHING, useWhere(resource));
  const known = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'] })
    .find(({ queryKey, state }) => isAsked(queryKey[2], filter) && state.data !== undefined);
  const { total } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort, filter },
    { enabled: known === undefined },
  );
  return known ? (known.state.data as GetListResult).total : total;
}

const NOTHING = {};

const isAsked = (asked: unknown, filter: object) =>
  JSON.stringify((asked as { filter?: object } | undefined)?.filter) === JSON.stringify(filter);
