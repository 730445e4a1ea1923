import { describe, expect, it } from 'vitest';

import { accountRows } from '../../mocks/city/seededAccounts.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { createScopedStores } from '../../mocks/platform/scope/createScopedStores.ts';
import { services } from '../../mocks/assembly/services.ts';
import { createCollectionShapes } from '../../mocks/platform/collectionShapes.ts';
import { type Row, type StoreRows, Store } from '../../mocks/platform/Store.ts';
import { domainScopes } from '../../mocks/rules/domainScopes.ts';
import { listFrames } from '../support/liveClient.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import {
  BROKEN_LAMP_ID,
  CAMERA_ID,
  GATEWAY_ID,
  plainHasher,
  getResponseIds,
  LAMP_ID,
  LOOSE_LAMP_ID,
  OFFLINE_GATEWAY_ID,
  openTestTown,
  POLE_ID,
  matchTownError,
  UNKNOWN_DEVICE_ID,
  townRows,
} from '../support/testTown.ts';

const idOf = (username: string) =>
  String(accountRows.find(account => account.username === username)?.id);

/** A town in which a user has some domains; the calls are those of an equipment manager. */
async function openBounded(domainIds: readonly string[] = ['west'], rows: StoreRows = {}) {
  const userDomains = [{ id: idOf('device_admin'), domainIds }];
  const town = await openTestTown({ userDomains, ...rows });
  await town.signInAs('device_admin');
  return town;
}

/** A district of which the gateway and the pole of its lamps are outside. */
const blockAlone = ['west-block'];

describe('the branches of a user', () => {
  it('are the assigned domains with all below them, named once [USER-19/platform]', async () => {
    const { call } = await openBounded(['west-road', 'west-block', 'east-road', 'west-road']);
    expect(getResponseIds(await call('GET', '/domains')).toSorted()).toEqual([
      'east-road',
      'west-block',
      'west-road',
    ]);
    const { body } = await call('GET', '/statistics/domains');
    expect((body as Row[]).map(({ domainId }) => domainId)).toEqual(['east-road', 'west-road']);
    expect(await call('GET', '/configs/domainRoot')).toMatchObject({
      body: { domainId: 'east-road' },
    });
  });

  it.each([
    ['none', []],
    ['the root', ['town']],
    ['the root among others', ['west', 'town']],
  ])('are the whole city with %s [USER-19/platform]', async (_, domainIds) => {
    const { call } = await openBounded(domainIds);
    expect(await call('GET', '/assets/count')).toMatchObject({ body: { count: 9 } });
    expect(await call('GET', '/domains/town')).toMatchObject({ status: 200 });
  });

  it('bound no administrator [USER-19/platform]', async () => {
    const userDomains = [{ id: idOf('admin'), domainIds: ['east'] }];
    const { call } = await openTestTown({ userDomains });
    expect(await call('GET', '/assets/count')).toMatchObject({ body: { count: 9 } });
  });

  it('start below their ancestors, which are not there [USER-19/platform]', async () => {
    const { call } = await openBounded(['west']);
    expect(await call('GET', '/domains/town')).toEqual(matchTownError(404, 6));
    expect(await call('GET', '/domains/town/asset')).toEqual(matchTownError(404, 6));
    const { body } = await call('GET', '/domains', { filter: { where: { parentId: null } } });
    expect(body).toEqual([expect.objectContaining({ id: 'west', level: 2 })]);
    expect(await call('GET', '/domains/west')).toEqual({ status: 200, body: (body as Row[])[0] });
    expect((body as Row[])[0]).not.toHaveProperty('parentId');
    expect(await call('GET', '/domains/west-road')).toMatchObject({ body: { parentId: 'west' } });
  });

  it('are all that the queries of a topology tree and of a map of domains find [USER-19/platform]', async () => {
    const { call } = await openBounded(['west']);
    const below = async (parentId: string) => {
      const where = { parentId: { inq: [parentId] } };
      const { body } = await call('GET', '/domains/count', { where });
      return [getResponseIds(await call('GET', '/domains', { filter: { where } })), body];
    };
    expect(await below('west')).toEqual([['west-road'], { count: 1 }]);
    for (const outside of ['town', 'east'])
      expect(await below(outside)).toEqual([[], { count: 0 }]);
    const find = { where: { name: { like: '路' } } };
    expect(getResponseIds(await call('GET', '/domains', { filter: find })).toSorted()).toEqual([
      'west-block',
      'west-road',
    ]);
    const where = { domainId: { inq: ['east-road', 'west-road'] } };
    const devices = (await call('GET', '/assets', { filter: { where } })).body as Row[];
    expect(new Set(devices.map(({ domainId }) => domainId))).toEqual(new Set(['west-road']));
    expect(await call('GET', '/statistics/domains?parentId=west')).toMatchObject({
      body: [{ domainId: 'west-road' }],
    });
    expect(await call('GET', '/statistics/domains?parentId=east')).toEqual(matchTownError(404, 6));
    expect(await call('PATCH', '/domains/west-road', { json: { parentId: 'east' } })).toEqual(
      matchTownError(403, 57),
    );
  });

  it('change at once with the assignment, and with the tree [USER-19/platform]', async () => {
    const platform = openForgetfulPlatform({ rows: townRows, hasher: plainHasher });
    const { call, signIn } = createApiCaller(platform.handleRequest);
    const [admin, token] = [await signIn('admin'), await signIn('operator')];
    const assign = (domains: readonly string[]) =>
      call('PATCH', `/users/users/${idOf('operator')}/domains`, {
        token: admin,
        json: { domains },
      });
    const count = async () =>
      ((await call('GET', '/core/assets/count', { token })).body as { count: number }).count;
    await assign(['west-block']);
    expect(await count()).toBe(2);
    await assign(['east']);
    expect(await count()).toBe(3);
    const json = { parentId: 'east' };
    await call('PATCH', '/core/domains/west-road', { token: admin, json });
    expect(await count()).toBe(9);
    await assign([]);
    expect(await count()).toBe(9);
  });

  it('are not lost with the last domain: it cannot be deleted [USER-19/platform]', async () => {
    const unusedDomain = { id: 'spare', name: '新路', level: 3, parentId: 'west' };
    const town = await openBounded(['spare'], {
      domains: [...(townRows.domains ?? []), unusedDomain],
    });
    await town.signInAs('admin');
    expect(await town.call('DELETE', '/domains/spare')).toEqual(matchTownError(409, 33));
  });
});

