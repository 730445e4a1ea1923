import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getCityOptions, generateCity } from './generateCity.ts';
import { getEnergySeries } from './energySeries.ts';
import {
  getEnergyBetween,
  getFaultsBetween,
  getFullPowerEnergyBetween,
  getLightAt,
  getLitMsBetween,
  getOnlineMsBetween,
  getSensorReadings,
  getStateAt,
} from './lightHistory.ts';
import { DAY_MS, HOUR_MS } from '../shared/duration.ts';

const city = generateCity(getCityOptions({ assets: 2_000, users: 3 }), 'hash');
const assets = city.assets!;
const controllers = assets.filter(({ model }) => model === 'ssslc');

const anyAsset = fc.constantFrom(...assets);
const anyController = fc.constantFrom(...controllers);
/** All assets of the city are installed by then. */
const anyMoment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) });
const moments = (length: number) =>
  fc
    .array(anyMoment, { minLength: length, maxLength: length })
    .map(list => list.sort((a, b) => a - b));

describe('energy', () => {
  it('adds up, and is never negative nor more than at full light', () => {
    fc.assert(
      fc.property(anyAsset, moments(3), (asset, [a = 0, b = 0, c = 0]) => {
        const [first, second, whole] = [
          getEnergyBetween(asset, a, b),
          getEnergyBetween(asset, b, c),
          getEnergyBetween(asset, a, c),
        ];
        expect(first).toBeGreaterThanOrEqual(0);
        expect(first + second).toBeCloseTo(whole, 6);
        expect(getFullPowerEnergyBetween(asset, a, c)).toBeGreaterThanOrEqual(whole - 1e-9);
        expect(getEnergyBetween(asset, c, a)).toBe(0);
      }),
    );
  });

  it('matches the power, hour by hour', () => {
    fc.assert(
      fc.property(anyController, anyMoment, (asset, from) => {
        let sum = 0;
        for (let ms = from; ms < from + DAY_MS; ms += 60_000) {
          sum += getLightAt(asset, ms).power / 60_000;
        }
        expect(getEnergyBetween(asset, from, from + DAY_MS)).toBeCloseTo(sum, 1);
      }),
      { numRuns: 20 },
    );
  });

  it('of many devices is the sum of theirs, step by step', () => {
    const some = assets.slice(0, 400);
    const edges = Array.from({ length: 9 }, (_, i) => Date.UTC(2026, 9, 20) + 5 * i * HOUR_MS);
    const series = getEnergySeries(some, edges);
    for (const [i, { energy, saved }] of series.entries()) {
      const [from, to] = [edges[i]!, edges[i + 1]!];
      const sum = some.reduce((total, asset) => total + getEnergyBetween(asset, from, to), 0);
      const full = some.reduce(
        (total, asset) => total + getFullPowerEnergyBetween(asset, from, to),
        0,
      );
      expect(energy).toBeCloseTo(sum, 6);
      expect(saved).toBeCloseTo(full - sum, 6);
    }
    expect(series).toHaveLength(8);
    expect(getEnergySeries(some, [])).toEqual([]);
  });

  it('starts, as the light does, on the day of the installation of the lamp', () => {
    const asset = { ...controllers[5]!, installDate: '2026-03-10' };
    const begin = Date.UTC(2026, 2, 9, 16);
    const after = getEnergyBetween(asset, begin, begin + 5 * DAY_MS);
    expect(after).toBeGreaterThan(0);
    expect(getEnergyBetween(asset, begin - 5 * DAY_MS, begin + 5 * DAY_MS)).toBe(after);
    expect(getEnergyBetween(asset, 0, begin)).toBe(0);
    expect(getLitMsBetween(asset, 0, begin)).toBe(0);
    expect(getFullPowerEnergyBetween(asset, 0, begin)).toBe(0);
    expect(getLightAt(asset, begin - 1)).toMatchObject({ on: false, power: 0 });
    expect(getLightAt(asset, begin).on).toBe(true);
    const edges = [begin - 5 * DAY_MS, begin - DAY_MS / 2, begin + DAY_MS / 2, begin + 5 * DAY_MS];
    const series = getEnergySeries([asset], edges);
    expect(series.map(({ energy }) => energy)).toEqual([
      0,
      expect.closeTo(getEnergyBetween(asset, begin, begin + DAY_MS / 2), 6),
      expect.closeTo(getEnergyBetween(asset, begin + DAY_MS / 2, begin + 5 * DAY_MS), 6),
    ]);
    expect(series[0]?.saved).toBe(0);
  });

  it('is reported by the controller, not a second time by its lamp', () => {
    const lamp = assets.find(({ model }) => model === 'led')!;
    const controller = assets.find(({ id }) => id === lamp.controllerId)!;
    const night = Date.UTC(2026, 10, 10, 14);
    expect(getLightAt(lamp, night).brightness).toBe(getLightAt(controller, night).brightness);
    expect(getEnergyBetween(lamp, 0, night)).toBe(0);
    expect(getEnergyBetween(controller, night - DAY_MS, night)).toBeGreaterThan(0.3);
  });
});

