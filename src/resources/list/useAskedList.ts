import { useCallback } from 'react';
import { type ListControllerResult, type RaRecord, useGetList, useListParams } from 'react-admin';

import type { ListMeta } from '../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useWhere } from '../AddressesContext.ts';
import { withWhere } from '../places/where.ts';
import type { FilterValues } from './asked.ts';
import { failuresIn } from './failures.ts';
import { useOutage } from './useOutage.ts';

const NOTHING = {};
/** react-admin's own choice of rows is not used: it draws the whole list again with every tick. */
const noSelection = {
  selectedIds: [],
  onSelect: () => undefined,
  onSelectAll: () => undefined,
  onToggleItem: () => undefined,
  onUnselectItems: () => undefined,
};

interface AskedListOptions {
  readonly meta?: ListMeta;
  /** Told what failed, but not over and over while it lasts. */
  readonly onFailure: (failures: readonly unknown[]) => void;
}

/**
 * What the address asks of a list, and the answer. react-admin's own controller sends every page
 * without rows to page 1: also one that failed, and so an outage would lose the place.
 */
export function useAskedList(
  { name, sort, pageSize }: ResourceDescriptor,
  { meta, onFailure }: AskedListOptions,
) {
  const [asked, change] = useListParams({
    resource: name,
    perPage: pageSize,
    sort,
    filterDefaultValues: NOTHING,
    storeKey: false,
  });
  const where = useWhere(name);
  const order = { field: asked.sort, order: asked.order };
  const answered = (failures: readonly unknown[]) => onFailure(hear(failures));
  const answer = useGetList<RaRecord>(
    name,
    {
      pagination: { page: asked.page, perPage: asked.perPage },
      sort: order,
      filter: withWhere(asked.filter as FilterValues, where),
      ...(meta && { meta }),
    },
    {
      placeholderData: before => before,
      onError: error => answered([error]),
      onSuccess: given => answered(failuresIn(given.meta)),
    },
  );
  const { refetch } = answer;
  const { outage, good, hear } = useOutage(useCallback(() => refetch(), [refetch]));

  const list = {
    ...noSelection,
    ...answer,
    resource: name,
    sort: order,
    page: asked.page,
    perPage: asked.perPage,
    hasNextPage: answer.pageInfo?.hasNextPage,
    hasPreviousPage: answer.pageInfo?.hasPreviousPage,
    filterValues: asked.filterValues,
    displayedFilters: asked.displayedFilters,
    setPage: change.setPage,
    setPerPage: change.setPerPage,
    setSort: change.setSort,
    setFilters: change.setFilters,
    showFilter: change.showFilter,
    hideFilter: change.hideFilter,
  } as unknown as ListControllerResult<RaRecord>;
  // A first try that failed is told at once, though more are made by themselves.
  const error = answer.error ?? answer.failureReason ?? failuresIn(answer.meta)[0] ?? outage?.error;
  return { list, answered: answer.dataUpdatedAt, failure: { error, outage, good } };
}

/** Why the rows are not those of now, as far as anything went wrong. */
export type ListFailure = ReturnType<typeof useAskedList>['failure'];
