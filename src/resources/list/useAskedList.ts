import {
  type ListControllerResult,
  type RaRecord,
  useGetList,
  useListParams,
  type UseGetListOptions,
} from 'react-admin';

import type { ListMeta } from '../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FilterValues } from './asked.ts';

const NOTHING = {};
/** Nothing here chooses rows. */
const noSelection = {
  selectedIds: [],
  onSelect: () => undefined,
  onSelectAll: () => undefined,
  onToggleItem: () => undefined,
  onUnselectItems: () => undefined,
};

interface AskedListOptions extends Pick<UseGetListOptions<RaRecord>, 'onSuccess' | 'onError'> {
  readonly meta?: ListMeta;
}

/**
 * What the address asks of a list, and the answer. react-admin's own controller sends every page
 * without rows to page 1: also one that failed, and so an outage would lose the place.
 */
export function useAskedList(
  { name, sort, pageSize }: ResourceDescriptor,
  { meta, ...told }: AskedListOptions,
): ListControllerResult<RaRecord> {
  const [asked, change] = useListParams({
    resource: name,
    perPage: pageSize,
    sort,
    filterDefaultValues: NOTHING,
    storeKey: false,
  });
  const order = { field: asked.sort, order: asked.order };
  const answer = useGetList<RaRecord>(
    name,
    {
      pagination: { page: asked.page, perPage: asked.perPage },
      sort: order,
      filter: asked.filter as FilterValues,
      ...(meta && { meta }),
    },
    { placeholderData: before => before, retry: false, ...told },
  );
  return {
    ...noSelection,
    ...answer,
    resource: name,
    sort: order,
    page: asked.page,
    perPage: asked.perPage,
    filterValues: asked.filterValues,
    displayedFilters: asked.displayedFilters,
    setPage: change.setPage,
    setPerPage: change.setPerPage,
    setSort: change.setSort,
    setFilters: change.setFilters,
    showFilter: change.showFilter,
    hideFilter: change.hideFilter,
  } as ListControllerResult<RaRecord>;
}
