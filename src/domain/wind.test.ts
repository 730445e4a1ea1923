import fc from 'fast-check';
import { expect, it } from 'vitest';

import { COMPASS_POINTS, getWindName } from './wind.ts';

it('names the wind by sectors of 45 degrees centred on eight points', () => {
  const table = [
    [0, 'N'],
    [22.4, 'N'],
    [22.5, 'NE'],
    [45, 'NE'],
    [67.4, 'NE'],
    [67.5, 'E'],
    [90, 'E'],
    [135, 'SE'],
    [180, 'S'],
    [225, 'SW'],
    [270, 'W'],
    [315, 'NW'],
    [337.4, 'NW'],
    [337.5, 'N'],
    [359.9, 'N'],
    [360, 'N'],
    [-45, 'NW'],
    [405, 'NE'],
  ] as const;
  expect(table.map(([degrees]) => [degrees, getWindName(degrees, 3)])).toEqual(table);
});

it('calls the air static at 0.2 m/s or less, wherever it seems to come from', () => {
  expect([0, 0.1, 0.2, 0.21, 5].map(speed => getWindName(90, speed))).toEqual([
    ...['static', 'static', 'static'],
    ...['E', 'E'],
  ]);
  expect(getWindName(undefined, 0)).toBe('static');
});

it('names nothing where nothing is known, and trusts a direction without a speed', () => {
  expect(getWindName(undefined, 4)).toBeUndefined();
  expect(getWindName(Number.NaN, 4)).toBeUndefined();
  expect(getWindName(90, undefined)).toBe('E');
});

it('turns by one point with every 45 degrees', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3600, max: 3600 }), degrees => {
      const [here, next] = [getWindName(degrees, 1), getWindName(degrees + 45, 1)];
      const index = COMPASS_POINTS.findIndex(point => point === here);
      expect(next).toBe(COMPASS_POINTS[(index + 1) % COMPASS_POINTS.length]);
    }),
  );
});
