import type { HistoryStep, Period } from '../useHistory.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How far back one looks, and in what steps: none has more points than a screen. */
export const SPANS = {
  day: { length: DAY, step: 'minute' },
  week: { length: 7 * DAY, step: 'hour' },
  month: { length: 30 * DAY, step: 'hour' },
  year: { length: 365 * DAY, step: 'night' },
} as const satisfies Readonly<Record<string, { length: number; step: HistoryStep }>>;

export type SpanName = keyof typeof SPANS;
export const SPAN_NAMES = Object.keys(SPANS) as SpanName[];

/** The span that an address names; a day where it names none. */
export const spanIn = (address: URLSearchParams): SpanName =>
  SPAN_NAMES.find(name => name === address.get('span')) ?? 'day';

/** The period that ends at an instant, which may be any; the last where the address names none. */
export function periodOf(span: SpanName, until: number): Period {
  const { length, step } = SPANS[span];
  const to = Math.ceil(until / MINUTE) * MINUTE;
  return { from: to - length, to, step };
}
