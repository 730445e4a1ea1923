/** The numbers of rows or values from which another algorithm gives the same result. */
export interface IndexThresholds {
  /** The maximum number of different values of a path for a value index. */
  readonly maxValues: (rows: number) => number;
  /** Up to this many rows are sorted directly, without an order of the whole table. */
  readonly sortAloneLimit: number;
  /** Up to this many rows are all measured, which costs less than a search around a location. */
  readonly measureAllLimit: number;
  /** Up to this many changed rows are moved one by one in an order; more are merged into the others in one pass. */
  readonly maxMoves: number;
}

/** Measured defaults. Tests use smaller ones, so that few rows cover every algorithm. */
export const DEFAULT_THRESHOLDS: IndexThresholds = {
  maxValues: rows => Math.min(60_000, 64 + rows / 16),
  sortAloneLimit: 64,
  measureAllLimit: 2_000,
  maxMoves: 64,
};
