import { DAY_MS, MINUTE_MS } from '../../../../domain/duration.ts';
import type { HistoryStep, HistoryPeriod } from '../useAssetHistory.ts';

/** How far back one looks, and in what steps: none has more points than a screen. */
export const HISTORY_SPANS = {
  day: { lengthMs: DAY_MS, step: 'minute' },
  week: { lengthMs: 7 * DAY_MS, step: 'hour' },
  month: { lengthMs: 30 * DAY_MS, step: 'hour' },
  year: { lengthMs: 365 * DAY_MS, step: 'night' },
} as const satisfies Readonly<Record<string, { lengthMs: number; step: HistoryStep }>>;

export type HistorySpanName = keyof typeof HISTORY_SPANS;
export const HISTORY_SPAN_NAMES = Object.keys(HISTORY_SPANS) as HistorySpanName[];

/** The span that an address names; a day where it names none. */
export const readHistorySpan = (searchParams: URLSearchParams): HistorySpanName =>
  HISTORY_SPAN_NAMES.find(name => name === searchParams.get('span')) ?? 'day';

/** The period that ends at an instant, which may be any; the last where the address names none. */
export function getHistoryPeriod(spanName: HistorySpanName, end: number): HistoryPeriod {
  const { lengthMs, step } = HISTORY_SPANS[spanName];
  const to = Math.ceil(end / MINUTE_MS) * MINUTE_MS;
  return { from: to - lengthMs, to, step };
}
