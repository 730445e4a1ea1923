import { QueryClient } from '@tanstack/react-query';
import { http } from 'msw/http';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startTestPlatform } from '../../../../mocks/hosts/testPlatform.ts';
import { SEEDED_PASSWORD } from '../../../../mocks/platform/passwordHasher.ts';
import { signIn } from '../../../api/signIn.ts';
import { calls } from '../../../data/calls.ts';
import { createPolygonTest, getBoxCorners } from '../../../domain/polygon.ts';
import { readDevicesInArea } from './readDevicesInArea.ts';

/** More than the platform returns at once. */
const platform = startTestPlatform({ city: { users: 10, assets: 12_000 } });
const WORLD = getBoxCorners({ west: 119, south: 29, east: 122, north: 32 });

beforeEach(() => signIn({ username: 'admin', password: SEEDED_PASSWORD }));
afterEach(() => platform.reset());
afterAll(() => platform.close());

const read = (points: Parameters<typeof readDevicesInArea>[0]['points'], filter = {}) => {
  const progress: number[] = [];
  const control = {
    ...{ signal: new AbortController().signal, client: new QueryClient() },
    onProgress: (count: number) => progress.push(count),
  };
  return readDevicesInArea({ points, filter }, control).then(devices => ({ devices, progress }));
};

const listAll = (where = {}) =>
  calls.core.listAssets({ query: { filter: { where, fields: ['id', 'geoPoint'] } } });

describe('the devices of an area', () => {
  it('are all read, each once, when the platform groups them [MAP-13/select]', async () => {
    const { devices, progress } = await read(WORLD);
    const all = (await listAll()).filter(({ geoPoint }) => geoPoint);
    expect(all.length).toBeGreaterThan(11_000);
    expect(devices.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(progress.at(-1)).toBe(all.length);
  });

  it('are those inside of its outline, and in the states of the legend [MAP-13/select]', async () => {
    const { lat, lng } = (await listAll({ status: 'fault' }))[0]!.geoPoint!;
    const outline = [
      { lat: lat + 0.01, lng: lng - 0.004 },
      { lat: lat - 0.002, lng: lng + 0.01 },
      { lat: lat - 0.01, lng: lng - 0.01 },
    ];
    const isInside = createPolygonTest(outline);
    const inside = async (where = {}) =>
      (await listAll(where))
        .filter(({ geoPoint }) => geoPoint && isInside(geoPoint))
        .map(({ id }) => id)
        .toSorted();
    const { devices } = await read(outline);
    expect(devices.map(({ id }) => id).toSorted()).toEqual(await inside());
    const faulty = await read(outline, { states: ['fault'] });
    expect(faulty.devices.map(({ id }) => id).toSorted()).toEqual(
      await inside({ status: 'fault' }),
    );
    expect(faulty.devices.length).toBeGreaterThan(0);
    expect(devices.length).toBeGreaterThan(faulty.devices.length);
  });

  it('are read page by page on a platform without markers [MAP-13/select]', async () => {
    platform.use(http.get('*/api/core/assets/markers', () => new Response(null, { status: 501 })));
    const { devices } = await read(WORLD);
    expect(devices).toHaveLength((await listAll()).filter(({ geoPoint }) => geoPoint).length);
  });
});
