import { HOUR_MS } from '../../domain/duration.ts';
import { formatStepLabel, formatStepName } from '../../domain/nightSpan.ts';
import type { ChartPoint } from '../../ui/charts/chartData.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

/** The points of an axis of time, of rows that say when they begin. The last one of a time that goes on is open. */
export const buildTimePoints = (
  rows: readonly { readonly time: string }[],
  { period: { span, includesTonight }, zone }: StatisticsFilter,
): readonly ChartPoint[] =>
  rows.map(({ time }, index) => {
    const stepStart = Date.parse(time);
    const label = formatStepLabel(stepStart, span.step, zone);
    return {
      label,
      name: formatStepName(stepStart, span.step, zone),
      ...(span.step === 'hour' && { isTick: isEveryThirdHour(stepStart, span.from) }),
      isOpen: includesTonight && index === rows.length - 1,
    };
  });

/** The hours of a night that are still to come, up to as many as the year before had: what it drew then is seen ahead. */
export function buildRemainingHourPoints(
  knownCount: number,
  totalCount: number,
  { period: { span, includesTonight }, zone }: StatisticsFilter,
): readonly ChartPoint[] {
  if (!includesTonight || span.step !== 'hour' || knownCount === 0) return [];
  return Array.from({ length: Math.max(0, totalCount - knownCount) }, (_, index) => {
    const stepStart = span.from + (knownCount + index) * HOUR_MS;
    return {
      label: formatStepLabel(stepStart, 'hour', zone),
      name: formatStepName(stepStart, 'hour', zone),
      isTick: isEveryThirdHour(stepStart, span.from),
    };
  });
}

/** An axis of one or two nights has its hours from noon, every third. */
const isEveryThirdHour = (stepStart: number, from: number) =>
  (stepStart - from) % HOUR_MS === 0 && ((stepStart - from) / HOUR_MS) % 3 === 0;

/** The mean of values; none of nothing. */
export const getMean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : getSum(values) / values.length;

export const getSum = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** A share of a whole in per cent; none of nothing. */
export const getPercentage = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : (part / whole) * 100;

/** Where an axis of rates may begin, in per cent, so that four parts of it are round. */
const AXIS_STARTS_PERCENT = [96, 92, 80, 60];

/** An axis of rates, from so much that what is nearly all can be told apart. */
export const getRateRange = (values: readonly number[]): readonly [number, number] => {
  const minValue = Math.min(100, ...values);
  return [AXIS_STARTS_PERCENT.find(stepStart => stepStart <= minValue) ?? 0, 100];
};
