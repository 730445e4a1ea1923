import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AssetRow } from './generateAssets.ts';
import { generateAssets } from './generateAssets.ts';
import { getCityOptions, generateCity } from './generateCity.ts';
import { generateDomains } from './generateDomains.ts';
import { getFaultsBetween, getStateAt } from './lightHistory.ts';
import { MODEL_NAMES, SENTINEL_IDS } from './models/cityModels.ts';
import { getMetresBetween } from './cityCoordinates.ts';
import { countModels } from './models/countModels.ts';
import { createSites } from './lampSites.ts';
import { generateStreets } from './generateStreets.ts';

const options = getCityOptions({ assets: 10_000, users: 20 });
const city = generateCity(options, 'hash');
const assets = city.assets as readonly AssetRow[];
const ofModel = (model: string) => assets.filter(asset => asset.model === model);
const byId = new Map(assets.map(asset => [asset.id, asset]));

function drawAlone(count: number, seed = 1) {
  const counts = countModels(count);
  const map = generateStreets(seed, counts.ssslc);
  const domains = generateDomains(map);
  const sites = createSites(seed, map, domains, counts.ssgw);
  return { domains, ...generateAssets({ seed, now: options.now, counts, sites }) };
}

describe('the size of a city', () => {
  it('is exactly as requested, with one of each model from 25 on [MOCK-04]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.nat(), (count, seed) => {
        const { rows, byModel, domains } = drawAlone(count, seed);
        expect(rows).toHaveLength(count);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
        const models = MODEL_NAMES.filter(model => byModel[model].length > 0);
        if (count >= 25) expect(models).toEqual(MODEL_NAMES);
        expect(new Set(domains.rows.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4]));
        const known = new Set<unknown>([undefined, ...rows.map(({ id }) => id)]);
        const lost = rows.filter(({ controllerId, ssgwId, poleId }) =>
          [controllerId, ssgwId, poleId].some(id => !known.has(id)),
        );
        expect(lost).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 11, 24, 50, 999, 1_000, 1_001])('%i is generated whole', count => {
    const city = generateCity(getCityOptions({ assets: count, users: 3 }), 'hash');
    expect(city.assets).toHaveLength(count);
    expect(city.statuses).toHaveLength(count);
  });

  it('leaves the same things to a larger city', () => {
    const [small, large] = [countModels(1_200), countModels(1_900)];
    for (const model of MODEL_NAMES) expect(large[model]).toBeGreaterThanOrEqual(small[model]);
  });
});

describe('the streets', () => {
  const { sections, lampSites, streets } = generateStreets(7, 4_600);
  const at = (index: number) => ({ lat: lampSites.lat[index]!, lng: lampSites.lng[index]! });
  const pairs = Array.from({ length: lampSites.count - 2 }, (_, index) => index).filter(
    index => lampSites.number[index + 2] === lampSites.number[index]! + 2,
  );

  it('have a lamp every 30 m, on alternating sides', () => {
    const steps = pairs.map(index => getMetresBetween(at(index), at(index + 1)));
    expect(Math.min(...steps)).toBeGreaterThan(27);
    expect(Math.max(...steps)).toBeLessThan(38);
    expect(steps.reduce((sum, step) => sum + step) / steps.length).toBeCloseTo(32.3, 0);
    const sides = pairs.map(index => getMetresBetween(at(index), at(index + 2)));
    expect(sides.reduce((sum, step) => sum + step) / sides.length).toBeCloseTo(60, 0);
  });

  it('curve', () => {
    // The ratio of 600 m of street to the straight distance.
    const detours = pairs
      .filter(index => lampSites.number[index + 20] === lampSites.number[index]! + 20)
      .map(index => 600 - getMetresBetween(at(index), at(index + 20)));
    expect(detours.filter(detour => detour > 3).length / detours.length).toBeGreaterThan(0.3);
  });

  it('cross each other', () => {
    const streetOf = (index: number) => sections[lampSites.section[index]!]!.street;
    const crossing = new Set<string>();
    for (let a = 0; a < 900; a += 1) {
      for (let b = a + 1; b < 900; b += 1) {
        if (streetOf(a) === streetOf(b) || getMetresBetween(at(a), at(b)) > 25) continue;
        crossing.add([streetOf(a).name, streetOf(b).name].sort().join());
      }
    }
    expect(crossing.size).toBeGreaterThan(10);
  });

  it('have names of their own in their district, and four levels of domains', () => {
    const names = streets.map(({ district, name }) => `${district}${name}`);
    expect(new Set(names).size).toBe(names.length);
    const { domains = [] } = city;
    const siblings = domains.map(({ parentId, name }) => `${String(parentId)} ${String(name)}`);
    expect(new Set(siblings).size).toBe(siblings.length);
    const levels = new Map(domains.map(({ id, level }) => [id, Number(level)]));
    for (const { level, parentId } of domains) {
      expect(parentId === undefined ? 0 : levels.get(parentId)).toBe(Number(level) - 1);
    }
    expect(domains[0]).toMatchObject({ id: '5f1e0000000000000000d001', name: '云泽市', level: 1 });
  });
});

