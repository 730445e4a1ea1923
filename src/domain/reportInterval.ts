import { MINUTE_MS } from './duration.ts';
import { isInRange, toNumber } from './numbers.ts';
import type { ValidationMessageKey } from './validationError.ts';

/** Validates the report interval of a device: an integer from 5 to 120, in minutes. @see VALID-12 */
export const validateReportInterval = (minutes: number | string): ValidationMessageKey =>
  Number.isInteger(toNumber(minutes)) && isInRange(minutes, 5, 120)
    ? undefined
    : 'validation.5.120.number';

/** Beyond so many intervals without a report, the values of a device are old. */
const MAX_INTERVALS = 3;

/**
 * Whether the values that a device reported at a time are old: it has missed three reports.
 *
 * @param time milliseconds since 1970, as `now`
 * @param minutes the report interval
 */
export const isReportOld = (time: number, now: number, minutes: number): boolean =>
  now - time > MAX_INTERVALS * minutes * MINUTE_MS;
