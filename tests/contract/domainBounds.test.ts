import { describe, expect, it } from 'vitest';

import { accountRows } from '../../mocks/city/accounts.ts';
import { openForgetfulPlatform } from '../../mocks/platform/openPlatform.ts';
import { createScopes } from '../../mocks/platform/scope/scopeOf.ts';
import { services } from '../../mocks/platform/services.ts';
import { shapesOf } from '../../mocks/platform/shapes.ts';
import { type Row, type Rows, Store } from '../../mocks/platform/Store.ts';
import { domainScopes } from '../../mocks/rules/domainScopes.ts';
import { createCaller } from '../support/caller.ts';
import {
  BROKEN_LAMP,
  CAMERA,
  GATEWAY,
  hasher,
  idsOf,
  LAMP,
  LOOSE_LAMP,
  OFFLINE_GATEWAY,
  openTown,
  POLE,
  refused,
  STRANGER,
  townRows,
} from '../support/town.ts';

const idOf = (username: string) =>
  String(accountRows.find(account => account.username === username)?.id);

/** A town in which somebody has some domains; whoever keeps devices calls. */
async function openBounded(domainIds: readonly string[] = ['west'], rows: Rows = {}) {
  const userDomains = [{ id: idOf('device_admin'), domainIds }];
  const town = await openTown({ userDomains, ...rows });
  await town.as('device_admin');
  return town;
}

/** A district of which the gateway and the pole of its lamps lie outside. */
const blockAlone = ['west-block'];

