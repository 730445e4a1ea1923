import { getPlatformTime } from '../../domain/platformClock.ts';
import type { StatisticsQueryResult } from './statisticsQueries.ts';

/** Returns when the newest result arrived, by the clock of the platform; 0 while there is none. */
export function getLatestUpdate(queryResults: readonly StatisticsQueryResult<unknown>[]): number {
  const latest = Math.max(0, ...queryResults.map(({ dataUpdatedAt }) => dataUpdatedAt));
  return latest > 0 ? getPlatformTime(latest) : 0;
}