describe('a device', () => {
  const lamp = {
    id: 'NEWLAMP000000001',
    name: '新灯 1',
    model: 'ssslc',
    geoPoint: { lat: 30.2, lng: 120.2 },
  };

  it('is added inside the branches alone [USER-19/platform]', async () => {
    const { call } = await openBounded();
    const add = (rest: Row) => call('POST', '/assets', { json: { ...lamp, ...rest } });
    expect(await add({ domainId: 'east-road' })).toEqual(matchTownError(422, 6));
    expect(await add({ domainId: 'town' })).toEqual(matchTownError(422, 6));
    expect(await add({ domainId: 'west-road', ssgwId: OFFLINE_GATEWAY_ID })).toEqual(
      matchTownError(422, 6),
    );
    expect(await add({ id: LOOSE_LAMP_ID, domainId: 'west-road' })).toEqual(
      matchTownError(422, 74),
    );
    expect(await add({ domainId: 'west-road' })).toMatchObject({ status: 200 });
  });

  it('is moved inside the branches alone [USER-19/platform]', async () => {
    const { call } = await openBounded();
    const move = (domainId: string) => call('PATCH', `/assets/${LAMP_ID}`, { json: { domainId } });
    expect(await move('east-road')).toEqual(matchTownError(422, 6));
    expect(await call('GET', `/assets/${LAMP_ID}`)).toMatchObject({
      body: { domainId: 'west-block' },
    });
    expect(await move('west-road')).toMatchObject({ status: 200 });
  });

  it('is changed though its gateway or pole is outside [USER-19/platform]', async () => {
    const { call } = await openBounded(blockAlone);
    const changed = await call('PATCH', `/assets/${LAMP_ID}`, { json: { name: '望湖灯' } });
    expect(changed).toMatchObject({ status: 200, body: { name: '望湖灯', ssgwId: GATEWAY_ID } });
  });

  it('is imported inside the branches alone, each row for itself [USER-19/platform] [ASSET-07/rows]', async () => {
    const { call, signInAs } = await openBounded();
    const json = [
      { ...lamp, domainId: 'east-road' },
      { ...lamp, domainId: 'west-road' },
      { ...lamp, id: LOOSE_LAMP_ID, domainId: 'west-road' },
      { ...lamp, id: UNKNOWN_DEVICE_ID, model: 'unknow', domainId: 'west-road' },
    ];
    const { body } = await call('POST', '/assets/import?existProc=update', { json });
    expect(body).toMatchObject({
      created: 1,
      updated: 0,
      failed: [
        { index: 0, code: 6 },
        { index: 2, code: 74 },
        { index: 3, code: 74 },
      ],
    });
    await signInAs('admin');
    expect(await call('GET', `/assets/${LOOSE_LAMP_ID}`)).toMatchObject({
      body: { domainId: 'east-road' },
    });
  });

  it.each([
    ['bound to', 'PUT', `/assets/${LAMP_ID}/gateway/${OFFLINE_GATEWAY_ID}`],
    ['exchanged for', 'PUT', `/assets/${LAMP_ID}/exchange/${LOOSE_LAMP_ID}`],
    ['related to a pole', 'PUT', `/assets/${POLE_ID}/poleAsset/rel/${UNKNOWN_DEVICE_ID}`],
    ['taken off a pole', 'DELETE', `/assets/${POLE_ID}/poleAsset/rel/${UNKNOWN_DEVICE_ID}`],
  ])('outside is not %s one inside [USER-19/platform]', async (_, method, path) => {
    const { call } = await openBounded();
    expect(await call(method, path)).toEqual(matchTownError(404, 3));
  });

  it('that one outside refers to is not deleted [USER-19/platform]', async () => {
    const assets = (townRows.assets ?? []).map(row =>
      row.id === LOOSE_LAMP_ID ? { ...row, ssgwId: GATEWAY_ID } : row,
    );
    const { call, signInAs } = await openBounded(['west'], { assets });
    expect(await call('DELETE', `/assets/${GATEWAY_ID}`)).toEqual(matchTownError(403, 57));
    expect(await call('DELETE', `/assets/${LOOSE_LAMP_ID}`)).toMatchObject({ body: { count: 0 } });
    await signInAs('admin');
    expect(await call('GET', `/assets/${LOOSE_LAMP_ID}`)).toMatchObject({
      body: { ssgwId: GATEWAY_ID },
    });
  });
});

