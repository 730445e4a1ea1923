import type { Reading } from './readings.ts';

/** When the newest of some readings came, in milliseconds since 1970; 0 while there is none. */
export const newestOf = (readings: readonly Reading<unknown>[]): number =>
  Math.max(0, ...readings.map(({ dataUpdatedAt }) => dataUpdatedAt));
