import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validateIpAddress, validatePort } from './network.ts';

const wrong = 'validation.address.wrong';

describe('an IP address', () => {
  it.each([
    ['10.20.1.15', undefined],
    ['0.0.0.0', undefined],
    ['255.255.255.255', undefined],
    ['256.0.0.1', wrong],
    ['1.2.3.999', wrong],
    ['1.2.3', wrong],
    ['1.2.3.4.5', wrong],
    ['1.2.3.', wrong],
    ['.1.2.3', wrong],
    ['1..2.3', wrong],
    ['01.2.3.4', wrong],
    ['1.2.3.00', wrong],
    ['1.2.3.-0', wrong],
    ['1.2.3.+5', wrong],
    ['1.2.3.1e1', wrong],
    ['0x1.2.3.4', wrong],
    [' 1.2.3.4', wrong],
    ['1.2.3.4 ', wrong],
    ['1.2.3.4\n', wrong],
    ['1. 2.3.4', wrong],
    ['１.2.3.4', wrong],
    ['1。2。3。4', wrong],
    ['1.2.3.4:80', wrong],
    ['::1', wrong],
    ['localhost', wrong],
    ['', wrong],
  ])('validates %j [VALID-10] [VALID-14]', (ipAddress, expected) => {
    expect(validateIpAddress(ipAddress)).toBe(expected);
  });

  it('takes four numbers if and only if each is an octet [VALID-10]', () => {
    const number = fc.integer({ min: -1, max: 300 });
    fc.assert(
      fc.property(fc.tuple(number, number, number, number), octets => {
        const isRight = octets.every(octet => octet >= 0 && octet <= 255);
        expect(validateIpAddress(octets.join('.')) === undefined).toBe(isRight);
      }),
    );
  });
});

describe('validatePort', () => {
  it.each<[number | string, boolean]>([
    [1, true],
    [65_535, true],
    [0, false],
    [-0, false],
    [65_536, false],
    [-80, false],
    [80.5, false],
    [NaN, false],
    [Infinity, false],
    ['80', true],
    ['65536', false],
    ['080', false],
    ['+80', false],
    ['8e1', false],
    ['80 ', false],
    ['８０', false],
    ['', false],
  ])('validates %j, and names the bounds [VALID-10]', (port, isRight) => {
    const error = { key: 'validation.parameter.error', args: { min: 1, max: 65_535 } };
    expect(validatePort(port)).toEqual(isRight ? undefined : error);
  });

  it('validates a number and its text alike [VALID-10]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 70_000 }), port => {
        expect(validatePort(String(port))).toEqual(validatePort(port));
      }),
    );
  });
});
