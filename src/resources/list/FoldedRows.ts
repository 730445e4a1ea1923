import type { FilterValues } from '../../schema/filter.ts';

/** The records that a list does not have as rows: its header has them, e.g. as one line for many. */
export interface FoldedRows {
  /** Which records they are; see `ListMeta.excluded`. */
  readonly filters: readonly FilterValues[];
  /** The number of these records. */
  readonly count: number;
  /** The rows wait until it is known. */
  readonly isPending: boolean;
}

/** A hook that returns the folded records of a list with a filter. */
export type UseFoldedRows = (filter: FilterValues) => FoldedRows;

export const NO_FOLDED_ROWS: FoldedRows = { filters: [], count: 0, isPending: false };

/** A list without folded rows. */
export const useNoFoldedRows: UseFoldedRows = () => NO_FOLDED_ROWS;
