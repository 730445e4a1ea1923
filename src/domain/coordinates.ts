import { isInRange } from './numbers.ts';
import type { ValidationMessageKey } from './validationError.ts';

/** Validates a longitude in degrees: a number from -180 to 180. @see VALID-09 */
export const validateLongitude = (value: number | string): ValidationMessageKey =>
  isInRange(value, -180, 180) ? undefined : 'validation.longitude.wrong';

/** Validates a latitude in degrees: a number from -90 to 90. @see VALID-09 */
export const validateLatitude = (value: number | string): ValidationMessageKey =>
  isInRange(value, -90, 90) ? undefined : 'validation.latitude.wrong';