describe('the branches of a user', () => {
  it('are the assigned domains with all below them, named once [USER-19/platform]', async () => {
    const { ask } = await openBounded(['west-road', 'west-block', 'east-road', 'west-road']);
    expect(idsOf(await ask('GET', '/domains')).toSorted()).toEqual([
      'east-road',
      'west-block',
      'west-road',
    ]);
    const { body } = await ask('GET', '/statistics/domains');
    expect((body as Row[]).map(({ domainId }) => domainId)).toEqual(['east-road', 'west-road']);
    expect(await ask('GET', '/configs/domainRoot')).toMatchObject({
      body: { domainId: 'east-road' },
    });
  });

  it.each([
    ['none', []],
    ['the root', ['town']],
    ['the root among others', ['west', 'town']],
  ])('are the whole city with %s [USER-19/platform]', async (_, domainIds) => {
    const { ask } = await openBounded(domainIds);
    expect(await ask('GET', '/assets/count')).toMatchObject({ body: { count: 9 } });
    expect(await ask('GET', '/domains/town')).toMatchObject({ status: 200 });
  });

  it('bound no administrator [USER-19/platform]', async () => {
    const userDomains = [{ id: idOf('admin'), domainIds: ['east'] }];
    const { ask } = await openTown({ userDomains });
    expect(await ask('GET', '/assets/count')).toMatchObject({ body: { count: 9 } });
  });

  it('begin below their ancestors, which are not there [USER-19/platform]', async () => {
    const { ask } = await openBounded(['west']);
    expect(await ask('GET', '/domains/town')).toEqual(refused(404, 6));
    expect(await ask('GET', '/domains/town/asset')).toEqual(refused(404, 6));
    const { body } = await ask('GET', '/domains', { filter: { where: { parentId: null } } });
    expect(body).toEqual([expect.objectContaining({ id: 'west', level: 2 })]);
    expect(await ask('GET', '/domains/west')).toEqual({ status: 200, body: (body as Row[])[0] });
    expect((body as Row[])[0]).not.toHaveProperty('parentId');
    expect(await ask('GET', '/domains/west-road')).toMatchObject({ body: { parentId: 'west' } });
  });

  it('are all that the questions of a topology tree and of a map of domains find [USER-19/platform]', async () => {
    const { ask } = await openBounded(['west']);
    const below = async (parentId: string) => {
      const where = { parentId: { inq: [parentId] } };
      const { body } = await ask('GET', '/domains/count', { where });
      return [idsOf(await ask('GET', '/domains', { filter: { where } })), body];
    };
    expect(await below('west')).toEqual([['west-road'], { count: 1 }]);
    for (const outside of ['town', 'east'])
      expect(await below(outside)).toEqual([[], { count: 0 }]);
    const find = { where: { name: { like: '路' } } };
    expect(idsOf(await ask('GET', '/domains', { filter: find })).toSorted()).toEqual([
      'west-block',
      'west-road',
    ]);
    const where = { domainId: { inq: ['east-road', 'west-road'] } };
    const devices = (await ask('GET', '/assets', { filter: { where } })).body as Row[];
    expect(new Set(devices.map(({ domainId }) => domainId))).toEqual(new Set(['west-road']));
    expect(await ask('GET', '/statistics/domains?parentId=west')).toMatchObject({
      body: [{ domainId: 'west-road' }],
    });
    expect(await ask('GET', '/statistics/domains?parentId=east')).toEqual(refused(404, 6));
    expect(await ask('PATCH', '/domains/west-road', { json: { parentId: 'east' } })).toEqual(
      refused(403, 57),
    );
  });

  it('change at once with the assignment, and with the tree [USER-19/platform]', async () => {
    const platform = openForgetfulPlatform({ rows: townRows, hasher });
    const { call, signIn } = createCaller(platform.answer);
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
    const spare = { id: 'spare', name: '新路', level: 3, parentId: 'west' };
    const town = await openBounded(['spare'], { domains: [...(townRows.domains ?? []), spare] });
    await town.as('admin');
    expect(await town.ask('DELETE', '/domains/spare')).toEqual(refused(409, 33));
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
    const { ask } = await openBounded();
    const add = (rest: Row) => ask('POST', '/assets', { json: { ...lamp, ...rest } });
    expect(await add({ domainId: 'east-road' })).toEqual(refused(422, 6));
    expect(await add({ domainId: 'town' })).toEqual(refused(422, 6));
    expect(await add({ domainId: 'west-road', ssgwId: OFFLINE_GATEWAY })).toEqual(refused(422, 6));
    expect(await add({ id: LOOSE_LAMP, domainId: 'west-road' })).toEqual(refused(422, 74));
    expect(await add({ domainId: 'west-road' })).toMatchObject({ status: 200 });
  });

  it('is moved inside the branches alone [USER-19/platform]', async () => {
    const { ask } = await openBounded();
    const move = (domainId: string) => ask('PATCH', `/assets/${LAMP}`, { json: { domainId } });
    expect(await move('east-road')).toEqual(refused(422, 6));
    expect(await ask('GET', `/assets/${LAMP}`)).toMatchObject({ body: { domainId: 'west-block' } });
    expect(await move('west-road')).toMatchObject({ status: 200 });
  });

  it('is changed though what it hangs on is outside [USER-19/platform]', async () => {
    const { ask } = await openBounded(blockAlone);
    const changed = await ask('PATCH', `/assets/${LAMP}`, { json: { name: '望湖灯' } });
    expect(changed).toMatchObject({ status: 200, body: { name: '望湖灯', ssgwId: GATEWAY } });
  });

  it('is imported inside the branches alone, each row for itself [USER-19/platform] [ASSET-07/rows]', async () => {
    const { ask, as } = await openBounded();
    const json = [
      { ...lamp, domainId: 'east-road' },
      { ...lamp, domainId: 'west-road' },
      { ...lamp, id: LOOSE_LAMP, domainId: 'west-road' },
      { ...lamp, id: STRANGER, model: 'unknow', domainId: 'west-road' },
    ];
    const { body } = await ask('POST', '/assets/import?existProc=update', { json });
    expect(body).toMatchObject({
      created: 1,
      updated: 0,
      failed: [
        { index: 0, code: 6 },
        { index: 2, code: 74 },
        { index: 3, code: 74 },
      ],
    });
    await as('admin');
    expect(await ask('GET', `/assets/${LOOSE_LAMP}`)).toMatchObject({
      body: { domainId: 'east-road' },
    });
  });

  it.each([
    ['bound to', 'PUT', `/assets/${LAMP}/gateway/${OFFLINE_GATEWAY}`],
    ['exchanged for', 'PUT', `/assets/${LAMP}/exchange/${LOOSE_LAMP}`],
    ['related to a pole', 'PUT', `/assets/${POLE}/poleAsset/rel/${STRANGER}`],
    ['taken off a pole', 'DELETE', `/assets/${POLE}/poleAsset/rel/${STRANGER}`],
  ])('outside is not %s one inside [USER-19/platform]', async (_, method, path) => {
    const { ask } = await openBounded();
    expect(await ask(method, path)).toEqual(refused(404, 3));
  });

  it('that one outside hangs on is not deleted [USER-19/platform]', async () => {
    const assets = (townRows.assets ?? []).map(row =>
      row.id === LOOSE_LAMP ? { ...row, ssgwId: GATEWAY } : row,
    );
    const { ask, as } = await openBounded(['west'], { assets });
    expect(await ask('DELETE', `/assets/${GATEWAY}`)).toEqual(refused(403, 57));
    expect(await ask('DELETE', `/assets/${LOOSE_LAMP}`)).toMatchObject({ body: { count: 0 } });
    await as('admin');
    expect(await ask('GET', `/assets/${LOOSE_LAMP}`)).toMatchObject({ body: { ssgwId: GATEWAY } });
  });
});

