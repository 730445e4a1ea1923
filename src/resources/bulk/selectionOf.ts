import type { Identifier } from 'react-admin';

import type { FilterValues } from '../list/asked.ts';
import type { Selection } from '../list/selection.ts';

const STILL = {
  toggle: () => undefined,
  togglePage: () => undefined,
  selectMatching: () => undefined,
  forget: () => undefined,
  clear: () => undefined,
};

/** Records as if they had been ticked somewhere. */
export const selectionOf = (ids: readonly Identifier[]): Selection => ({
  ...STILL,
  ids: new Set(ids),
  matching: false,
  filter: {},
  count: ids.length,
});

/** All records that any of some filters finds, as if a list of them had been ticked. */
export const selectionMatching = (
  [filter = {}, ...others]: readonly FilterValues[],
  count: number,
): Selection => ({
  ...STILL,
  ids: new Set(),
  matching: true,
  filter,
  others,
  count,
});
