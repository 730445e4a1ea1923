import { isInRange, toNumber } from './numbers.ts';
import type { ValidationMessageKey } from './validationError.ts';

/** Validates the report interval of a device: an integer from 5 to 120, in minutes. @see VALID-12 */
export const validateReportInterval = (minutes: number | string): ValidationMessageKey =>
  Number.isInteger(toNumber(minutes)) && isInRange(minutes, 5, 120)
    ? undefined
    : 'validation.5.120.number';
