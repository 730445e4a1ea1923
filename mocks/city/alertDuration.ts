import { getFaultDuration } from './outages.ts';

/** Returns how long the cause of an alert lasts that is no fault of the history, in milliseconds: the same per id. */
export const getAlertDuration = (id: string): number => getFaultDuration(getIdFraction(id));

/** Returns a number from 0 to 1, constant per id. @see mocks/shared/ids.ts for the digits that chance has made */
export function getIdFraction(id: string): number {
  const digits = Number.parseInt(id.slice(9, 15), 16);
  return Number.isNaN(digits) ? 0.5 : digits / 0x1000000;
}