describe('light', () => {
  it('is off at noon, and at midnight on where nothing is broken', () => {
    const noon = Date.UTC(2026, 10, 11, 4);
    const midnight = noon + DAY_MS / 2;
    for (const asset of controllers) {
      expect(getLightAt(asset, noon)).toMatchObject({
        on: false,
        brightness: 0,
        power: 0,
        current: 0,
      });
      const isDark = getFaultsBetween(asset, midnight, midnight + 1).some(({ type }) =>
        ['lampFailure', 'powerLoss'].includes(type),
      );
      expect(getLightAt(asset, midnight).on).toBe(!isDark);
      expect(getLightAt(asset, midnight).voltage).toBeGreaterThan(205);
    }
  });

  it('is less in the small hours than in the evening', () => {
    const power = (ms: number) =>
      controllers.reduce((sum, asset) => sum + getLightAt(asset, ms).power, 0);
    const evening = Date.UTC(2026, 10, 11, 12);
    expect(power(evening + 6 * HOUR_MS)).toBeLessThan(0.8 * power(evening));
  });

  it('lasts the night, less what was broken', () => {
    fc.assert(
      fc.property(anyController, moments(2), (asset, [from = 0, to = 0]) => {
        const lit = getLitMsBetween(asset, from, to);
        expect(lit).toBeGreaterThanOrEqual(0);
        expect(lit).toBeLessThanOrEqual(to - from);
        const days = (to - from) / DAY_MS;
        if (days > 200) expect(lit / DAY_MS).toBeGreaterThan(0.35 * days);
      }),
    );
  });
});

describe('the reported state at a moment', () => {
  it('is the same in any order', () => {
    const [first, second] = [controllers[3]!, assets.find(({ model }) => model === 'sses')!];
    const readValues = (ms: number) => [
      getLightAt(first, ms),
      getEnergyBetween(first, ms - DAY_MS, ms),
      getSensorReadings(second, ms),
      getStateAt(second, ms),
    ];
    const days = Array.from({ length: 20 }, (_, i) => Date.UTC(2026, 5, 1) + i * 17 * HOUR_MS);
    const forward = days.map(readValues);
    expect(days.toReversed().map(readValues).toReversed()).toEqual(forward);
  });

  it('is realistic air, which changes slowly', () => {
    fc.assert(
      fc.property(anyAsset, anyMoment, (asset, ms) => {
        const now = getSensorReadings(asset, ms);
        const later = getSensorReadings(asset, ms + 60_000);
        expect(now.temperature).toBeGreaterThan(-15);
        expect(now.temperature).toBeLessThan(45);
        expect(now.humidity).toBeGreaterThanOrEqual(18);
        expect(now.humidity).toBeLessThanOrEqual(99);
        expect(now['wind-direction']).toBeLessThan(360);
        expect(now.noise).toBeGreaterThan(30);
        expect(Math.abs(later.temperature - now.temperature)).toBeLessThan(0.5);
        expect(Math.abs(later['air-pressure'] - now['air-pressure'])).toBeLessThan(0.5);
      }),
    );
  });
});

describe('states', () => {
  it('are normal for most of the time, and online as long as the states indicate', () => {
    const [from, to] = [Date.UTC(2026, 8, 1), Date.UTC(2026, 8, 11)];
    let [away, steps] = [0, 0];
    for (const asset of assets.slice(0, 300)) {
      let online = 0;
      for (let ms = from; ms < to; ms += HOUR_MS / 4) {
        const state = getStateAt(asset, ms);
        if (state !== 'offline' && state !== 'unknown') online += 1;
      }
      const onlineMs = getOnlineMsBetween(asset, from, to);
      // A fault that is reported while the line is down counts as within reach.
      expect(Math.abs(online * (HOUR_MS / 4) - onlineMs)).toBeLessThan(12 * HOUR_MS);
      away += to - from - onlineMs;
      steps += to - from;
    }
    expect(away / steps).toBeGreaterThan(0.005);
    expect(away / steps).toBeLessThan(0.06);
  });
});
