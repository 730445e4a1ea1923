import { useCallback } from 'react';
import { type ListControllerResult, type RaRecord, useGetList, useListParams } from 'react-admin';

import type { ListMeta } from '../../data/ConsoleDataProvider.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useRouteWhere } from '../routes/ResourceRoutesContext.ts';
import { mergeWhere } from '../conditions/resourceWhere.ts';
import type { FilterValues } from '../../schema/filter.ts';
import type { UseFoldedRows } from './FoldedRows.ts';
import { getListFailures } from './getListFailures.ts';
import { useOutage } from '../failures/useOutage.ts';

const NO_DEFAULTS = {};
/** The selection of react-admin is unused: it re-renders the whole list with every change. */
const noSelection = {
  selectedIds: [],
  onSelect: () => undefined,
  onSelectAll: () => undefined,
  onToggleItem: () => undefined,
  onUnselectItems: () => undefined,
};

interface SchemaListControllerOptions {
  readonly meta?: ListMeta;
  readonly useFoldedRows: UseFoldedRows;
  /** Called with the failures, but not repeatedly during an outage. */
  readonly onFailure: (failures: readonly unknown[]) => void;
}

/**
 * Loads the list that the URL specifies. The controller of react-admin redirects every page without rows to page 1,
 * also a failed one, so an outage would lose the page.
 */
export function useSchemaListController(
  { name, sort, pageSize }: ResourceDescriptor,
  { meta, useFoldedRows, onFailure }: SchemaListControllerOptions,
) {
  const [params, modifiers] = useListParams({
    resource: name,
    perPage: pageSize,
    sort,
    filterDefaultValues: NO_DEFAULTS,
    storeKey: false,
  });
  const where = useRouteWhere(name);
  const order = { field: params.sort, order: params.order };
  const handleSettled = (failures: readonly unknown[]) => onFailure(recordFailures(failures));
  const filter = mergeWhere(params.filter as FilterValues, where);
  const folded = useFoldedRows(filter);
  const excluded = folded.filters.length > 0 ? folded.filters : undefined;
  const query = useGetList<RaRecord>(
    name,
    {
      pagination: { page: params.page, perPage: params.perPage },
      sort: order,
      filter,
      ...((meta || excluded) && { meta: { ...meta, ...(excluded && { excluded }) } }),
    },
    {
      enabled: !folded.isPending,
      placeholderData: before => before,
      onError: error => handleSettled([error]),
      onSuccess: result => handleSettled(getListFailures(result.meta)),
    },
  );
  const { refetch } = query;
  const { outage, lastSuccessAt, recordFailures } = useOutage(
    useCallback(() => refetch(), [refetch]),
  );

  const list = {
    ...noSelection,
    ...query,
    resource: name,
    sort: order,
    page: params.page,
    perPage: params.perPage,
    hasNextPage: query.pageInfo?.hasNextPage,
    hasPreviousPage: query.pageInfo?.hasPreviousPage,
    filterValues: params.filterValues,
    displayedFilters: params.displayedFilters,
    setPage: modifiers.setPage,
    setPerPage: modifiers.setPerPage,
    setSort: modifiers.setSort,
    setFilters: modifiers.setFilters,
    showFilter: modifiers.showFilter,
    hideFilter: modifiers.hideFilter,
  } as unknown as ListControllerResult<RaRecord>;
  // The first failure is reported immediately, although retries are pending.
  const error =
    query.error ?? query.failureReason ?? getListFailures(query.meta)[0] ?? outage?.error;
  return {
    list,
    folded,
    updatedAt: query.dataUpdatedAt,
    failure: { error, outage, lastSuccessAt },
  };
}

/** Why the rows are outdated or missing. */
export type ListFailure = ReturnType<typeof useSchemaListController>['failure'];
