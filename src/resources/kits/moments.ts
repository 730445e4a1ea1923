import { isObject } from '../isObject.ts';
import { written } from '../represent.ts';
import { instantOf, localTimeOf, type SkippedTime } from './localTime.ts';

export type MomentKind = 'date' | 'time' | 'dateTime';

/** A date or time of which not all is there yet, or that no calendar has: kept so that nothing typed is lost, and refused. */
export interface UnfinishedMoment {
  readonly unfinished: true;
}

export const UNFINISHED: UnfinishedMoment = { unfinished: true };

export const isUnfinished = (value: unknown): value is UnfinishedMoment =>
  isObject(value) && value['unfinished'] === true;

/** How each kind is written and typed, in every language alike: a browser would take the order of its own language. */
export const momentFormats: Readonly<Record<MomentKind, string>> = {
  date: 'YYYY-MM-DD',
  time: 'HH:mm:ss',
  dateTime: 'YYYY-MM-DD HH:mm:ss',
};

/** Times of day need a day to be calculated with; any will do. */
const SOME_DAY = '2000-01-01T';

/**
 * What a field shows of its value, as a clock in UTC would write it: `2026-11-12T08:04:39`. A date is its midnight, a time
 * of day that of some day, an instant is shown on the clocks of the site. Empty where there is nothing to show.
 */
export function shownOf(kind: MomentKind, value: unknown, zone: string | undefined): string {
  const text = written(value);
  if (kind === 'dateTime') return localTimeOf(value, zone);
  if (kind === 'date') return /^\d{4}-\d\d-\d\d$/u.test(text) ? `${text}T00:00:00` : '';
  const [time = ''] = /^\d\d:\d\d(?::\d\d)?/u.exec(text) ?? [];
  return time && `${SOME_DAY}${time.length === 5 ? `${time}:00` : time}`;
}

/** What was picked, as the platform wants it: a day, a time of day with its seconds, or an instant in UTC. */
export function pickedOf(
  kind: MomentKind,
  shown: string,
  zone: string | undefined,
): string | SkippedTime | undefined {
  const [day = '', time = ''] = shown.split('T');
  if (kind === 'dateTime') return instantOf(shown, zone);
  return kind === 'date' ? day : time;
}
