/** From how many rows or values on another way is taken to the same answer. */
export interface IndexThresholds {
  /** Most different values that a path may have to be indexed by them. */
  readonly maxValues: (rows: number) => number;
  /** So few rows are sorted by themselves, which needs no order of the whole table. */
  readonly sortAloneLimit: number;
  /** So few rows are all measured, which costs less than a search around a place. */
  readonly measureAllLimit: number;
  /** Up to so many changed rows are moved one by one in an order; more are merged into the others at once. */
  readonly maxMoves: number;
}

/** What was found to be fast. Tests take others, so that few rows go every way. */
export const DEFAULT_THRESHOLDS: IndexThresholds = {
  maxValues: rows => Math.min(60_000, 64 + rows / 16),
  sortAloneLimit: 64,
  measureAllLimit: 2_000,
  maxMoves: 64,
};
