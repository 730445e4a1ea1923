import { DAY_MS, HOUR_MS } from '../../../domain/duration.ts';
import { getDayStart } from '../../../domain/nightSpan.ts';
import { parseInstant } from '../../../domain/timeZone.ts';
import type { components } from '../../../generated/core/types.ts';

export type AlertPoint = components['schemas']['AlertPoint'];

/** The periods of the chart, each with its step. */
export const PERIODS = {
  day: { days: 1, step: 'hour' },
  week: { days: 7, step: 'hour' },
  month: { days: 30, step: 'day' },
} as const;

export type PeriodName = keyof typeof PERIODS;

export const PERIOD_NAMES = Object.keys(PERIODS) as readonly PeriodName[];

/** Returns the edges of a period, as ISO 8601: it ends with the current hour, or with today where a step is a day. */
export function getPeriodSpan(name: PeriodName, now: number, zone?: string) {
  const { days, step } = PERIODS[name];
  const hourEnd = Math.ceil((now + 1) / HOUR_MS) * HOUR_MS;
  const [from, to] =
    step === 'day'
      ? [getDayStart(now, zone, 1 - days), getDayStart(now, zone, 1)]
      : [hourEnd - days * DAY_MS, hourEnd];
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), step };
}

/** The time range of some points, both inclusive: the filter of the list. */
export function getRange(
  points: readonly AlertPoint[],
  [first, last]: readonly [number, number],
  spanEnd: string,
  zone: string | undefined,
): readonly [from: string, to: string] | undefined {
  const [from, end] = [points[Math.min(first, last)], points[Math.max(first, last)]];
  if (!from || !end) return undefined;
  const to = parseInstant(points[Math.max(first, last) + 1]?.time ?? spanEnd, zone);
  return Number.isNaN(to) ? undefined : [from.time, new Date(to - 1).toISOString()];
}

/** Returns the indexes of the points in a time range; undefined where none is. */
export function findRange(
  points: readonly AlertPoint[],
  range: readonly [from: string, to: string] | undefined,
  zone: string | undefined,
): readonly [number, number] | undefined {
  if (!range) return undefined;
  const [from, to] = range.map(time => parseInstant(time, zone));
  const isWithin = (point: AlertPoint) => {
    const time = parseInstant(point.time, zone);
    return time >= (from ?? 0) && time <= (to ?? 0);
  };
  const first = points.findIndex(isWithin);
  return first < 0 ? undefined : [first, points.findLastIndex(isWithin)];
}

/** A point with so many times the usual number of alerts is one of a storm. */
const STORM_RATIO = 5;
/** The share of the points with alerts that are usual ones. */
const USUAL_SHARE = 0.8;

/**
 * Returns the maximum of the axis where the bars of a storm would make the others flat; undefined where every bar fits.
 *
 * @param totals the number of alerts of each point
 * @returns a multiple of 4, the number of the intervals of the axis
 */
export function getCutMaximum(totals: readonly number[]): number | undefined {
  const sorted = totals.filter(total => total > 0).toSorted((one, other) => one - other);
  const usual = sorted[Math.floor((sorted.length - 1) * USUAL_SHARE)] ?? 0;
  const isStorm = (sorted.at(-1) ?? 0) > usual * STORM_RATIO;
  return isStorm ? Math.ceil((usual * 2) / 4) * 4 : undefined;
}
