import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseCoordinates } from './parseCoordinates.ts';

const CITY = { lat: 30.2, lng: 120.2 };

describe('a typed position', () => {
  it.each([
    '30.2, 120.2',
    '30.2,120.2',
    '30.2 120.2',
    ' 30.2 ; 120.2 ',
    '30.2，120.2',
    '120.2, 30.2',
    '(30.2, 120.2)',
    'lat: 30.2, lng: 120.2',
    '纬度：30.2，经度：120.2',
    '30.2°N, 120.2°E',
    '30.2N 120.2E',
    'E120.2 N30.2',
    '北纬30.2度，东经120.2度',
    '30°12′N 120°12′E',
    `30°12'00"N 120°12'00"E`,
    '30° 12′ 0″, 120° 12′ 0″',
    '30°12′ 120°12′',
    'N 30 12 0, E 120 12 0',
    'geo:30.2,120.2?z=17',
    'https://www.openstreetmap.example/@30.2,120.2,17z',
    'https://map.example/?ll=30.2%2C120.2&z=3',
  ])('%s', text => {
    const { position } = parseCoordinates(text);
    expect(position?.lat).toBeCloseTo(CITY.lat, 9);
    expect(position?.lng).toBeCloseTo(CITY.lng, 9);
  });

  it('is south and west by its sign or its hemisphere', () => {
    expect(parseCoordinates('-33.5, -70.25')).toEqual({ position: { lat: -33.5, lng: -70.25 } });
    expect(parseCoordinates('33.5S 70.25W')).toEqual({ position: { lat: -33.5, lng: -70.25 } });
    expect(parseCoordinates('-33°30′, −70°15′')).toEqual({ position: { lat: -33.5, lng: -70.25 } });
  });

  it.each([
    ['', 'format'],
    ['Wangjiang Road', 'format'],
    ['30.2', 'single'],
    ['30.2, x', 'format'],
    ['1, 2, 3', 'format'],
    ['30.2N, 31N', 'format'],
    ['91N, 120E', 'latitude'],
    ['95, 130', 'latitude'],
    ['30.2, 181', 'longitude'],
    ['30°61′N 120°12′E', 'minutes'],
    ['30°12′60″N 120°12′E', 'minutes'],
    ['https://map.example/', 'format'],
  ])('%j is none: %s', (text, error) => {
    expect(parseCoordinates(text)).toEqual({ error });
  });

  it('of any notation is the same position', () => {
    const latLng = fc.record({
      lat: fc.integer({ min: -90_000, max: 90_000 }).map(value => value / 1000),
      lng: fc.integer({ min: -180_000, max: 180_000 }).map(value => value / 1000),
    });
    fc.assert(
      fc.property(latLng, ({ lat, lng }) => {
        const named = `${Math.abs(lng)}°${lng < 0 ? 'W' : 'E'} ${Math.abs(lat)}°${lat < 0 ? 'S' : 'N'}`;
        for (const text of [`${lat}, ${lng}`, `${lat} ${lng}`, named]) {
          const { position } = parseCoordinates(text);
          expect(position?.lat).toBeCloseTo(lat, 9);
          expect(position?.lng).toBeCloseTo(lng, 9);
        }
      }),
    );
  });

  it('takes no longer for a long text', () => {
    const blanks = ' '.repeat(1000);
    const start = performance.now();
    for (const text of [`1${blanks}1${blanks}!`, '1 '.repeat(1000), '1 N'.repeat(700)])
      expect(parseCoordinates(text)).toEqual({ error: 'format' });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('never fails on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const { position, error } = parseCoordinates(text);
        expect(Boolean(position) !== Boolean(error)).toBe(true);
      }),
    );
  });
});