describe('what hangs together', () => {
  it('shows the poles and whitelists of a device as far as they are inside [USER-19/platform]', async () => {
    const assets = (townRows.assets ?? []).map(row =>
      row.id === LOOSE_LAMP ? { ...row, poleId: POLE } : row,
    );
    const whitelists = [{ id: GATEWAY, ids: [LAMP, LOOSE_LAMP, 'NOT_THERE_YET_01'] }];
    const { ask, as } = await openBounded(['west'], { assets, whitelists });
    expect(idsOf(await ask('GET', `/assets/${POLE}/poleAssets`)).toSorted()).toEqual(
      [CAMERA, LAMP].toSorted(),
    );
    const path = `/assets/${GATEWAY}/whitelist`;
    expect(await ask('GET', path)).toMatchObject({ body: { ids: [LAMP, 'NOT_THERE_YET_01'] } });
    const replaced = await ask('PUT', path, { json: { ids: [LAMP, BROKEN_LAMP] } });
    expect(replaced.body).toEqual({ ids: [LAMP, BROKEN_LAMP] });
    await as('admin');
    expect(await ask('GET', path)).toMatchObject({
      body: { ids: [LAMP, BROKEN_LAMP, LOOSE_LAMP] },
    });
  });

  it('is a group of the branches only if all of its devices are [USER-19/platform]', async () => {
    const groups = [
      { id: 'inside', name: 'Inside', model: 'ssslc', assetIds: [LAMP, BROKEN_LAMP] },
      { id: 'across', name: 'Across', model: 'ssslc', assetIds: [LAMP, LOOSE_LAMP] },
      { id: 'of-town', name: 'Of the town', model: 'ssslc', domainId: 'town', assetIds: [LAMP] },
      { id: 'empty', name: 'Empty', model: 'ssslc', assetIds: [] },
    ];
    const { ask } = await openBounded(['west'], { groups });
    expect(idsOf(await ask('GET', '/groups'))).toEqual(['inside']);
    expect(await ask('GET', '/groups/across')).toEqual(refused(404, 6));
    const add = (ids: readonly string[]) =>
      ask('POST', '/groups/inside/members', { json: { add: ids } });
    expect((await add([LOOSE_LAMP])).status).toBeGreaterThanOrEqual(400);
    const anchorless = { name: 'New', model: 'ssslc' };
    expect(await ask('POST', '/groups', { json: anchorless })).toEqual(refused(403, 57));
    const json = { ...anchorless, domainId: 'west' };
    expect(await ask('POST', '/groups', { json })).toMatchObject({ status: 200 });
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
    const { ask } = await openBounded(['west'], {
      strategies: [strategy('near', 'west-road'), strategy('far', 'town')],
      plans: [plan('own', 'near'), plan('foreign', 'far')],
    });
    expect(idsOf(await ask('GET', '/strategies'))).toEqual(['near']);
    expect(idsOf(await ask('GET', '/plans'))).toEqual(['own']);
  });
});

