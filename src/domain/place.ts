import { isWithin } from './numbers.ts';
import type { Verdict } from './verdict.ts';

/** Judges a longitude in degrees: a number from -180 to 180. @see spec A5 (VALID-09) */
export const judgeLongitude = (value: number | string): Verdict =>
  isWithin(value, -180, 180) ? undefined : 'validation.longitude.wrong';

/** Judges a latitude in degrees: a number from -90 to 90. @see spec A5 (VALID-09) */
export const judgeLatitude = (value: number | string): Verdict =>
  isWithin(value, -90, 90) ? undefined : 'validation.latitude.wrong';
