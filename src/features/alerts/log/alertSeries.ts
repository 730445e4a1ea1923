import { DAY_MS, HOUR_MS } from '../../../domain/duration.ts';
import type { components } from '../../../generated/core/types.ts';

export type AlertPoint = components['schemas']['AlertPoint'];

/** The periods of the chart, each with its step. */
export const PERIODS = {
  day: { lengthMs: DAY_MS, stepMs: HOUR_MS, step: 'hour' },
  week: { lengthMs: 7 * DAY_MS, stepMs: HOUR_MS, step: 'hour' },
  month: { lengthMs: 30 * DAY_MS, stepMs: DAY_MS, step: 'day' },
} as const;

export type PeriodName = keyof typeof PERIODS;

export const PERIOD_NAMES = Object.keys(PERIODS) as readonly PeriodName[];

/** Returns the edges of a period that ends with the current hour, as ISO 8601. */
export function getPeriodSpan(name: PeriodName, now: number) {
  const { lengthMs, step } = PERIODS[name];
  const to = Math.ceil((now + 1) / HOUR_MS) * HOUR_MS;
  return { from: new Date(to - lengthMs).toISOString(), to: new Date(to).toISOString(), step };
}

/** The time range of some points, both inclusive: the filter of the list. */
export function getRange(
  points: readonly AlertPoint[],
  [first, last]: readonly [number, number],
  stepMs: number,
): readonly [from: string, to: string] | undefined {
  const [from, end] = [points[Math.min(first, last)], points[Math.max(first, last)]];
  if (!from || !end) return undefined;
  const next = points[Math.max(first, last) + 1];
  const to = next ? Date.parse(next.time) : Date.parse(end.time) + stepMs;
  return [from.time, new Date(to - 1).toISOString()];
}

/** Returns the indexes of the points in a time range; undefined where none is. */
export function findRange(
  points: readonly AlertPoint[],
  range: readonly [from: string, to: string] | undefined,
): readonly [number, number] | undefined {
  if (!range) return undefined;
  const [from, to] = range.map(time => Date.parse(time));
  const isWithin = ({ time }: AlertPoint) =>
    Date.parse(time) >= (from ?? 0) && Date.parse(time) <= (to ?? 0);
  const first = points.findIndex(isWithin);
  return first < 0 ? undefined : [first, points.findLastIndex(isWithin)];
}
