import { validateNumberRange, toNumber } from './numbers.ts';
import type { ValidationError, ValidationMessageKey } from './validationError.ts';

const OCTET = /^(?:0|[1-9][0-9]{0,2})$/u;

/**
 * Validates an IPv4 address: four octets from 0 to 255. A leading zero is rejected, because some programs read it as
 * octal.
 *
 * @see VALID-10, VALID-14
 */
export function validateIpAddress(ipAddress: string): ValidationMessageKey {
  const octets = ipAddress.split('.');
  const isValid =
    octets.length === 4 && octets.every(octet => OCTET.test(octet) && Number(octet) <= 255);
  return isValid ? undefined : 'validation.address.wrong';
}

const PORT_RANGE = { min: 1, max: 65_535 } as const;

/** Validates a port number: an integer from 1 to 65535. @see VALID-10 */
export const validatePort = (value: number | string): ValidationError | undefined =>
  validateNumberRange(Number.isInteger(toNumber(value)) ? value : NaN, PORT_RANGE);
