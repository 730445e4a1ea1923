import { isInRange, toNumber } from './numbers.ts';
import type { ValidationMessageKey } from './validationError.ts';

/** Judges how often a device reports: a whole number of minutes from 5 to 120. @see VALID-12 */
export const validateReportInterval = (minutes: number | string): ValidationMessageKey =>
  Number.isInteger(toNumber(minutes)) && isInRange(minutes, 5, 120)
    ? undefined
    : 'validation.5.120.number';