describe('related records', () => {
  it('shows the poles and whitelists of a device as far as they are inside [USER-19/platform]', async () => {
    const assets = (townRows.assets ?? []).map(row =>
      row.id === LOOSE_LAMP_ID ? { ...row, poleId: POLE_ID } : row,
    );
    const whitelists = [{ id: GATEWAY_ID, ids: [LAMP_ID, LOOSE_LAMP_ID, 'NOT_THERE_YET_01'] }];
    const { call, signInAs } = await openBounded(['west'], { assets, whitelists });
    expect(getResponseIds(await call('GET', `/assets/${POLE_ID}/poleAssets`)).toSorted()).toEqual(
      [CAMERA_ID, LAMP_ID].toSorted(),
    );
    const path = `/assets/${GATEWAY_ID}/whitelist`;
    expect(await call('GET', path)).toMatchObject({ body: { ids: [LAMP_ID, 'NOT_THERE_YET_01'] } });
    const replaced = await call('PUT', path, { json: { ids: [LAMP_ID, BROKEN_LAMP_ID] } });
    expect(replaced.body).toEqual({ ids: [LAMP_ID, BROKEN_LAMP_ID] });
    await signInAs('admin');
    expect(await call('GET', path)).toMatchObject({
      body: { ids: [LAMP_ID, BROKEN_LAMP_ID, LOOSE_LAMP_ID] },
    });
  });

  it('is a group of the branches only if all of its devices are [USER-19/platform]', async () => {
    const groups = [
      { id: 'inside', name: 'Inside', model: 'ssslc', assetIds: [LAMP_ID, BROKEN_LAMP_ID] },
      { id: 'across', name: 'Across', model: 'ssslc', assetIds: [LAMP_ID, LOOSE_LAMP_ID] },
      { id: 'of-town', name: 'Of the town', model: 'ssslc', domainId: 'town', assetIds: [LAMP_ID] },
      { id: 'empty', name: 'Empty', model: 'ssslc', assetIds: [] },
    ];
    const { call } = await openBounded(['west'], { groups });
    expect(getResponseIds(await call('GET', '/groups'))).toEqual(['inside']);
    expect(await call('GET', '/groups/across')).toEqual(matchTownError(404, 6));
    const add = (ids: readonly string[]) =>
      call('POST', '/groups/inside/members', { json: { add: ids } });
    expect((await add([LOOSE_LAMP_ID])).status).toBeGreaterThanOrEqual(400);
    const anchorless = { name: 'New', model: 'ssslc' };
    expect(await call('POST', '/groups', { json: anchorless })).toEqual(matchTownError(403, 57));
    const json = { ...anchorless, domainId: 'west' };
    expect(await call('POST', '/groups', { json })).toMatchObject({ status: 200 });
  });

  it('is a plan of the branches only if its strategies are [USER-19/platform]', async () => {
    const strategy = (id: string, domainId: string) => ({
      ...{ id, name: id, kind: 'time', domainId, priority: 50, weekdays: 127, state: 'stopped' },
      ...{ timeSteps: [], targets: {}, updatedAt: '2026-11-01T00:00:00.000Z' },
    });
    const plan = (id: string, strategyId: string) => ({
      ...{ id, name: id, domainId: 'west', priority: 50, state: 'stopped', exceptions: [] },
      ...{ rules: [{ strategyId, weekdays: 127 }], targets: {} },
      updatedAt: '2026-11-01T00:00:00.000Z',
    });
    const { call } = await openBounded(['west'], {
      strategies: [strategy('near', 'west-road'), strategy('far', 'town')],
      plans: [plan('own', 'near'), plan('foreign', 'far')],
    });
    expect(getResponseIds(await call('GET', '/strategies'))).toEqual(['near']);
    expect(getResponseIds(await call('GET', '/plans'))).toEqual(['own']);
  });
});

