import { describe, expect, it } from 'vitest';

import { cityDefinition } from '../../../assembly/cityDefinition.ts';
import { generateCity, getCityOptions } from '../../../city/generateCity.ts';
import type { OperationCall } from '../../../platform/operationRule.ts';
import { type Row, Store } from '../../../platform/Store.ts';
import { listSubtree } from '../../../platform/scope/listSubtree.ts';
import { createRandom, type RandomSource } from '../../../shared/random.ts';
import { markerRules } from './markerRules.ts';

type Edges = readonly [west: number, south: number, east: number, north: number];

interface Marker {
  readonly id?: string;
  readonly count?: number;
  readonly states?: Readonly<Record<string, number>>;
  readonly models?: Readonly<Record<string, number>>;
  readonly lamps?: Readonly<Record<string, number>>;
  readonly geoPoint: { readonly lat: number; readonly lng: number };
  readonly box?: Edges;
}

const STATES = ['normal', 'fault', 'offline', 'unknown'] as const;
const CITY: Edges = [120, 30, 120.5, 30.5];

const openStore = () =>
  new Store(
    cityDefinition.shapes,
    generateCity(getCityOptions({ seed: 5, assets: 6_000, users: 0 }), ''),
  );

const callRule = (name: string, store: Store, query: Row) =>
  markerRules[name]?.({ query, platform: { store } } as unknown as OperationCall);

const getMarkers = (store: Store, box: Edges, query: Row = {}) =>
  callRule('getAssetMarkers', store, { zoom: 14, ...query, box: box.join() }) as {
    readonly total: number;
    readonly markers: readonly Marker[];
  };

/** No box contains a device without a position. */
const positionOf = ({ geoPoint }: Row) =>
  (geoPoint ?? { lat: NaN, lng: NaN }) as { readonly lat: number; readonly lng: number };

/** The devices of a box, or all, by a plain scan. */
function scan(store: Store, box: Edges | undefined, query: Row = {}): readonly Row[] {
  const isInBox = ({ lat, lng }: ReturnType<typeof positionOf>) => {
    if (!box) return true;
    const [west, south, east, north] = box;
    return lng >= west && lng <= east && lat >= south && lat <= north;
  };
  const { where = {}, lit } = query as { where?: Row; lit?: boolean };
  return store
    .table('assets')
    .find({ where })
    .filter(asset => {
      return (lit === undefined || hasLight(store, asset, lit)) && isInBox(positionOf(asset));
    });
}

/** Whether a device is a connected lamp that is lit, or one that is dark. */
function hasLight(store: Store, { id }: Row, lit: boolean): boolean {
  const { online, brightness } = store.table('statuses').get(id) ?? {};
  return online === true && typeof brightness === 'number' && brightness > 0 === lit;
}

/** The sums of a marker by a plain count. */
function countAssets(store: Store, assets: readonly Row[]) {
  const countIf = (test: (asset: Row) => boolean) => assets.filter(test).length;
  const models = new Set(assets.map(({ model }) => String(model)));
  return {
    count: assets.length,
    states: Object.fromEntries(
      STATES.map(state => [state, countIf(({ status }) => status === state)]),
    ),
    models: Object.fromEntries(
      [...models].map(model => [model, countIf(asset => asset.model === model)]),
    ),
    lamps: {
      lit: countIf(asset => hasLight(store, asset, true)),
      dark: countIf(asset => hasLight(store, asset, false)),
    },
  };
}

