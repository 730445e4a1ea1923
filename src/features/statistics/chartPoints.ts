import { HOUR_MS } from '../../domain/duration.ts';
import { formatStepLabel, formatStepName } from '../../domain/nightSpan.ts';
import { parseInstant } from '../../domain/timeZone.ts';
import type { ChartPoint } from '../../ui/charts/chartData.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

/** Builds the points of a time axis from rows with a start time. The last one of a current period is incomplete. */
export const buildTimePoints = (
  rows: readonly { readonly time: string }[],
  { period: { span, includesTonight }, zone }: StatisticsFilter,
): readonly ChartPoint[] =>
  rows.map(({ time }, index) => {
    const stepStart = parseInstant(time, zone);
    const label = formatStepLabel(stepStart, span.step, zone);
    return {
      label,
      name: formatStepName(stepStart, span.step, zone),
      ...(span.step === 'hour' && { isTick: isEveryThirdHour(stepStart, span.from) }),
      isOpen: includesTonight && index === rows.length - 1,
    };
  });

/** Builds the points of the remaining hours of a night, as many as the previous year has: its energy is shown ahead. */
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

/** An axis of one or two nights has a label every third hour from noon. */
const isEveryThirdHour = (stepStart: number, from: number) =>
  (stepStart - from) % HOUR_MS === 0 && ((stepStart - from) / HOUR_MS) % 3 === 0;

/** Returns the mean; undefined without values. */
export const getMean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : getSum(values) / values.length;

export const getSum = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** Returns a share in per cent; undefined for an empty total. */
export const getPercentage = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : (part / whole) * 100;

/** The possible starts of a rate axis, in per cent, so that its four ticks are round. */
const AXIS_STARTS_PERCENT = [96, 92, 80, 60];

/** Returns the range of a rate axis, so that values near 100 % stay distinguishable. */
export const getRateRange = (values: readonly number[]): readonly [number, number] => {
  const minValue = Math.min(100, ...values);
  return [AXIS_STARTS_PERCENT.find(stepStart => stepStart <= minValue) ?? 0, 100];
};