it('puts and removes nothing outside, whatever a rule tries [USER-19/platform]', () => {
  const store = new Store(createCollectionShapes(services), {
    ...townRows,
    userDomains: [{ id: 'u', domainIds: ['west'] }],
  });
  const scoped = createScopedStores(store, domainScopes)({ id: 'u', role: 'deviceAdmin' });
  const denied = expect.objectContaining({ status: 403, code: 57 }) as unknown;
  const put = (collection: string, row: Row) => () => scoped.put(collection, row);
  const domainOf = (id: string) => store.table('domains').get(id);
  const of = (id: string) => store.table('assets').get(id) ?? {};
  expect(put('domains', { id: 'new', name: '新', level: 2, parentId: 'town' })).toThrow(denied);
  expect(put('domains', { ...store.table('domains').get('east'), name: '新' })).toThrow(denied);
  expect(put('domains', { ...domainOf('west-road'), parentId: 'east' })).toThrow(denied);
  scoped.put('domains', { ...scoped.table('domains').get('west'), name: '西区' });
  expect(domainOf('west')).toMatchObject({ name: '西区', parentId: 'town' });
  scoped.put('domains', { id: 'lane', name: '小巷', level: 3, parentId: 'west' });
  expect(domainOf('lane')).toMatchObject({ parentId: 'west' });
  expect(put('assets', { ...of(LAMP_ID), domainId: 'east-road' })).toThrow(denied);
  expect(put('assets', { ...of(LOOSE_LAMP_ID), domainId: 'west' })).toThrow(denied);
  expect(put('parameters', { id: LOOSE_LAMP_ID, clock: {} })).toThrow(denied);
  expect(scoped.remove('assets', LOOSE_LAMP_ID)).toBe(false);
  expect(scoped.remove('domains', 'east')).toBe(false);
  expect(store.table('assets').get(LOOSE_LAMP_ID)).toMatchObject({ domainId: 'east-road' });
  expect(() => scoped.table('something')).toThrow('something');
});