it('puts and removes nothing outside, whatever a rule tries [USER-19/platform]', () => {
  const store = new Store(shapesOf(services), {
    ...townRows,
    userDomains: [{ id: 'u', domainIds: ['west'] }],
  });
  const scoped = createScopes(store, domainScopes)({ id: 'u', role: 'deviceAdmin' });
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
  expect(put('assets', { ...of(LAMP), domainId: 'east-road' })).toThrow(denied);
  expect(put('assets', { ...of(LOOSE_LAMP), domainId: 'west' })).toThrow(denied);
  expect(put('parameters', { id: LOOSE_LAMP, clock: {} })).toThrow(denied);
  expect(scoped.remove('assets', LOOSE_LAMP)).toBe(false);
  expect(scoped.remove('domains', 'east')).toBe(false);
  expect(store.table('assets').get(LOOSE_LAMP)).toMatchObject({ domainId: 'east-road' });
  expect(() => scoped.table('something')).toThrow('something');
});

it('gives those of the same domains one view, and a domain below no other place [USER-19/platform]', () => {
  const userDomains = [
    { id: 'one', domainIds: ['west'] },
    { id: 'two', domainIds: ['west'] },
  ];
  const store = new Store(shapesOf(services), { ...townRows, userDomains });
  const scopeOf = createScopes(store, domainScopes);
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
      hasher,
    });
    const { call, signIn } = createCaller(platform.answer);
    const [admin, token] = [await signIn('admin'), await signIn(username)];
    await platform.live.advance();
    const pass = async () => {
      now += 500;
      await platform.live.advance();
    };
    const connect = (cursor?: string) => {
      const frames: Row[] = [];
      const send = (text: string) => void frames.push(JSON.parse(text) as Row);
      const socket = { send, close: () => undefined, waiting: () => 0 };
      platform.live.connect(socket).receive(JSON.stringify({ token, cursor }));
      return frames;
    };
    const alertsOf = async (as: string) => {
      const filter = { where: { update_time: { gt: '2026-11-12T00:00:00.000Z' } }, limit: 5000 };
      return idsOf(await call('GET', '/core/alerts', { token: as, filter })).toSorted();
    };
    const assign = (domains: readonly string[]) =>
      call('PATCH', `/users/users/${idOf(username)}/domains`, { token: admin, json: { domains } });
    return { pass, connect, assign, mine: () => alertsOf(token), all: () => alertsOf(admin) };
  }

  const told = (frames: readonly Row[]) =>
    frames.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])).toSorted();

  it('pushes the alerts of the branches alone [USER-19/socket] [USER-19/platform]', async () => {
    const { pass, connect, mine, all } = await listen('operator');
    const frames = connect();
    await pass();
    expect(told(frames)).toEqual(await mine());
    expect(told(frames).length).toBeGreaterThan(20);
    expect((await all()).length).toBeGreaterThan(2 * told(frames).length);
  });

  it('tells those who were away of the alerts of the branches alone [USER-19/socket]', async () => {
    const { pass, connect, mine } = await listen('operator');
    const [welcome] = connect();
    await pass();
    const frames = connect(String(welcome?.cursor));
    expect(frames.some(({ type }) => type === 'gap')).toBe(false);
    expect(told(frames)).toEqual(await mine());
  });

  it('follows another assignment without a new connection [USER-19/socket]', async () => {
    const { pass, connect, assign, all } = await listen('operator');
    const frames = connect();
    await assign([]);
    await pass();
    expect(told(frames)).toEqual(await all());
  });
});
