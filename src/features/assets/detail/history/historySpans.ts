import { DAY_MS, MINUTE_MS } from '../../../../domain/duration.ts';
import { getNightName, getNightSpan } from '../../../../domain/nightSpan.ts';
import type { HistoryStep, HistoryPeriod } from '../useAssetHistory.ts';

/** The spans and their step sizes: none has more points than fit on a screen. */
export const HISTORY_SPANS = {
  day: { lengthMs: DAY_MS, step: 'minute' },
  week: { lengthMs: 7 * DAY_MS, step: 'hour' },
  month: { lengthMs: 30 * DAY_MS, step: 'hour' },
  year: { lengthMs: 365 * DAY_MS, step: 'night' },
} as const satisfies Readonly<Record<string, { lengthMs: number; step: HistoryStep }>>;

export type HistorySpanName = keyof typeof HISTORY_SPANS;
export const HISTORY_SPAN_NAMES = Object.keys(HISTORY_SPANS) as HistorySpanName[];

/** Returns the span in the URL; a day by default. */
export const readHistorySpan = (searchParams: URLSearchParams): HistorySpanName =>
  HISTORY_SPAN_NAMES.find(name => name === searchParams.get('span')) ?? 'day';

/** Returns the period that ends at any instant, rounded up to the full minute. */
export function getHistoryPeriod(
  spanName: HistorySpanName,
  end: number,
  zone?: string,
): HistoryPeriod {
  const { lengthMs, step } = HISTORY_SPANS[spanName];
  const to = Math.ceil(end / MINUTE_MS) * MINUTE_MS;
  const start = to - lengthMs;
  // A part of the first night would be shown as a night with little energy.
  const firstNight = getNightName(start, zone);
  const from = step === 'night' ? getNightSpan(firstNight, firstNight, zone).from : start;
  return { from, to, step };
}
