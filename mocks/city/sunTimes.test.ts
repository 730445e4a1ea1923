import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { arccosine, cosine, sine } from './portableMath.ts';
import { CITY_CENTRE } from './cityCoordinates.ts';
import { getSunTimes } from './sunTimes.ts';

const times = (iso: string, lat = CITY_CENTRE.lat, lng = CITY_CENTRE.lng) => {
  const { sunrise, sunset } = getSunTimes(lat, lng, Date.parse(iso));
  return [new Date(sunrise).toISOString(), new Date(sunset).toISOString()];
};

describe('the sun', () => {
  it.each([
    // From the almanac, with a tolerance of two minutes.
    ['2026-06-21T04:00Z', '2026-06-20T20:58Z', '2026-06-21T11:04Z'],
    ['2026-11-11T18:47Z', '2026-11-11T22:22Z', '2026-11-12T09:05Z'],
    ['2026-12-21T04:00Z', '2026-12-20T22:51Z', '2026-12-21T09:03Z'],
  ])('of %s rises at %s and sets at %s', (day, sunrise, sunset) => {
    const [up = '', down = ''] = times(day);
    expect(Math.abs(Date.parse(up) - Date.parse(sunrise))).toBeLessThanOrEqual(120_000);
    expect(Math.abs(Date.parse(down) - Date.parse(sunset))).toBeLessThanOrEqual(120_000);
  });

  it('does not set in the northern summer, nor rise in its winter', () => {
    const [up = '', down = ''] = times('2026-06-21T00:00Z', 80, 0);
    expect(Date.parse(down) - Date.parse(up)).toBe(86_400_000);
    const [noon, sameNoon] = times('2026-12-21T00:00Z', 80, 0);
    expect(noon).toBe(sameNoon);
  });

  it('is computed as the engine would, to many digits', () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), angle => {
        expect(sine(angle)).toBeCloseTo(Math.sin(angle), 10);
        expect(cosine(angle)).toBeCloseTo(Math.cos(angle), 10);
        expect(arccosine(sine(angle))).toBeCloseTo(Math.acos(sine(angle)), 6);
      }),
    );
  });
});
