import { isObject } from '../../schema/isObject.ts';
import { formatScalar } from '../descriptor/representRecord.ts';
import { parseLocalTime, formatLocalTime, type SkippedTime } from './localTime.ts';

export type DateOrTimeKind = 'date' | 'time' | 'dateTime';

/** A date or time that is incomplete or does not exist: stored as typed so that no input is lost, and rejected. */
export interface IncompleteDate {
  readonly unfinished: true;
}

export const INCOMPLETE_DATE: IncompleteDate = { unfinished: true };

export const isIncompleteDate = (value: unknown): value is IncompleteDate =>
  isObject(value) && value['unfinished'] === true;

/**
 * The display and input format of each kind, in every language: native inputs would use the order of the browser
 * language.
 */
export const PICKER_FORMATS: Readonly<Record<DateOrTimeKind, string>> = {
  date: 'YYYY-MM-DD',
  time: 'HH:mm:ss',
  dateTime: 'YYYY-MM-DD HH:mm:ss',
};

/** Calculations with a time of day need a date; any date is fine. */
const TIME_DATE_PREFIX = '2000-01-01T';

/**
 * Returns the shown value as if it were UTC: `2026-11-12T08:04:39`. A date is its midnight, a time of day that of an
 * arbitrary day, an instant is in site time. Empty where there is no value.
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

/** Converts a picked value to a request value: a date, a time of day with seconds, or an instant in UTC. */
export function fromPickerTime(
  kind: DateOrTimeKind,
  localTime: string,
  zone: string | undefined,
): string | SkippedTime | undefined {
  const [day = '', time = ''] = localTime.split('T');
  if (kind === 'dateTime') return parseLocalTime(localTime, zone);
  return kind === 'date' ? day : time;
}
