import { useContext } from 'react';
import { type Identifier, ListContext, type SortPayload } from 'react-admin';

import type { ListResponseMeta } from '../../../data/ConsoleDataProvider.ts';
import { mergeWhere } from '../../conditions/resourceWhere.ts';
import { useRouteWhere } from '../../routes/ResourceRoutesContext.ts';
import { useSelection } from '../../selection/selection.ts';
import type { ExportSource } from './ExportSource.ts';

/** The records that match the filter of a list. */
export interface MatchingRecords {
  readonly total: number | undefined;
  readonly incomplete: ListResponseMeta['incomplete'];
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
}

/** The records that can be exported. */
export interface ExportRecords {
  /** Undefined without a selection of single records. */
  readonly selectedIds: readonly Identifier[] | undefined;
  /** Undefined where there is no list. */
  readonly matching: MatchingRecords | undefined;
}

/** Returns the records of a source: its own, else the selected and the matching ones of the surrounding list. */
export function useExportRecords({ descriptor, ids }: ExportSource): ExportRecords {
  const list = useContext(ListContext);
  const selection = useSelection();
  const where = useRouteWhere(descriptor.name);
  if (ids) return { selectedIds: ids, matching: undefined };
  const hasSelectedRows = selection && !selection.isAllMatching && selection.ids.size > 0;
  return {
    selectedIds: hasSelectedRows ? [...selection.ids] : undefined,
    matching: list
      ? {
          // The list may have lines instead of some rows.
          total: selection?.total ?? list.total,
          incomplete: (list.meta as ListResponseMeta | undefined)?.incomplete,
          filter: mergeWhere(list.filterValues as Readonly<Record<string, unknown>>, where),
          sort: list.sort,
        }
      : undefined,
  };
}
