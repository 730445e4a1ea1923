import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatDistance, getDistanceMetres } from './distance.ts';

const latLng = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

it.each([
  [{ lat: 30.2, lng: 120.2 }, { lat: 30.2, lng: 120.2 }, 0],
  // A minute of arc to the north is a nautical mile.
  [{ lat: 30, lng: 120 }, { lat: 30 + 1 / 60, lng: 120 }, 1853],
  // Across the date line, not around the earth.
  [{ lat: 0, lng: 179.995 }, { lat: 0, lng: -179.995 }, 1112],
  [{ lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015_115],
])('measures between %j and %j', (one, other, metres) => {
  expect(getDistanceMetres(one, other)).toBeCloseTo(metres, -1);
});

it('is the same in both directions, never negative, never more than half around', () => {
  fc.assert(
    fc.property(latLng, latLng, (one, other) => {
      const there = getDistanceMetres(one, other);
      expect(there).toBeCloseTo(getDistanceMetres(other, one), 3);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(20_015_200);
    }),
  );
});

it.each([
  [0, '0 m'],
  [85.4, '85 m'],
  [999.4, '999 m'],
  [999.6, '1.0 km'],
  [1240, '1.2 km'],
])('formats %d', (metres, text) => {
  expect(formatDistance(metres)).toBe(text);
});
