import { stepLabel, stepName } from '../../domain/nights.ts';
import type { ChartPoint } from '../../ui/charts/chart.ts';
import type { Question } from './useQuestion.ts';

const HOUR = 3_600_000;

/** The points of an axis of time, of rows that say when they begin. The last one of a time that goes on is open. */
export const pointsOf = (
  rows: readonly { readonly time: string }[],
  { period: { span, isNow }, zone }: Question,
): readonly ChartPoint[] =>
  rows.map(({ time }, index) => {
    const begin = Date.parse(time);
    const label = stepLabel(begin, span.step, zone);
    return {
      label,
      name: stepName(begin, span.step, zone),
      ...(span.step === 'hour' && { isTick: isThirdHour(begin, span.from) }),
      isOpen: isNow && index === rows.length - 1,
    };
  });

/** The hours of a night that are still to come, up to as many as the year before had: what it drew then is seen ahead. */
export function hoursToCome(
  known: number,
  all: number,
  { period: { span, isNow }, zone }: Question,
): readonly ChartPoint[] {
  if (!isNow || span.step !== 'hour' || known === 0) return [];
  return Array.from({ length: Math.max(0, all - known) }, (_, index) => {
    const begin = span.from + (known + index) * HOUR;
    return {
      label: stepLabel(begin, 'hour', zone),
      name: stepName(begin, 'hour', zone),
      isTick: isThirdHour(begin, span.from),
    };
  });
}

/** An axis of one or two nights has its hours from noon, every third. */
const isThirdHour = (begin: number, from: number) =>
  (begin - from) % HOUR === 0 && ((begin - from) / HOUR) % 3 === 0;

/** The mean of values; none of nothing. */
export const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : sumOf(values) / values.length;

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

/** A share of a whole in per cent; none of nothing. */
export const shareOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : (part / whole) * 100;

/** Where an axis of rates may begin, in per cent, so that four parts of it are round. */
const BEGINNINGS = [96, 92, 80, 60];

/** An axis of rates, from so much that what is nearly all can be told apart. */
export const rateRange = (values: readonly number[]): readonly [number, number] => {
  const least = Math.min(100, ...values);
  return [BEGINNINGS.find(begin => begin <= least) ?? 0, 100];
};
