import type { Identifier } from 'react-admin';

import type { FilterValues } from '../../schema/filter.ts';
import type { RowSelection } from './selection.ts';

const NO_OP_SELECTION = {
  toggle: () => undefined,
  togglePage: () => undefined,
  selectAllMatching: () => undefined,
  deselect: () => undefined,
  clear: () => undefined,
};

/**
 * Creates a selection of ids, without a list.
 *
 * @example createIdSelection(['l1', 'l2']).count // 2
 */
export const createIdSelection = (ids: readonly Identifier[]): RowSelection => ({
  ...NO_OP_SELECTION,
  ids: new Set(ids),
  isAllMatching: false,
  filter: {},
  count: ids.length,
});

/** Creates a selection of all records that match any of the filters, without a list. */
export const createMatchingSelection = (
  [filter = {}, ...otherFilters]: readonly FilterValues[],
  count: number,
): RowSelection => ({
  ...NO_OP_SELECTION,
  ids: new Set(),
  isAllMatching: true,
  filter,
  otherFilters,
  count,
});
