import { describe, expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { accountRows } from '../../mocks/city/seededAccounts.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import { getResponseIds, matchTownError, openTestTown } from '../support/testTown.ts';

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
    const { ask } = await openTestTown();
    const query = { box: BOX, zoom: '12' };
    const { body } = await ask('GET', '/assets/markers', { query });
    const list = await ask('GET', '/assets');
    expect(body).toMatchObject({ total: getResponseIds(list).length });
    expect(getResponseIds({ ...list, body: getMarkers(body) }).toSorted()).toEqual(
      getResponseIds(list).toSorted(),
    );
    const statuses = (await ask('GET', '/statuses')).body as readonly Record<string, unknown>[];
    for (const { id, brightness } of statuses)
      expect(getMarkers(body)).toContainEqual(
        expect.objectContaining(typeof brightness === 'number' ? { id, brightness } : { id }),
      );
  });

  it('and its domains are those of the user, in the view, in a count and in a filter [USER-19/platform]', async () => {
    const whole = await openTestTown();
    const { ask } = await openBounded(['west']);
    const list = await ask('GET', '/assets');
    expect(getResponseIds(list).length).toBeLessThan(
      getResponseIds(await whole.ask('GET', '/assets')).length,
    );
    for (const where of [{}, { name: { like: '' } }, { domainId: 'east' }, { id: { neq: 'x' } }]) {
      const listed = await ask('GET', '/assets', { filter: { where } });
      const view = await ask('GET', '/assets/markers', { where, query: { box: BOX, zoom: '12' } });
      expect(view.body).toMatchObject({ total: getResponseIds(listed).length });
      expect(getResponseIds({ ...view, body: getMarkers(view.body) }).toSorted()).toEqual(
        getResponseIds(listed).toSorted(),
      );
    }
    const domains = await ask('GET', '/domains/markers', { query: { box: BOX, level: '1' } });
    // The city itself is not the user's: the district stands in its place, without a parent.
    expect(domains.body).toEqual([
      expect.objectContaining({ id: 'west', level: 2, count: getResponseIds(list).length }),
    ]);
    expect(domains.body).not.toEqual([expect.objectContaining({ parentId: 'town' })]);
    const streets = await ask('GET', '/domains/markers', { query: { box: BOX, level: '3' } });
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
  ])('are refused of %s with %j', async (path, query) => {
    const { ask } = await openTestTown();
    expect(await ask('GET', path, { query })).toEqual(matchTownError(400, 1));
  });

  it('may be wider than the map', async () => {
    const { ask } = await openTestTown();
    const query = { box: '-300,-100,500,95', zoom: '2' };
    expect(await ask('GET', '/assets/markers', { query })).toMatchObject({ body: { total: 9 } });
  });
});

it('a count respects a place, so that a search by place has pages', async () => {
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