it('gives those of the same domains one view, and a new domain below them another [USER-19/platform]', () => {
  const userDomains = [
    { id: 'one', domainIds: ['west'] },
    { id: 'two', domainIds: ['west'] },
  ];
  const store = new Store(createCollectionShapes(services), { ...townRows, userDomains });
  const scopeOf = createScopedStores(store, domainScopes);
  const [one, two] = ['one', 'two'].map(id => scopeOf({ id, role: 'guest' }));
  expect(one).toBe(two);
  store.put('domains', { id: 'west-lane', name: '小巷', level: 3, parentId: 'west' });
  expect(one?.table('domains').get('west-lane')).toBeUndefined();
  const now = scopeOf({ id: 'one', role: 'guest' });
  expect(now.table('domains').get('west-lane')).toMatchObject({ name: '小巷' });
});

describe('the socket', () => {
  /** A city at the rate of a storm, and a socket of a user in it. */
  async function listen(username: string) {
    let now = Date.UTC(2026, 10, 12);
    const platform = openForgetfulPlatform({
      city: { users: 0, assets: 400 },
      clock: () => now,
      scenario: 'storm',
      hasher: plainHasher,
    });
    const { call, signIn } = createApiCaller(platform.handleRequest);
    const [admin, token] = [await signIn('admin'), await signIn(username)];
    await platform.live.advance();
    const pass = async () => {
      now += 500;
      await platform.live.advance();
    };
    const connect = (cursor?: string) => {
      const frames: Row[] = [];
      const send = (text: string) => void frames.push(...listFrames(JSON.parse(text) as Row));
      const socket = { send, close: () => undefined, getBufferedBytes: () => 0 };
      platform.live.connect(socket).receive(JSON.stringify({ token, cursor }));
      return frames;
    };
    const alertsOf = async (as: string) => {
      const filter = { where: { update_time: { gt: '2026-11-12T00:00:00.000Z' } }, limit: 5000 };
      return getResponseIds(await call('GET', '/core/alerts', { token: as, filter })).toSorted();
    };
    const assign = (domains: readonly string[]) =>
      call('PATCH', `/users/users/${idOf(username)}/domains`, { token: admin, json: { domains } });
    return { pass, connect, assign, mine: () => alertsOf(token), all: () => alertsOf(admin) };
  }

  const alertIds = (frames: readonly Row[]) =>
    frames.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])).toSorted();

  it('pushes the alerts of the branches alone [USER-19/socket] [USER-19/platform]', async () => {
    const { pass, connect, mine, all } = await listen('operator');
    const frames = connect();
    await pass();
    expect(alertIds(frames)).toEqual(await mine());
    expect(alertIds(frames).length).toBeGreaterThan(20);
    expect((await all()).length).toBeGreaterThan(2 * alertIds(frames).length);
  });

  it('sends missed alerts to a reconnecting client, of the branches alone [USER-19/socket]', async () => {
    const { pass, connect, mine } = await listen('operator');
    const [welcome] = connect();
    await pass();
    const frames = connect(String(welcome?.cursor));
    expect(frames.some(({ type }) => type === 'gap')).toBe(false);
    expect(alertIds(frames)).toEqual(await mine());
  });

  it('follows another assignment without a new connection [USER-19/socket]', async () => {
    const { pass, connect, assign, all } = await listen('operator');
    const frames = connect();
    await assign([]);
    await pass();
    expect(alertIds(frames)).toEqual(await all());
  });
});
