import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getCityOptions, generateCity } from './generateCity.ts';
import { generateAlerts } from './generateAlerts.ts';
import { MINUTE_MS } from '../shared/duration.ts';

const start = Date.UTC(2026, 10, 12);
const assets = generateCity(getCityOptions({ assets: 500, users: 3 }), 'hash').assets!;
const draw = (from: number, to: number, alertsPerMinute = 6, seed = 1) =>
  generateAlerts({ seed, assets, count: assets.length, from, to, alertsPerMinute });

describe('events', () => {
  it('are the same in pieces as in one, the oldest first, each with an id of its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20 * MINUTE_MS }), { maxLength: 12 }),
        fc.constantFrom(0.5, 6, 700),
        (cuts, rate) => {
          const edges = [0, ...cuts, 20 * MINUTE_MS].sort((a, b) => a - b).map(ms => start + ms);
          const pieces = edges.slice(1).flatMap((to, i) => draw(edges[i]!, to, rate));
          expect(pieces).toEqual(draw(start, start + 20 * MINUTE_MS, rate));
          const times = pieces.map(({ update_time }) => String(update_time));
          expect(times).toEqual([...times].sort());
          expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('happen after the start of a span and not after its end', () => {
    const [first, second] = draw(start, start + 60 * MINUTE_MS);
    const [from, to] = [first, second].map(event => Date.parse(String(event?.update_time)));
    expect(draw(from!, to!)).toEqual([second]);
  });

  it('come at the requested rate; a higher rate includes those of a lower one', () => {
    const calm = draw(start, start + 600 * MINUTE_MS, 0.5);
    expect(calm.length).toBeGreaterThan(250);
    expect(calm.length).toBeLessThan(350);
    const storm = new Set(draw(start, start + 600 * MINUTE_MS, 20).map(({ id }) => id));
    expect(storm.size).toBe(12_000);
    expect(calm.every(({ id }) => storm.has(id))).toBe(true);
  });

  it('are to a share the lost connections of the devices of an outage, each of which reports it', () => {
    const outageDevices = assets.filter(({ model }) => model === 'ssslc').slice(0, 20);
    const options = { seed: 1, assets, count: assets.length, alertsPerMinute: 600 };
    const [from, to] = [start, start + 10 * MINUTE_MS];
    const alerts = generateAlerts({ ...options, from, to, outageDevices, outageShare: 0.5 });
    expect(alerts).toHaveLength(6_000);
    const ids = new Set(outageDevices.map(({ id }) => id));
    const lost = alerts.filter(
      ({ asset_id, type }) => ids.has(asset_id as string) && type === 'communicationLost',
    );
    expect(lost.length).toBeGreaterThan(2_850);
    expect(lost.length).toBeLessThan(3_250);
    expect(new Set(lost.map(({ asset_id }) => asset_id))).toEqual(ids);
    // The others are all over the city, and without a share all of them.
    expect(new Set(alerts.map(({ asset_id }) => asset_id)).size).toBeGreaterThan(450);
    expect(generateAlerts({ ...options, from, to, outageDevices })).toEqual(draw(from, to, 600));
  });

  it('differ by seed, and do not happen in an empty city', () => {
    expect(draw(start, start + 60 * MINUTE_MS)).not.toEqual(
      draw(start, start + 60 * MINUTE_MS, 6, 2),
    );
    expect(
      generateAlerts({ seed: 1, assets: [], count: 0, from: 0, to: start, alertsPerMinute: 9 }),
    ).toEqual([]);
  });
});
