import type { PlanTimes } from './planTimes.ts';

/** The modes of playing a plan. */
const LOOP_BY_COUNT_MODE = 1;
const LOOP_BY_TIME_MODE = 2;

/**
 * Returns how long one play of a plan takes, in milliseconds: its scenes once, several times, or for a time.
 *
 * @param contentLength how long its scenes take once
 */
export function getPlayLength(
  { playMode, playTimes, playDuration }: Pick<PlanTimes, 'playMode' | 'playTimes' | 'playDuration'>,
  contentLength: number,
): number {
  if (playMode === LOOP_BY_TIME_MODE) return playDuration ?? contentLength;
  return playMode === LOOP_BY_COUNT_MODE ? contentLength * playTimes : contentLength;
}
