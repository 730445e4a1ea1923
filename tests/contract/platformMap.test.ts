import { describe, expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { accountRows } from '../../mocks/city/seededAccounts.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import { getResponseIds, LAMP_ID, matchTownError, openTestTown } from '../support/testTown.ts';

/** All of the city and of the town. */
const BOX = '119,29,122,32';

const getMarkers = (body: unknown) => (body as { markers: readonly object[] }).markers;

async function openBounded(domainIds: readonly string[]) {
  const id = String(accountRows.find(({ username }) => username === 'device_admin')?.id);
  const town = await openTestTown({ userDomains: [{ id, domainIds }] });
  await town.signInAs('device_admin');
  return town;
}

describe('the devices of a view', () => {
  it('are those that the list has, with the brightness of their reports', async () => {
    const { call } = await openTestTown();
    const query = { box: BOX, zoom: '12' };
    const { body } = await call('GET', '/assets/markers', { query });
    const list = await call('GET', '/assets');
    expect(body).toMatchObject({ total: getResponseIds(list).length });
    expect(getResponseIds({ ...list, body: getMarkers(body) }).toSorted()).toEqual(
      getResponseIds(list).toSorted(),
    );
    const statuses = (await call('GET', '/statuses')).body as readonly Record<string, unknown>[];
    for (const { id, brightness } of statuses)
      expect(getMarkers(body)).toContainEqual(
        expect.objectContaining(typeof brightness === 'number' ? { id, brightness } : { id }),
      );
  });

  it('are counted by model and by light in the markers of their domains, with the conditions of the view and after each change [MAP-12/legend]', async () => {
    const { call } = await openTestTown();
    const getSums = async (query: Record<string, string> = {}, where = {}) => {
      const parameters = { where, query: { box: BOX, level: '1', ...query } };
      const [{ models, lamps }] = (await call('GET', '/domains/markers', parameters)).body as [
        { models: Record<string, number>; lamps: Record<string, number> },
      ];
      return { models, lamps };
    };
    const getTotal = async (query: Record<string, string> = {}, where = {}) =>
      (
        (await call('GET', '/assets/markers', { where, query: { box: BOX, zoom: '12', ...query } }))
          .body as { total: number }
      ).total;
    const { models, lamps } = await getSums();
    for (const [model, count] of Object.entries(models))
      expect(await getTotal({}, { model })).toBe(count);
    expect(Object.values(models).reduce((sum, count) => sum + count)).toBe(await getTotal());
    expect(lamps).toEqual({
      ...{ lit: await getTotal({ lit: 'true' }), dark: await getTotal({ lit: 'false' }) },
    });
    expect((await getSums({}, { model: 'ssslc' })).models).toEqual({ ssslc: models['ssslc'] });
    expect((await getSums({ lit: 'true' })).lamps).toEqual({ lit: lamps['lit'], dark: 0 });
    await call('POST', `/assets/${LAMP_ID}/set/device-lighting:lamp-param`, {
      json: { on: false },
    });
    expect(lamps).toEqual({ lit: 2, dark: 1 });
    expect((await getSums()).lamps).toEqual({ lit: 1, dark: 3 });
  });

  it('and its domains are those of the user, in the view, in a count and in a filter [USER-19/platform]', async () => {
    const whole = await openTestTown();
    const { call } = await openBounded(['west']);
    const list = await call('GET', '/assets');
    expect(getResponseIds(list).length).toBeLessThan(
      getResponseIds(await whole.call('GET', '/assets')).length,
    );
    for (const where of [{}, { name: { like: '' } }, { domainId: 'east' }, { id: { neq: 'x' } }]) {
      const listed = await call('GET', '/assets', { filter: { where } });
      const view = await call('GET', '/assets/markers', { where, query: { box: BOX, zoom: '12' } });
      expect(view.body).toMatchObject({ total: getResponseIds(listed).length });
      expect(getResponseIds({ ...view, body: getMarkers(view.body) }).toSorted()).toEqual(
        getResponseIds(listed).toSorted(),
      );
    }
    const domains = await call('GET', '/domains/markers', { query: { box: BOX, level: '1' } });
    // The city itself is not the user's: the district replaces it, without a parent.
    expect(domains.body).toEqual([
      expect.objectContaining({ id: 'west', level: 2, count: getResponseIds(list).length }),
    ]);
    expect(domains.body).not.toEqual([expect.objectContaining({ parentId: 'town' })]);
    const streets = await call('GET', '/domains/markers', { query: { box: BOX, level: '3' } });
    expect(getResponseIds(streets)).toEqual(['west-road']);
  });

  it.each([
    ['/assets/markers', { zoom: '12' }],
    ['/assets/markers', { box: BOX }],
    ['/assets/markers', { box: BOX, zoom: '25' }],
    ['/assets/markers', { box: BOX, zoom: 'near' }],
    ['/assets/markers', { box: '1,2,3', zoom: '12' }],
    ['/assets/markers', { box: '1,2,1,3', zoom: '12' }],
    ['/assets/markers', { box: '1,3,2,2', zoom: '12' }],
    ['/assets/markers', { box: '200,1,300,2', zoom: '12' }],
    ['/assets/markers', { box: 'a,b,c,d', zoom: '12' }],
    ['/assets/markers', { box: BOX, zoom: '12', where: '{"status":{"inq":"fault"}' }],
    ['/assets/markers', { box: BOX, zoom: '12', lit: 'perhaps' }],
    ['/domains/markers', { box: BOX }],
    ['/domains/markers', { box: BOX, level: '5' }],
    ['/domains/markers', { level: '1' }],
  ])('are rejected of %s with %j', async (path, query) => {
    const { call } = await openTestTown();
    expect(await call('GET', path, { query })).toEqual(matchTownError(400, 1));
  });

  it('may be wider than the map', async () => {
    const { call } = await openTestTown();
    const query = { box: '-300,-100,500,95', zoom: '2' };
    expect(await call('GET', '/assets/markers', { query })).toMatchObject({ body: { total: 9 } });
  });
});

it('a count respects a location, so that a search by location has pages', async () => {
  const platform = openForgetfulPlatform({
    hasher: fastHasher,
    city: { seed: 3, users: 10, assets: 1_000 },
  });
  const { call, signIn } = createApiCaller(platform.handleRequest);
  const token = await signIn('device_admin');
  const near = { lat: 30.2084, lng: 120.2126 };
  for (const maxDistance of [0.3, 0.8, 2]) {
    const where = { geoPoint: { near, maxDistance, unit: 'kilometers' } };
    const { body } = await call('GET', '/core/assets', { token, filter: { where } });
    expect(await call('GET', '/core/assets/count', { token, where })).toMatchObject({
      body: { count: (body as object[]).length },
    });
    const { body: inDistrict } = await call('GET', '/core/domains/5f1e0000000000000000d002/asset', {
      ...{ token, filter: { where } },
    });
    const count = '/core/domains/5f1e0000000000000000d002/asset/count';
    expect(await call('GET', count, { token, where })).toMatchObject({
      body: { count: (inDistrict as object[]).length },
    });
  }
});

describe('the ground of the map', () => {
  const platform = openForgetfulPlatform({
    hasher: fastHasher,
    city: { seed: 3, users: 10, assets: 1_000 },
  });
  const { call } = createApiCaller(platform.handleRequest);
  const query = { box: '120.19,30.2,120.23,30.22', zoom: '14' };

  interface MapConfig {
    readonly tiles: { readonly url: string; readonly minZoom: number; readonly maxZoom: number };
    readonly static: {
      readonly url: string;
      readonly width: number;
      readonly height: number;
      readonly bounds: readonly { readonly lat: number; readonly lng: number }[];
    };
  }
  const getConfig = async () => (await call('GET', '/config/map')).body as MapConfig;
  const isPng = (body: unknown) => Buffer.from(body as Uint8Array).readUInt32BE(0) === 0x89504e47;
  const getSize = (body: unknown) => {
    const bytes = Buffer.from(body as Uint8Array);
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };

  /** Returns the path below /api of a tile at a position. */
  function getTilePath(url: string, zoom: number, lat: number, lng: number) {
    const radians = (lat * Math.PI) / 180;
    const y = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
    return url
      .replace('/api', '')
      .replace('{z}', String(zoom))
      .replace('{x}', String(Math.floor((lng / 360 + 0.5) * 2 ** zoom)))
      .replace('{y}', String(Math.floor(y * 2 ** zoom)));
  }

  it('is public, may be cached, and is not sent again to a client that has it', async () => {
    const first = await call('GET', '/config/map/ground', { query });
    expect(first).toMatchObject({ status: 200, body: { type: 'FeatureCollection' } });
    const { features } = first.body as { features: { properties: { kind: string } }[] };
    expect(new Set(features.map(({ properties }) => properties.kind))).toEqual(
      new Set(['district', 'park', 'building', 'lake', 'river', 'street']),
    );
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/u);
    const etag = String(first.headers.get('etag'));
    const headers = { 'if-none-match': etag };
    expect(await call('GET', '/config/map/ground', { query, headers })).toMatchObject({
      ...{ status: 304, body: undefined },
    });
    const other = { ...query, zoom: '15' };
    expect(await call('GET', '/config/map/ground', { query: other, headers })).toMatchObject({
      status: 200,
    });
  });

  it.each<Record<string, string>>([
    { zoom: '14' },
    { box: query.box },
    { ...query, zoom: '-1' },
    { ...query, box: '1,1,1,1' },
  ])('is rejected of %j', async wrong => {
    expect(await call('GET', '/config/map/ground', { query: wrong })).toMatchObject({
      ...{ status: 400, body: { error: { code: 1 } } },
    });
  });

  it('has tiles at the configured URL, and none outside it', async () => {
    const { tiles } = await getConfig();
    const { headers, ...tile } = await call('GET', getTilePath(tiles.url, 15, 30.2084, 120.2126));
    expect(tile.status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toMatch(/^public/u);
    expect(isPng(tile.body)).toBe(true);
    expect(getSize(tile.body)).toEqual([256, 256]);
    for (const path of [
      getTilePath(tiles.url, 15, 31, 121),
      getTilePath(tiles.url, tiles.minZoom - 1, 30.2084, 120.2126),
      getTilePath(tiles.url, tiles.maxZoom + 1, 30.2084, 120.2126),
    ])
      expect(await call('GET', path)).toMatchObject({ status: 404, body: { error: { code: 6 } } });
    expect(await call('GET', '/config/tiles/15/1/2.jpg')).toMatchObject({ status: 400 });
  });

  it('has a static image of the configured size, whose bounds are those of the city', async () => {
    const { static: image } = await getConfig();
    const response = await call('GET', image.url.replace('/api', ''));
    expect(response.status).toBe(200);
    expect(getSize(response.body)).toEqual([image.width, image.height]);
    const [southWest, northEast] = image.bounds;
    for (const { lat, lng } of await listPositions()) {
      expect(lat > southWest!.lat && lat < northEast!.lat).toBe(true);
      expect(lng > southWest!.lng && lng < northEast!.lng).toBe(true);
    }
  });

  async function listPositions() {
    const token = await createApiCaller(platform.handleRequest).signIn('device_admin');
    const { body } = await call('GET', '/core/assets', { token });
    return (body as { geoPoint?: { lat: number; lng: number } }[]).flatMap(
      ({ geoPoint }) => geoPoint ?? [],
    );
  }

  it('is none of a tester with rows of their own, which have no streets', async () => {
    const rowless = openForgetfulPlatform({ hasher: fastHasher, rows: {} });
    const { call: callTown } = createApiCaller(rowless.handleRequest);
    for (const [path, parameters] of [
      ['/config/map/ground', query],
      ['/config/map/image', {}],
      ['/config/tiles/14/13663/6748.png', {}],
    ] as const) {
      const response = await callTown('GET', path, { query: parameters });
      expect(response).toMatchObject({ status: 404, body: { error: { code: 54 } } });
    }
    const { body } = await callTown('GET', '/config/map');
    expect(body).not.toHaveProperty('tiles');
    expect(body).not.toHaveProperty('static');
  });
});
