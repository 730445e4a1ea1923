import { useMemo, useState } from 'react';
import type { ListControllerResult, RaRecord } from 'react-admin';

import { useRouteWhere } from '../routes/ResourceRoutesContext.ts';
import { mergeWhere } from '../conditions/resourceWhere.ts';
import type { FilterValues } from '../../schema/filter.ts';
import type { ListSelection } from '../selection/selection.ts';
import { createSelectionStore } from '../selection/selectionStore.ts';

/** Holds the selection of a list. It survives pagination and sorting; another filter clears it. */
export function useListSelectionState(
  { data, total, filterValues, resource }: ListControllerResult<RaRecord>,
  foldedCount: number,
): ListSelection {
  const serializedFilter = JSON.stringify(
    mergeWhere(filterValues as FilterValues, useRouteWhere(resource)),
  );
  const [stored, setStored] = useState(() => ({
    serializedFilter,
    selectionStore: createSelectionStore(),
  }));
  if (stored.serializedFilter !== serializedFilter)
    setStored({ serializedFilter, selectionStore: createSelectionStore() });
  const { selectionStore } = stored;
  return useMemo(
    () => ({
      selectionStore,
      pageIds: (data ?? []).map(({ id }) => id),
      filter: JSON.parse(serializedFilter) as FilterValues,
      // All that match the filter, on whichever page or line they are.
      total: total === undefined ? undefined : total + foldedCount,
    }),
    [selectionStore, data, serializedFilter, total, foldedCount],
  );
}
