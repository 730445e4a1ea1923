import { MINUTE_MS } from '../../../domain/duration.ts';
import {
  DAY_LENGTH_MS,
  type TimeRange,
  toDayMs,
  toDayTime,
} from '../../../domain/media/planTimes.ts';

/** The step of a drag and of an arrow key: 5 minutes. */
export const SCHEDULE_STEP_MS = 5 * MINUTE_MS;

export type TimeHandle = 'begin' | 'end' | 'both';

const roundToStep = (ms: number) => Math.round(ms / SCHEDULE_STEP_MS) * SCHEDULE_STEP_MS;

/**
 * Returns hours that start or end later, in steps of 5 minutes; earlier, for a number below 0. They wrap around
 * midnight and are never empty. Hours that were not enabled are those of the whole day, which cannot move as a whole.
 */
export function shiftHours(range: TimeRange, handle: TimeHandle, byMs: number): TimeRange {
  const begin = range.enableFlag ? toDayMs(range.timeBegin) : 0;
  const end = range.enableFlag ? toDayMs(range.timeEnd) : 0;
  const length = end > begin ? end - begin : end - begin + DAY_LENGTH_MS;
  const shift = roundToStep(byMs);
  if (shift === 0 || (handle === 'both' && length === DAY_LENGTH_MS)) return range;
  if (handle === 'both') return toRange(begin + shift, end + shift);
  const change = handle === 'begin' ? -shift : shift;
  const least = SCHEDULE_STEP_MS;
  const next = Math.min(Math.max(length + change, least), DAY_LENGTH_MS - SCHEDULE_STEP_MS);
  return handle === 'begin' ? toRange(begin + length - next, end) : toRange(begin, begin + next);
}

const toRange = (begin: number, end: number): TimeRange => ({
  timeBegin: toDayTime(begin),
  timeEnd: toDayTime(end),
  enableFlag: true,
});
