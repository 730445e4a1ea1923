import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Night, type LatLngDegrees, getSunAltitude, getSunTrack, getNight } from './night.ts';
import type { Milliseconds } from './brandedUnit.ts';
import { HOUR_MS, MINUTE_MS } from './duration.ts';

const at = (iso: string) => Date.parse(iso) as Milliseconds;
const toLatLng = (lat: number, lng: number) => ({ lat, lng }) as LatLngDegrees;

const HANGZHOU = toLatLng(30.2084, 120.2126);
const TROMSOE = toLatLng(69.65, 18.96);

function nightOf(now: string, where: LatLngDegrees): Night {
  const night = getNight(at(now), where);
  if (typeof night === 'string') throw new Error(night);
  return night;
}

describe('tonight', () => {
  // Times from almanacs, in UTC.
  it.each([
    ['London at midsummer', '2024-06-20T12:00Z', 51.5074, -0.1278, '20:21', '03:43'],
    ['New York at midwinter', '2024-12-20T18:00Z', 40.7128, -74.006, '21:31', '12:17'],
    ['Sydney at midsummer', '2024-12-21T06:00Z', -33.8688, 151.2093, '09:05', '18:41'],
    ['the equator at an equinox', '2024-03-20T12:00Z', 0, 0, '18:11', '06:04'],
  ])('is right to two minutes in %s', (_where, now, lat, lng, sunset, sunrise) => {
    const night = nightOf(now, toLatLng(lat, lng));
    const away = (time: number, clock: string) => {
      const expected = Date.parse(`${new Date(time).toISOString().slice(0, 11)}${clock}Z`);
      return Math.abs(time - expected) / MINUTE_MS;
    };
    expect(away(night.from, sunset)).toBeLessThanOrEqual(2);
    expect(away(night.to, sunrise)).toBeLessThanOrEqual(2);
  });

  it('is the night that is running, before midnight and after it, until the sun is back', () => {
    const evening = nightOf('2026-11-12T14:00Z', HANGZHOU);
    const morning = nightOf('2026-11-12T22:00Z', HANGZHOU);
    expect(morning).toEqual(evening);
    expect(new Date(evening.from).toISOString()).toMatch(/^2026-11-12T09:04/);
  });

  it('is the next night to come, once the sun is up', () => {
    const day = nightOf('2026-11-12T23:00Z', HANGZHOU);
    expect(new Date(day.from).toISOString()).toMatch(/^2026-11-13T09:0/);
  });

  it('reports where there is no night, and where there is no day', () => {
    expect(getNight(at('2024-06-20T12:00Z'), TROMSOE)).toBe('noNight');
    expect(getNight(at('2024-12-21T12:00Z'), TROMSOE)).toBe('noDay');
  });

  it('is one night on both sides of the date line', () => {
    const east = nightOf('2026-06-01T06:00Z', toLatLng(-17, 179.999));
    const west = nightOf('2026-06-01T06:00Z', toLatLng(-17, -179.999));
    expect(Math.abs(east.from - west.from)).toBeLessThan(MINUTE_MS);
    expect(Math.abs(east.to - west.to)).toBeLessThan(MINUTE_MS);
  });

  it('has no deep hours in a white night', () => {
    const white = nightOf('2024-06-20T12:00Z', toLatLng(65, 25.5));
    expect(white.dark).toBeUndefined();
    expect(white.deep).toBeUndefined();
  });

  it('starts and ends on the horizon, gets darker inwards, and holds or precedes now', () => {
    const anywhere = fc.tuple(
      fc.double({ min: -60, max: 60, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
    );
    fc.assert(
      fc.property(anywhere, ([lat, lng, date]) => {
        const now = date.getTime() as Milliseconds;
        const where = toLatLng(lat, lng);
        const night = getNight(now, where) as Night;
        expect(getSunAltitude(night.from, where)).toBeCloseTo(-0.833, 2);
        expect(getSunAltitude(night.to, where)).toBeCloseTo(-0.833, 2);
        expect(night.to - night.from).toBeGreaterThan(3 * HOUR_MS);
        expect(night.to - now).toBeGreaterThan(0);
        expect(night.from - now).toBeLessThan(24 * HOUR_MS);
        const inner = night.deep ?? night.dark ?? night;
        expect(inner.from).toBeGreaterThanOrEqual(night.from);
        expect(inner.to).toBeLessThanOrEqual(night.to);
      }),
    );
  });
});

describe('sunTrack', () => {
  it('starts and ends with the span, and is deepest near the middle of the night', () => {
    const night = nightOf('2026-11-12T14:00Z', HANGZHOU);
    const track = getSunTrack(night, HANGZHOU, 40);
    expect(track).toHaveLength(41);
    expect([track[0]?.time, track[40]?.time]).toEqual([night.from, night.to]);
    const deepest = track.reduce((a, b) => (b.altitude < a.altitude ? b : a));
    expect(Math.abs(track.indexOf(deepest) - 20)).toBeLessThanOrEqual(1);
  });
});