/** The cell of 64 px by the textbook formula of Web Mercator. */
function getCell({ lat, lng }: { readonly lat: number; readonly lng: number }, zoom: number) {
  const size = 4 * 2 ** zoom;
  const radians = (lat * Math.PI) / 180;
  const y = (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2;
  return `${Math.floor((lng / 360 + 0.5) * size)}/${Math.floor(y * size)}`;
}

const sortTexts = (texts: readonly unknown[]) => texts.map(String).toSorted();

function expectSingle(store: Store, box: Edges, query: Row) {
  const expected = scan(store, box, query);
  const { total, markers } = getMarkers(store, box, query);
  expect(total).toBe(expected.length);
  expect(sortTexts(markers.map(({ id }) => id))).toEqual(sortTexts(expected.map(({ id }) => id)));
  return expected.length;
}

function expectGrouped(store: Store, box: Edges, zoom: number, query: Row = {}) {
  const expected = Map.groupBy(scan(store, box, query), asset => getCell(positionOf(asset), zoom));
  const { markers } = getMarkers(store, box, { zoom, ...query });
  const cells = markers.map(({ geoPoint, count, states, models, lamps }) => [
    getCell(geoPoint, zoom),
    { count, states, models, lamps },
  ]);
  expect(Object.fromEntries(cells)).toEqual(
    Object.fromEntries([...expected].map(([cell, assets]) => [cell, countAssets(store, assets)])),
  );
  expect(cells).toHaveLength(expected.size);
  for (const { geoPoint, box: bounds = CITY } of markers) {
    const [west, south, east, north] = bounds;
    expect(geoPoint.lng).toBeGreaterThanOrEqual(west - 1e-6);
    expect(geoPoint.lng).toBeLessThanOrEqual(east + 1e-6);
    expect(geoPoint.lat).toBeGreaterThanOrEqual(south - 1e-6);
    expect(geoPoint.lat).toBeLessThanOrEqual(north + 1e-6);
  }
}

const pickBox = (
  random: RandomSource,
  center: { readonly lat: number; readonly lng: number },
): Edges => {
  const [width, height] = [0.02 * random.next(), 0.02 * random.next()];
  return [center.lng - width, center.lat - height, center.lng + width, center.lat + height];
};

/** Moves, breaks, repairs, dims, removes and adds devices, and takes the positions of some. */
function changeSome(store: Store, random: RandomSource, count: number) {
  const ids = [...store.table('assets').values()].map(({ id }) => String(id));
  for (let n = 0; n < count; n += 1) {
    const asset = store.table('assets').get(ids[random.nextInt(ids.length)]);
    if (!asset) continue;
    const { lat, lng } = positionOf(asset);
    const report = store.table('statuses').get(asset.id);
    const kind = random.nextInt(6);
    if (kind === 0) store.remove('assets', String(asset.id));
    else if (kind === 1) {
      store.put('assets', { ...asset, id: `NEW${random.nextInt(1e9)}` });
    } else if (kind === 2 && report) {
      store.put('statuses', { ...report, brightness: random.nextInt(2) * 60 });
    } else if (kind === 3) {
      store.put('assets', { ...asset, geoPoint: null });
    } else if (kind === 4 && asset.geoPoint) {
      const geoPoint = { lat: lat + 0.01 * random.next(), lng: lng - 0.01 * random.next() };
      store.put('assets', { ...asset, geoPoint });
    } else store.put('assets', { ...asset, status: STATES[random.nextInt(4)] });
  }
}

const QUERIES: readonly Row[] = [
  {},
  { where: { status: 'fault' } },
  {
    where: {
      and: [{ status: { inq: ['fault', 'offline'] } }, { model: { inq: ['ssslc', 'led'] } }],
    },
  },
  { where: { status: 'unheard' } },
  { where: { model: { neq: 'ssslc' } } },
  { where: { or: [{ name: { like: '1' } }, { status: 'offline' }] } },
  { lit: true },
  { lit: false, where: { model: 'ssslc' } },
];

describe('the markers of devices', () => {
  it('are those of a plain scan of the box, with any conditions, while devices change', () => {
    const store = openStore();
    const random = createRandom(9);
    let found = 0;
    for (let round = 0; round < 30; round += 1) {
      const [first] = store.table('assets').find({ limit: 1, offset: random.nextInt(4_000) });
      if (!first?.geoPoint) continue;
      const box = pickBox(random, positionOf(first));
      const query = QUERIES[round % QUERIES.length] ?? {};
      found += expectSingle(store, box, query);
      changeSome(store, random, 40);
    }
    expect(found).toBeGreaterThan(1_000);
  });

  it('are grouped by cells of 64 px when they are more than 5,000, while devices change', () => {
    const store = openStore();
    const random = createRandom(10);
    const smaller: Edges = [120, 30, 120.4, 30.4];
    for (const [zoom, box, query] of [
      [0, CITY, {}],
      [9, CITY, {}],
      [11, smaller, { where: { status: { inq: ['normal', 'fault'] } } }],
      [13, CITY, { where: { model: { neq: 'ssgw' } } }],
      [14, CITY, {}],
    ] as const) {
      expectGrouped(store, box, zoom, query);
      changeSome(store, random, 100);
    }
    // Half a degree is more than 8,192 px wide at zoom 15.
    expectGrouped(store, CITY, 14, { zoom: 15 });
    // The whole world at a street's zoom would have a billion cells.
    const { markers } = getMarkers(store, [-180, -85, 180, 85], { zoom: 20 });
    expect(markers.length).toBeLessThan(20);
  });

  it('are rendered in the order of their states, faults last', () => {
    const store = openStore();
    const [first] = store.table('faults').find({ where: { end_time: null }, limit: 1 });
    const asset = store.table('assets').get(first?.asset_id) ?? {};
    const { lat, lng } = positionOf(asset);
    const { markers } = getMarkers(store, [lng - 0.01, lat - 0.01, lng + 0.01, lat + 0.01]);
    const states = markers.map(marker => (marker as unknown as Row).status);
    const order = ['normal', 'unknown', 'offline', 'fault'];
    expect(states).toEqual(
      states.toSorted((a, b) => order.indexOf(String(a)) - order.indexOf(String(b))),
    );
    expect(states).toContain('fault');
    expect(states).toContain('normal');
  });
});

describe('the markers of domains', () => {
  const getDomains = (store: Store, query: Row) =>
    callRule('getDomainMarkers', store, { box: CITY.join(), ...query }) as readonly Row[];

  it('count the devices of the domain and below it, while devices and domains change', () => {
    const store = openStore();
    const random = createRandom(11);
    const domains = store.table('domains');
    const isBelow = (id: unknown, root: unknown): boolean =>
      id === root || (id !== undefined && isBelow(domains.get(id)?.parentId, root));
    for (const [level, query] of [
      [1, {}],
      [2, { where: { status: 'fault' } }],
      [3, { lit: true }],
      [4, { lit: false, where: { model: { inq: ['ssslc', 'led'] } } }],
      [2, { where: { or: [{ name: { like: '1' } }, { status: 'offline' }] } }],
      [2, {}],
    ] as const) {
      const assets = scan(store, undefined, query);
      const expected = domains.find({ where: { level } }).map(({ id, name }) => {
        const below = assets.filter(({ domainId }) => isBelow(domainId, id));
        return { id, name, level, ...countAssets(store, below) };
      });
      const markers = getDomains(store, { level, ...query });
      expect(markers).toHaveLength(expected.length);
      for (const { models, ...domain } of expected) {
        const marker = markers.find(({ id }) => id === domain.id);
        expect(marker).toMatchObject(domain);
        expect(marker?.models).toEqual(models);
      }
      changeSome(store, random, 100);
      const [street] = domains.find({ where: { level: 3 }, limit: 1, offset: 2 + level });
      const [district] = domains.find({ where: { level: 2 }, limit: 1, offset: level });
      if (street && district) store.put('domains', { ...street, parentId: district.id });
    }
  });

  it('start with the worst state, then with the most devices', () => {
    const markers = getDomains(openStore(), { level: 4 });
    const order = [undefined, 'normal', 'unknown', 'offline', 'fault'];
    const rank = ({ worst }: Row) => order.indexOf(worst as string | undefined);
    expect(markers).toEqual(
      markers.toSorted((a, b) => rank(b) - rank(a) || Number(b.count) - Number(a.count)),
    );
    expect(new Set(markers.map(({ worst }) => worst)).size).toBeGreaterThan(2);
  });

  it('are within the box', () => {
    const store = openStore();
    const inBox = getDomains(store, { level: 4, box: '120.19,30.2,120.21,30.21' });
    const expected = store
      .table('domains')
      .find({ where: { level: 4 } })
      .filter(domain => {
        const { lat, lng } = positionOf(domain);
        return lng >= 120.19 && lng <= 120.21 && lat >= 30.2 && lat <= 30.21;
      });
    expect(inBox.length).toBeGreaterThan(0);
    expect(sortTexts(inBox.map(({ id }) => id))).toEqual(sortTexts(expected.map(({ id }) => id)));
  });
});

it('only the devices of a domain and of those below it are in a view that names it [MAP-12/list]', () => {
  const store = openStore();
  const district = store.table('domains').find({ where: { level: 2 } })[0];
  const ids = new Set(listSubtree(store, String(district?.id)));
  const inDistrict = scan(store, CITY).filter(({ domainId }) => ids.has(String(domainId)));
  expect(inDistrict.length).toBeGreaterThan(0);
  expect(getMarkers(store, CITY, { domainId: district?.id }).total).toBe(inDistrict.length);
});
