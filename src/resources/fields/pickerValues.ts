import { isObject } from '../../schema/isObject.ts';
import { formatScalar } from '../representRecord.ts';
import { parseLocalTime, formatLocalTime, type SkippedTime } from './localTime.ts';

export type DateOrTimeKind = 'date' | 'time' | 'dateTime';

/** A date or time of which not all is there yet, or that no calendar has: kept so that nothing typed is lost, and refused. */
export interface IncompleteDate {
  readonly unfinished: true;
}

export const INCOMPLETE_DATE: IncompleteDate = { unfinished: true };

export const isIncompleteDate = (value: unknown): value is IncompleteDate =>
  isObject(value) && value['unfinished'] === true;

/** How each kind is written and typed, in every language alike: a browser would take the order of its own language. */
export const PICKER_FORMATS: Readonly<Record<DateOrTimeKind, string>> = {
  date: 'YYYY-MM-DD',
  time: 'HH:mm:ss',
  dateTime: 'YYYY-MM-DD HH:mm:ss',
};

/** Times of day need a day to be calculated with; any will do. */
const TIME_DATE_PREFIX = '2000-01-01T';

/**
 * What a field shows of its value, as a clock in UTC would write it: `2026-11-12T08:04:39`. A date is its midnight, a time
 * of day that of some day, an instant is shown on the clocks of the site. Empty where there is nothing to show.
 */
export function toPickerTime(
  kind: DateOrTimeKind,
  value: unknown,
  zone: string | undefined,
): string {
  const text = formatScalar(value);
  if (kind === 'dateTime') return formatLocalTime(value, zone);
  if (kind === 'date') return /^\d{4}-\d\d-\d\d$/u.test(text) ? `${text}T00:00:00` : '';
  const [time = ''] = /^\d\d:\d\d(?::\d\d)?/u.exec(text) ?? [];
  return time && `${TIME_DATE_PREFIX}${time.length === 5 ? `${time}:00` : time}`;
}

/** What was picked, as the platform wants it: a day, a time of day with its seconds, or an instant in UTC. */
export function fromPickerTime(
  kind: DateOrTimeKind,
  localTime: string,
  zone: string | undefined,
): string | SkippedTime | undefined {
  const [day = '', time = ''] = localTime.split('T');
  if (kind === 'dateTime') return parseLocalTime(localTime, zone);
  return kind === 'date' ? day : time;
}
