/** From how many rows or values on another way is taken to the same answer. */
export interface Thresholds {
  /** Most different values that a path may have to be indexed by them. */
  readonly values: (rows: number) => number;
  /** So few rows are sorted by themselves, which needs no order of the whole table. */
  readonly sortedAlone: number;
  /** So few rows are all measured, which costs less than a search around a place. */
  readonly measuredAll: number;
  /** Up to so many changed rows are moved one by one in an order; more are merged into the others at once. */
  readonly moved: number;
}

/** What was found to be fast. Tests take others, so that few rows go every way. */
export const thresholds: Thresholds = {
  values: rows => Math.min(60_000, 64 + rows / 16),
  sortedAlone: 64,
  measuredAll: 2_000,
  moved: 64,
};
