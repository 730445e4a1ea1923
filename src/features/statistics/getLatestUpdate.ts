import type { StatisticsQueryResult } from './statisticsQueries.ts';

/** Returns when the newest result arrived, in milliseconds since 1970; 0 while there is none. */
export const getLatestUpdate = (queryResults: readonly StatisticsQueryResult<unknown>[]): number =>
  Math.max(0, ...queryResults.map(({ dataUpdatedAt }) => dataUpdatedAt));