describe('the devices', () => {
  it('are lamps with their controllers, for nine of ten', () => {
    const lamps = ofModel('led');
    expect(lamps.length / assets.length).toBeCloseTo(0.455, 2);
    expect(ofModel('ssslc')).toHaveLength(lamps.length);
    expect(new Set(lamps.map(({ controllerId }) => controllerId)).size).toBe(lamps.length);
    const apart = lamps.filter(({ controllerId, domainId, geoPoint }) => {
      const controller = byId.get(controllerId!);
      return controller?.domainId !== domainId || controller.geoPoint !== geoPoint;
    });
    expect(apart).toEqual([]);
  });

  it('belong to gateways of plausible size, in whose whitelists they are', () => {
    const owned = Map.groupBy(assets, ({ ssgwId }) => ssgwId);
    const districtOf = districts();
    for (const { id, ids } of city.whitelists!) {
      const own = owned.get(String(id))!;
      expect(own.map(asset => asset.id)).toEqual(ids);
      const controllers = own.filter(({ model }) => model === 'ssslc').length;
      expect(controllers).toBeGreaterThan(80);
      expect(controllers).toBeLessThan(220);
      const [home] = own.map(({ domainId }) => districtOf(domainId));
      expect(own.every(({ domainId }) => districtOf(domainId) === home)).toBe(true);
      expect(districtOf(byId.get(String(id))!.domainId)).toBe(home);
    }
    expect(city.whitelists).toHaveLength(30);
    expect(ofModel('ssslc').every(({ ssgwId }) => ssgwId !== undefined)).toBe(true);
  });

  function districts() {
    const parents = new Map(
      city.domains!.map(({ id, parentId, level }) => [id, { parentId, level }]),
    );
    return (id: unknown): unknown => {
      let at = id;
      while (parents.get(at)?.level !== 2) at = parents.get(at)?.parentId;
      return at;
    };
  }

  it('are one, two or three on a pole', () => {
    const carried = Map.groupBy(
      assets.filter(({ model, poleId }) => poleId !== undefined && model !== 'led'),
      ({ poleId }) => poleId,
    );
    const numbers = new Set([...carried.values()].map(({ length }) => length));
    expect([...numbers].sort()).toEqual([1, 2, 3]);
    expect(carried.size).toBe(ofModel('sspole').length);
    for (const [pole, own] of carried) {
      for (const { geoPoint } of own) expect(geoPoint).toEqual(byId.get(pole!)!.geoPoint);
    }
  });

  it('have the four that reject in the first street', () => {
    const [first] = ofModel('ssslc');
    for (const id of SENTINEL_IDS) {
      expect(byId.get(id)).toMatchObject({ model: 'ssslc', domainId: first?.domainId });
    }
    expect(byId.get('LAMP00001_OFFLINE')?.status).toBe('offline');
    expect(byId.get('LAMP00001_FAILED')?.status).toBe('normal');
    expect(first?.name).toBe('滨盛路1号灯控');
  });
});

describe('their states', () => {
  const share = (state: string) =>
    assets.filter(({ status }) => status === state).length / assets.length;

  it('have realistic states on a calm night', () => {
    expect(share('normal')).toBeGreaterThan(0.94);
    expect(share('offline')).toBeGreaterThan(0.005);
    expect(share('offline')).toBeLessThan(0.06);
    expect(share('fault')).toBeGreaterThan(0.002);
    expect(share('fault')).toBeLessThan(0.008);
    expect(share('unknown')).toBeLessThan(0.005);
  });

  it('are those of their statuses, of their history, and of their open faults', () => {
    const open = new Set(
      city.faults!.flatMap(({ asset_id, end_time }) => (end_time === undefined ? [asset_id] : [])),
    );
    const wrong = assets.filter((asset, i) => {
      const { asset_id, state, online } = city.statuses![i]!;
      const isOnline = state === 'normal' || state === 'fault';
      return (
        asset_id !== asset.id ||
        state !== asset.status ||
        online !== isOnline ||
        getStateAt(asset, options.now) !== state ||
        open.has(asset.id) !== (state === 'fault')
      );
    });
    expect(wrong).toEqual([]);
    expect(open.size).toBe(assets.filter(({ status }) => status === 'fault').length);
  });

  it('contain nothing in the future, and no confirmation before the start', () => {
    const now = new Date(options.now).toISOString();
    const early = city.faults!.filter(fault => {
      const { begin_time, end_time = now, update_time, acknowledged_time = now } = fault;
      const times = [end_time, update_time, acknowledged_time] as string[];
      return times.some(time => time < String(begin_time) || time > now);
    });
    expect(early).toEqual([]);
    const odd = city.alerts!.filter(({ update_time, confirmed, acknowledged_time = now }) => {
      const isLate =
        String(acknowledged_time) < String(update_time) || String(acknowledged_time) > now;
      return isLate || confirmed !== (acknowledged_time !== now);
    });
    expect(odd).toEqual([]);
    for (const name of ['equipmentLogs', 'userLogs']) {
      const times = city[name]!.map(({ time }) => String(time));
      expect(times).toEqual([...times].sort());
      expect(times.at(-1)! <= now).toBe(true);
    }
  });

  it('have faults whose spans are those of the history', () => {
    const broken = assets.find(({ status }) => status === 'fault')!;
    const [span] = getFaultsBetween(broken, options.now, options.now + 1);
    const fault = city.faults!.find(
      ({ asset_id, end_time }) => asset_id === broken.id && end_time === undefined,
    );
    expect(fault).toMatchObject({
      type: span?.type,
      begin_time: new Date(span!.begin).toISOString(),
    });
  });
});
