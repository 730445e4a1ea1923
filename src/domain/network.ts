import { judgeRange, numberOf } from './numbers.ts';
import type { Finding, Verdict } from './verdict.ts';

const OCTET = /^(?:0|[1-9][0-9]{0,2})$/u;

/**
 * Judges an IPv4 address: four octets from 0 to 255. A leading zero is refused, because some programs read it as octal.
 *
 * @see spec A5 (VALID-10, VALID-14)
 */
export function judgeIpAddress(address: string): Verdict {
  const octets = address.split('.');
  const isRight =
    octets.length === 4 && octets.every(octet => OCTET.test(octet) && Number(octet) <= 255);
  return isRight ? undefined : 'validation.address.wrong';
}

const PORTS = { min: 1, max: 65_535 } as const;

/** Judges the number of a port: a whole number from 1 to 65535. @see spec A5 (VALID-10) */
export const judgePort = (value: number | string): Finding | undefined =>
  judgeRange(Number.isInteger(numberOf(value)) ? value : NaN, PORTS);
