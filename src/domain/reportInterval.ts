import { isWithin, numberOf } from './numbers.ts';
import type { Verdict } from './verdict.ts';

/** Judges how often a device reports: a whole number of minutes from 5 to 120. @see spec A5, A9 (VALID-12) */
export const judgeReportInterval = (minutes: number | string): Verdict =>
  Number.isInteger(numberOf(minutes)) && isWithin(minutes, 5, 120)
    ? undefined
    : 'validation.5.120.number';
