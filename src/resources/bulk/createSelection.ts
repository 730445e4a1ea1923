import type { Identifier } from 'react-admin';

import type { FilterValues } from '../list/filterConditions.ts';
import type { RowSelection } from '../list/selection.ts';

const NO_OP_SELECTION = {
  toggle: () => undefined,
  togglePage: () => undefined,
  selectAllMatching: () => undefined,
  deselect: () => undefined,
  clear: () => undefined,
};

/** Records as if they had been ticked somewhere. */
export const createIdSelection = (ids: readonly Identifier[]): RowSelection => ({
  ...NO_OP_SELECTION,
  ids: new Set(ids),
  isAllMatching: false,
  filter: {},
  count: ids.length,
});

/** All records that any of some filters finds, as if a list of them had been ticked. */
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
