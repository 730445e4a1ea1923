import { beforeEach, describe, expect, it } from 'vitest';

import {
  BROKEN_LAMP_ID,
  CAMERA_ID,
  GATEWAY_ID,
  getResponseIds,
  LAMP_ID,
  LED_ID,
  LOOSE_LAMP_ID,
  TOWN_TIME_MS,
  OFFLINE_GATEWAY_ID,
  openTestTown,
  POLE_ID,
  matchTownError,
  UNKNOWN_DEVICE_ID,
  townRows,
} from '../support/testTown.ts';

type Town = Awaited<ReturnType<typeof openTestTown>>;

let call: Town['call'];
let signInAs: Town['signInAs'];

beforeEach(async () => {
  ({ call, signInAs } = await openTestTown());
});

const NEW = {
  id: 'SSSLC00000000009',
  name: '望湖路9号灯控',
  model: 'ssslc',
  domainId: 'west-road',
  geoPoint: { lat: 30.21, lng: 120.21 },
};

/** The response of the platform for a device. */
const read = async (id: string) => (await call('GET', `/assets/${id}`)).body as object;
const countOf = async (path: string, where = {}) =>
  ((await call('GET', `/${path}/count`, { where })).body as { count: number }).count;

describe('adding a device', () => {
  it('gives it the type of its model and a status of its own', async () => {
    const { body } = await call('POST', '/assets', { json: NEW });
    expect(body).toEqual({ ...NEW, type: 'CONTROLLER', status: 'unknown' });
    expect(await call('GET', `/statuses/${NEW.id}`)).toMatchObject({
      body: { asset_id: NEW.id, asset_name: NEW.name, state: 'unknown', online: false },
    });
    const where = { action: 'create', target: 'assets' };
    expect(await call('GET', '/logs/user', { filter: { where } })).toMatchObject({
      body: [{ username: 'admin', targetId: NEW.id, detail: NEW.name, result: 'success' }],
    });
  });

  it.each([
    ['an id that is taken', { id: LAMP_ID }, 422, 74],
    ['an id in small letters', { id: 'ssslc00000000009' }, 422, 22],
    ['an id of 15 characters', { id: 'SSSLC0000000009' }, 422, 22],
    ['an id of 21 characters', { id: 'SSSLC0000000000000009' }, 422, 22],
    ['a name of one letter', { name: '灯' }, 422, 22],
    ['a name of 33 letters', { name: '灯'.repeat(33) }, 422, 22],
    ['a name with a colon', { name: '灯:1' }, 422, 22],
    ['a name that ends in a space', { name: '1号灯 ' }, 422, 22],
    ['a latitude beyond the pole', { geoPoint: { lat: 90.01, lng: 0 } }, 422, 22],
    ['an IP of five numbers', { ip: '1.2.3.4.5' }, 422, 22],
    ['an IP with 256 in it', { ip: '1.2.3.256' }, 422, 22],
    ['the port 0', { port: 0 }, 422, 22],
    ['a specification with a space', { specification: 'NB 150' }, 422, 22],
    ['a type', { type: 'SCREEN' }, 422, 22],
    ['a state', { status: 'normal' }, 422, 22],
    ['a domain that is not there', { domainId: 'nowhere' }, 422, 6],
    ['a pole that is not there', { poleId: 'SSPOLE0000000009' }, 422, 6],
    ['a type of another model', { model: 'sscam', modelTypeId: 'used' }, 422, 22],
    ['a camera for a gateway', { ssgwId: CAMERA_ID }, 409, 79],
    ['a gateway whose whitelist it is not in', { ssgwId: GATEWAY_ID }, 409, 72],
    ['a camera for a pole', { poleId: CAMERA_ID }, 409, 79],
    ['a pole for a controller', { model: 'led', controllerId: POLE_ID }, 409, 79],
    ['a controller, being one itself', { controllerId: LAMP_ID }, 409, 79],
    ['a gateway that is offline', { ssgwId: OFFLINE_GATEWAY_ID }, 409, 4],
    ['a mode, being a camera', { model: 'sscam', mode: 'STRATEGY' }, 422, 25],
    ['a rated power, being a pole', { model: 'sspole', ratedPower: 150 }, 422, 25],
    ['a name with a line feed', { name: '望湖路\n灯' }, 422, 22],
    ['a name with a space of no width', { name: '望湖路\u200b灯' }, 422, 22],
  ])('is rejected with %s', async (_, wrong, status, code) => {
    expect(await call('POST', '/assets', { json: { ...NEW, ...wrong } })).toEqual(
      matchTownError(status, code),
    );
    expect([await countOf('assets'), await countOf('statuses')]).toEqual([9, 9]);
  });

  it('is for roles that manage equipment', async () => {
    await signInAs('operator');
    expect(await call('POST', '/assets', { json: NEW })).toEqual(matchTownError(403, 57));
    await signInAs('device_admin');
    expect(await call('POST', '/assets', { json: NEW })).toMatchObject({ status: 200 });
  });
});

describe('changing a device', () => {
  it('carries name and domain to its status, faults and alerts', async () => {
    const json = { name: '春晓路7号灯控', domainId: 'east-road' };
    await call('PATCH', `/assets/${BROKEN_LAMP_ID}`, { json });
    const moved = { asset_name: json.name, domain_id: 'east-road' };
    expect((await call('GET', `/statuses/${BROKEN_LAMP_ID}`)).body).toMatchObject(moved);
    expect((await call('GET', '/faults/fault-open')).body).toMatchObject(moved);
    expect((await call('GET', '/alerts/alert-new')).body).toMatchObject(moved);
    expect((await call('GET', '/domains/east/fault/count')).body).toEqual({ count: 1 });
  });

  it('puts 9 before 10 by the sort key of its name, which no response contains', async () => {
    const named = (n: number) => ({ ...NEW, id: `SSSLC0000000${100 + n}0`, name: `清泉路${n}号` });
    for (const n of [10, 9, 100]) await call('POST', '/assets', { json: named(n) });
    await call('PATCH', `/assets/${named(100).id}`, { json: { name: '清泉路1号' } });
    const read = async (direction: string) => {
      const where = { name: { like: '清泉路' } };
      const filter = { where, order: [`nameSortKey ${direction}`] };
      return (await call('GET', '/assets', { filter })).body as { name?: string }[];
    };
    const names = ['清泉路1号', '清泉路9号', '清泉路10号'];
    expect((await read('ASC')).map(({ name }) => name)).toEqual(names);
    expect((await read('DESC')).map(({ name }) => name)).toEqual(names.toReversed());
    expect(Object.keys((await read('ASC'))[0] ?? {})).not.toContain('nameSortKey');
    const sent = { json: { ...named(11), nameSortKey: '1' } };
    expect(await call('POST', '/assets', sent)).toEqual(matchTownError(422, 22));
  });

  it('takes a property out with null', async () => {
    const { body } = await call('PATCH', `/assets/${LAMP_ID}`, { json: { modelTypeId: null } });
    expect(body).not.toHaveProperty('modelTypeId');
  });

  it('gives a model to an unknown device alone', async () => {
    const json = { model: 'sscam', name: '新摄像机' };
    expect((await call('PATCH', `/assets/${UNKNOWN_DEVICE_ID}`, { json })).body).toMatchObject({
      ...{ model: 'sscam', type: 'DEVICE', name: '新摄像机' },
    });
    expect((await call('GET', `/statuses/${UNKNOWN_DEVICE_ID}`)).body).toMatchObject({
      model: 'sscam',
    });
    expect(
      await call('PATCH', `/assets/${UNKNOWN_DEVICE_ID}`, { json: { model: 'ssslc' } }),
    ).toEqual(matchTownError(409, 14));
    expect(await call('PATCH', '/assets/NOBODY0000000001', { json })).toEqual(
      matchTownError(404, 3),
    );
    expect(await call('PATCH', `/assets/${LAMP_ID}`, { json: { id: NEW.id } })).toEqual(
      matchTownError(422, 22),
    );
  });
});

describe('a device that is not there', () => {
  it('is rejected with one message, wherever it is requested', async () => {
    const paths = ['', '/whitelist', '/poleAssets', '/camera/presets'];
    const pending = paths.map(path => call('GET', `/assets/NOBODY0000000001${path}`));
    const messages = (await Promise.all(pending)).map(
      ({ body }) => (body as { error: { message: string } }).error.message,
    );
    expect(new Set(messages)).toEqual(new Set(['Unknown "asset" id "NOBODY0000000001".']));
    expect((await call('GET', '/statuses/NOBODY0000000001')).body).toMatchObject({
      error: { message: 'Unknown "status" id "NOBODY0000000001".' },
    });
  });
});

describe('adopting a device', () => {
  it('takes it out of the groups of unknown ones, and its model type from it', async () => {
    const group = { id: 'odd', name: '未知', model: 'unknow', assetIds: [UNKNOWN_DEVICE_ID] };
    const modelType = { id: 'odd', name: 'X-1', type: 'unknow', docs: [] };
    ({ call } = await openTestTown({
      groups: [...(townRows.groups ?? []), group],
      modelTypes: [...(townRows.modelTypes ?? []), modelType],
    }));
    await call('PATCH', `/assets/${UNKNOWN_DEVICE_ID}`, { json: { modelTypeId: 'odd' } });
    const { body } = await call('PATCH', `/assets/${UNKNOWN_DEVICE_ID}`, {
      json: { model: 'ssslc' },
    });
    expect(body).toMatchObject({ model: 'ssslc' });
    expect(body).not.toHaveProperty('modelTypeId');
    expect((await call('GET', '/groups/odd')).body).toMatchObject({ assetIds: [] });
    expect((await call('GET', '/groups/pair')).body).toMatchObject({
      assetIds: [LAMP_ID, BROKEN_LAMP_ID],
    });
  });
});

describe('the gateway and the pole of a device', () => {
  const patch = (id: string, json: object) => call('PATCH', `/assets/${id}`, { json });

  it('is a controller of lamps, never itself nor another lamp, so that no ring is made', async () => {
    expect(await patch(LED_ID, { controllerId: LED_ID })).toEqual(matchTownError(409, 79));
    expect(await patch(LAMP_ID, { controllerId: LAMP_ID })).toEqual(matchTownError(409, 79));
    expect(await patch(LAMP_ID, { controllerId: LOOSE_LAMP_ID })).toEqual(matchTownError(409, 79));
    expect(await patch(CAMERA_ID, { controllerId: LAMP_ID })).toEqual(matchTownError(409, 79));
    expect((await patch(LED_ID, { controllerId: LOOSE_LAMP_ID })).body).toMatchObject({
      controllerId: LOOSE_LAMP_ID,
    });
  });

  it('cannot become an offline gateway, but may stay one', async () => {
    expect(await patch(LOOSE_LAMP_ID, { ssgwId: OFFLINE_GATEWAY_ID })).toEqual(
      matchTownError(409, 4),
    );
    await call('PUT', `/assets/${GATEWAY_ID}/exchange/${OFFLINE_GATEWAY_ID}`);
    expect(await read(LAMP_ID)).toMatchObject({ ssgwId: OFFLINE_GATEWAY_ID });
    expect(await patch(LAMP_ID, { name: '望湖路1号', ssgwId: OFFLINE_GATEWAY_ID })).toMatchObject({
      status: 200,
    });
  });

  it('and how it is controlled must suit the model that an unknown device is given', async () => {
    const camera = { model: 'sscam', ratedPower: 100 };
    expect(await patch(UNKNOWN_DEVICE_ID, camera)).toEqual(matchTownError(422, 25));
    expect(await patch(CAMERA_ID, { mode: 'MANUAL' })).toEqual(matchTownError(422, 25));
    expect(await patch(CAMERA_ID, { mode: null })).toMatchObject({ status: 200 });
    const lamp = { model: 'ssslc', ratedPower: 100, mode: 'MANUAL' };
    expect((await patch(UNKNOWN_DEVICE_ID, lamp)).body).toMatchObject({
      ...lamp,
      type: 'CONTROLLER',
    });
  });
});

describe('deleting a device', () => {
  it('detaches its devices and removes all references to it', async () => {
    expect((await call('DELETE', `/assets/${GATEWAY_ID}`)).body).toEqual({ count: 1 });
    expect(await read(LAMP_ID)).not.toHaveProperty('ssgwId');
    expect((await call('DELETE', `/assets/${LAMP_ID}`)).body).toEqual({ count: 1 });
    expect(await read(LED_ID)).not.toHaveProperty('controllerId');
    expect(await call('GET', `/statuses/${LAMP_ID}`)).toEqual(matchTownError(404, 3));
    expect(await countOf('faults', { asset_id: LAMP_ID })).toBe(0);
    expect((await call('GET', '/groups/pair')).body).toMatchObject({ assetIds: [BROKEN_LAMP_ID] });
    expect((await call('DELETE', `/assets/${LAMP_ID}`)).body).toEqual({ count: 0 });
  });
});

describe('the data that is deleted with a device', () => {
  const SCREEN = 'SSADS00000000001';
  const json = { name: '一号屏', model: 'ssads', domainId: 'west-road', geoPoint: NEW.geoPoint };
  const upgrade = {
    id: 'task',
    ...{
      asset_id: LAMP_ID,
      asset_name: 'x',
      model: 'ssslc',
      packageName: 'p',
      packageType: 'firmware',
    },
    ...{ packageUrl: '/upgrade/1/content', state: 'downloading', progress: 3, by: 'admin' },
    ...{
      begin_time: new Date(TOWN_TIME_MS).toISOString(),
      update_time: new Date(TOWN_TIME_MS).toISOString(),
    },
  };

  it('are its players, so that their project is free', async () => {
    const project = {
      ...{ id: 'film', name: '夜景', width: 100, height: 100, state: 'published', version: 1 },
      ...{ createTime: upgrade.begin_time, updateTime: upgrade.begin_time },
    };
    const player = { width: 100, height: 100, online: true };
    const town = await openTestTown({
      projects: [project],
      players: [
        { id: 'p1', assetId: SCREEN, name: '正面', ...player, projects: [{ id: 'film' }] },
        { id: 'p2', assetId: 'SSADS00000000002', name: '反面', ...player, projects: [] },
      ],
    });
    await town.call('POST', '/assets', { json: { ...json, id: SCREEN } });
    expect(await town.media('DELETE', '/projects/film')).toEqual(matchTownError(409, 33));
    await town.call('DELETE', `/assets/${SCREEN}`);
    expect(await town.media('DELETE', '/projects/film')).toMatchObject({ body: { count: 1 } });
  });

  it('is an upgrade that was in progress', async () => {
    ({ call } = await openTestTown({ upgradeLogs: [upgrade] }));
    await call('DELETE', `/assets/${LAMP_ID}`);
    expect((await call('GET', '/logs/upgrade/task')).body).toMatchObject({ state: 'cancelled' });
  });

  it('is its entry in whitelists, but for the last, since an empty list would admit every device', async () => {
    const path = `/assets/${GATEWAY_ID}/whitelist`;
    await call('PUT', path, { json: { ids: [LAMP_ID, LOOSE_LAMP_ID] } });
    await call('DELETE', `/assets/${LOOSE_LAMP_ID}`);
    expect((await call('GET', path)).body).toEqual({ ids: [LAMP_ID] });
    await call('DELETE', `/assets/${LAMP_ID}`);
    expect((await call('GET', path)).body).toEqual({ ids: [LAMP_ID] });
  });

  it('is the run of a strategy that has no other lamp', async () => {
    const strategy = {
      ...{ name: '整夜', kind: 'time', priority: 5, weekdays: 127 },
      timeSteps: [{ at: '18:00', brightness: 80, fade: 0 }],
    };
    const start = async (assetIds: readonly string[]) => {
      const { body } = await call('POST', '/strategies', {
        json: { ...strategy, targets: { assetIds } },
      });
      const path = `/strategies/${(body as { id: string }).id}`;
      await call('POST', `${path}/start`);
      return path;
    };
    const stateOf = async (path: string) =>
      ((await call('GET', path)).body as { state: string }).state;
    const [one, other] = [await start([LAMP_ID]), await start([LOOSE_LAMP_ID])];
    expect([await stateOf(one), await stateOf(other)]).toEqual(['running', 'running']);
    await call('DELETE', `/assets/${LAMP_ID}`);
    expect([await stateOf(one), await stateOf(other)]).toEqual(['stopped', 'running']);
    expect((await call('DELETE', one)).body).toEqual({ count: 1 });
  });
});

describe('a whitelist', () => {
  it('is read, added to and replaced, in order and each device once', async () => {
    const path = `/assets/${GATEWAY_ID}/whitelist`;
    expect((await call('GET', path)).body).toEqual({ ids: [LAMP_ID] });
    const json = { ids: [NEW.id, LAMP_ID, LOOSE_LAMP_ID] };
    expect((await call('PUT', `${path}/add`, { json })).body).toEqual({
      ids: [LAMP_ID, NEW.id, LOOSE_LAMP_ID],
    });
    expect((await call('PUT', path, { json: { ids: [LOOSE_LAMP_ID, LAMP_ID] } })).body).toEqual({
      ids: [LOOSE_LAMP_ID, LAMP_ID],
    });
    expect((await call('GET', path)).body).toEqual({ ids: [LOOSE_LAMP_ID, LAMP_ID] });
    expect((await call('PUT', path, { json: { ids: [] } })).body).toEqual({ ids: [] });
  });

  it('is rejected for another device than a gateway, for an offline one, and without a bound device', async () => {
    const json = { ids: [LOOSE_LAMP_ID] };
    expect(await call('GET', `/assets/${LAMP_ID}/whitelist`)).toEqual(matchTownError(409, 79));
    expect(await call('PUT', `/assets/${LAMP_ID}/whitelist/add`, { json })).toEqual(
      matchTownError(409, 79),
    );
    const offline = `/assets/${OFFLINE_GATEWAY_ID}/whitelist`;
    expect(await call('PUT', `${offline}/add`, { json })).toEqual(matchTownError(409, 4));
    expect(await call('PUT', `/assets/${GATEWAY_ID}/whitelist`, { json })).toEqual(
      matchTownError(409, 72),
    );
    const twice = { ids: [LAMP_ID, LAMP_ID] };
    expect(await call('PUT', `/assets/${GATEWAY_ID}/whitelist`, { json: twice })).toEqual(
      matchTownError(422, 22),
    );
  });

  it('never shuts out what is bound, even when it was empty', async () => {
    const path = `/assets/${GATEWAY_ID}/whitelist`;
    await call('PUT', path, { json: { ids: [] } });
    expect(await call('PUT', path, { json: { ids: [NEW.id, CAMERA_ID] } })).toEqual(
      matchTownError(409, 72),
    );
    expect((await call('PUT', `${path}/add`, { json: { ids: [] } })).body).toEqual({ ids: [] });
    expect((await call('PUT', `${path}/add`, { json: { ids: [CAMERA_ID] } })).body).toEqual({
      ids: [LAMP_ID, CAMERA_ID],
    });
    expect(await call('PUT', `/assets/${LAMP_ID}/gateway/${GATEWAY_ID}`)).toMatchObject({
      status: 200,
    });
  });

  it('holds at most 5,000 devices', async () => {
    const ids = Array.from({ length: 5000 }, (_, i) => `SSSLC9${String(i).padStart(10, '0')}`);
    const added = await call('PUT', `/assets/${GATEWAY_ID}/whitelist/add`, { json: { ids } });
    expect(added).toEqual(matchTownError(400, 78));
  });
});

describe('binding', () => {
  const bind = (id: string, gateway: string) => call('PUT', `/assets/${id}/gateway/${gateway}`);

  it('takes devices of the whitelist only, of three models, to a gateway', async () => {
    expect(await bind(LOOSE_LAMP_ID, GATEWAY_ID)).toEqual(matchTownError(409, 72));
    await call('PUT', `/assets/${GATEWAY_ID}/whitelist/add`, {
      json: { ids: [LOOSE_LAMP_ID, CAMERA_ID] },
    });
    expect((await bind(LOOSE_LAMP_ID, GATEWAY_ID)).body).toMatchObject({ ssgwId: GATEWAY_ID });
    expect(await bind(CAMERA_ID, GATEWAY_ID)).toEqual(matchTownError(409, 79));
    expect(await bind(LOOSE_LAMP_ID, POLE_ID)).toEqual(matchTownError(409, 79));
    expect(await bind(LOOSE_LAMP_ID, OFFLINE_GATEWAY_ID)).toEqual(matchTownError(409, 4));
    expect(await bind(LOOSE_LAMP_ID, 'SSGW000000000009')).toEqual(matchTownError(404, 3));
    expect(await bind('SSSLC00000000099', GATEWAY_ID)).toEqual(matchTownError(404, 3));
  });

  it('ends once', async () => {
    const { body } = await call('DELETE', `/assets/${LAMP_ID}/gateway`);
    expect(body).not.toHaveProperty('ssgwId');
    expect(await call('DELETE', `/assets/${LAMP_ID}/gateway`)).toEqual(matchTownError(409, 79));
  });
});

describe('a pole', () => {
  const path = `/assets/${POLE_ID}/poleAsset/rel`;

  it('has devices hung on it and taken off', async () => {
    expect(getResponseIds(await call('GET', `/assets/${POLE_ID}/poleAssets`))).toEqual([
      CAMERA_ID,
      LAMP_ID,
    ]);
    expect((await call('PUT', `${path}/${LOOSE_LAMP_ID}`)).body).toMatchObject({ poleId: POLE_ID });
    expect((await call('DELETE', `${path}/${CAMERA_ID}`)).body).not.toHaveProperty('poleId');
    expect(getResponseIds(await call('GET', `/assets/${POLE_ID}/poleAssets`))).toEqual([
      LAMP_ID,
      LOOSE_LAMP_ID,
    ]);
  });

  it('takes no pole, and no other device does', async () => {
    expect(await call('PUT', `${path}/${POLE_ID}`)).toEqual(matchTownError(409, 79));
    expect(await call('PUT', `/assets/${LAMP_ID}/poleAsset/rel/${CAMERA_ID}`)).toEqual(
      matchTownError(409, 79),
    );
    expect(await call('GET', `/assets/${LAMP_ID}/poleAssets`)).toEqual(matchTownError(409, 79));
    expect(await call('DELETE', `${path}/${LOOSE_LAMP_ID}`)).toEqual(matchTownError(409, 79));
    expect(await call('PUT', `${path}/NOBODY0000000001`)).toEqual(matchTownError(404, 3));
  });
});

describe('exchanging devices', () => {
  const exchange = (one: string, other: string) => call('PUT', `/assets/${one}/exchange/${other}`);

  it('swaps what belongs to the location; what is a device stays with it', async () => {
    expect((await exchange(LAMP_ID, LOOSE_LAMP_ID)).status).toBe(204);
    expect(await read(LOOSE_LAMP_ID)).toEqual({
      ...{ id: LOOSE_LAMP_ID, name: 'SSSLC设备1', model: 'ssslc', type: 'CONTROLLER' },
      ...{ domainId: 'west-block', geoPoint: { lat: 30.2, lng: 120.2 }, status: 'normal' },
      ...{ ssgwId: GATEWAY_ID, poleId: POLE_ID, mode: 'MANUAL' },
    });
    expect(await read(LAMP_ID)).toMatchObject({ name: 'SSSLC设备3', modelTypeId: 'used' });
    expect(await read(LAMP_ID)).not.toHaveProperty('ssgwId');
    expect(await read(LED_ID)).toMatchObject({ controllerId: LOOSE_LAMP_ID });
    expect((await call('GET', '/groups/pair')).body).toMatchObject({
      assetIds: [LOOSE_LAMP_ID, BROKEN_LAMP_ID],
    });
    expect((await call('GET', `/assets/${GATEWAY_ID}/whitelist`)).body).toEqual({
      ids: [LOOSE_LAMP_ID],
    });
    expect((await call('GET', `/statuses/${LAMP_ID}`)).body).toMatchObject({
      domain_id: 'east-road',
    });
  });

  it('moves everything bound to one gateway to the other', async () => {
    await exchange(GATEWAY_ID, OFFLINE_GATEWAY_ID);
    expect(await read(LAMP_ID)).toMatchObject({ ssgwId: OFFLINE_GATEWAY_ID });
    const lists = [OFFLINE_GATEWAY_ID, GATEWAY_ID].map(id =>
      call('GET', `/assets/${id}/whitelist`),
    );
    expect((await Promise.all(lists)).map(({ body }) => body)).toEqual([
      { ids: [LAMP_ID] },
      { ids: [] },
    ]);
  });

  it('twice is as if nothing had happened', async () => {
    const everything = () => call('GET', '/assets', { filter: { order: ['id'] } });
    const before = await everything();
    await exchange(LAMP_ID, BROKEN_LAMP_ID);
    await exchange(LAMP_ID, BROKEN_LAMP_ID);
    expect(await everything()).toEqual(before);
  });

  it('is for two devices of one model', async () => {
    expect(await exchange(LAMP_ID, CAMERA_ID)).toEqual(matchTownError(409, 14));
    expect(await exchange(LAMP_ID, LAMP_ID)).toEqual(matchTownError(409, 14));
    expect(await exchange(LAMP_ID, 'SSSLC00000000099')).toEqual(matchTownError(404, 3));
  });
});

describe('an import', () => {
  const rows = [
    NEW,
    { ...NEW, id: LAMP_ID, name: '新名字' },
    { ...NEW, id: 'SSSLC00000000010', domainId: 'nowhere' },
    { ...NEW, id: CAMERA_ID, name: '不是灯' },
  ];
  const failed = (index: number, code: number): unknown =>
    expect.objectContaining({ index, id: rows[index]?.id, code });

  it('rejects those that are there row by row, and does the others', async () => {
    expect(await call('POST', '/assets/import', { json: rows })).toEqual({
      status: 200,
      body: { created: 1, updated: 0, failed: [failed(1, 5), failed(2, 6), failed(3, 5)] },
    });
    expect(await countOf('assets')).toBe(10);
    expect(await read(LAMP_ID)).toMatchObject({ name: 'SSSLC设备1' });
  });

  it('changes existing ones when that is requested', async () => {
    expect(await call('POST', '/assets/import?existProc=update', { json: rows })).toEqual({
      status: 200,
      body: { created: 1, updated: 1, failed: [failed(2, 6), failed(3, 14)] },
    });
    expect(await read(LAMP_ID)).toMatchObject({ name: '新名字', ssgwId: GATEWAY_ID });
    const where = { action: 'import' };
    expect(await call('GET', '/logs/user', { filter: { where } })).toMatchObject({
      body: [{ detail: '1 created, 1 updated, 2 failed' }],
    });
  });

  it('accepts rows that refer to another row of it, in any order', async () => {
    const { domainId, geoPoint } = NEW;
    const location = { domainId, geoPoint };
    const chain = [
      { ...location, id: 'LED0000000000009', name: '9号灯', model: 'led', controllerId: NEW.id },
      { ...NEW, ssgwId: 'SSGW000000000009', poleId: 'SSPOLE0000000009' },
      {
        ...location,
        id: 'CAMERA0000000009',
        name: '9号机',
        model: 'sscam',
        poleId: 'NONE000000000009',
      },
      { ...location, id: 'SSPOLE0000000009', name: '9号杆', model: 'sspole' },
      { ...location, id: 'SSGW000000000009', name: '9号网关', model: 'ssgw' },
    ];
    const { body } = await call('POST', '/assets/import', { json: chain });
    expect(body).toEqual({
      ...{ created: 4, updated: 0 },
      failed: [expect.objectContaining({ index: 2, code: 6 }) as unknown],
    });
  });

  it('accepts what the list returns, and changes nothing by it', async () => {
    const all = () => call('GET', '/assets', { filter: { order: ['id'] } });
    const before = await all();
    const again = await call('POST', '/assets/import?existProc=update', { json: before.body });
    expect(again.body).toEqual({ created: 0, updated: 9, failed: [] });
    expect(await all()).toEqual(before);
    const others = [
      { ...NEW, id: LAMP_ID, status: 'fault', type: 'SCREEN' },
      { ...NEW, status: 'normal', type: 'SCREEN' },
    ];
    await call('POST', '/assets/import?existProc=update', { json: others });
    expect(await read(LAMP_ID)).toMatchObject({ status: 'normal', type: 'CONTROLLER' });
    expect(await read(NEW.id)).toMatchObject({ status: 'unknown', type: 'CONTROLLER' });
  });

  it('takes 1,000 rows and no more, each of the right form', async () => {
    const many = Array.from({ length: 1001 }, (_, i) => ({
      ...NEW,
      id: `SSSLC9${String(i).padStart(10, '0')}`,
    }));
    const send = (json: unknown) => call('POST', '/assets/import', { json });
    expect(await send(many)).toEqual(matchTownError(422, 22));
    expect(await send([{ ...NEW, id: 'short' }])).toEqual(matchTownError(422, 22));
    expect(await call('POST', '/assets/import?existProc=both', { json: [NEW] })).toEqual(
      matchTownError(400, 1),
    );
    expect(await send(many.slice(1))).toMatchObject({ body: { created: 1000, failed: [] } });
  });
});

describe('confirming', () => {
  it.each([
    ['faults', 'fault-open'],
    ['alerts', 'alert-new'],
  ])('stores the user and the time, once, of %s', async (resource, id) => {
    await signInAs('operator');
    expect(await call('POST', `/${resource}/${id}/confirm`)).toMatchObject({ status: 204 });
    expect((await call('GET', `/${resource}/${id}`)).body).toMatchObject({
      confirmed: true,
      acknowledged_time: new Date(TOWN_TIME_MS).toISOString(),
      acknowledged_by: 'operator',
    });
    expect(await call('POST', `/${resource}/${id}/confirm`)).toEqual(matchTownError(404, 6));
    expect(await call('POST', `/${resource}/nothing/confirm`)).toEqual(matchTownError(404, 6));
    await signInAs('guest');
    expect(await call('POST', `/${resource}/${id}/confirm`)).toEqual(matchTownError(403, 57));
  });
});

describe('a model type', () => {
  it('is stored with its documents, which change their model with it, and deleted when no device is of it [STORE-02/types]', async () => {
    const json = { name: 'SC-4MP', type: 'sscam' };
    const { body } = await call('POST', '/modelTypes', { json });
    expect(body).toMatchObject({ ...json, docs: [] });
    const path = `/modelTypes/${(body as { id: string }).id}`;
    const doc = { id: '1731369879000', name: '手册.pdf', url: '手册.pdf', type: 'sscam' };
    await call('POST', `${path}/docs`, { json: doc });
    const again = await call('POST', `${path}/docs`, { json: { ...doc, name: '手册2.pdf' } });
    expect(again.body).toMatchObject({ docs: [{ ...doc, name: '手册2.pdf' }] });
    const moved = await call('PATCH', path, { json: { type: 'sses' } });
    expect(moved.body).toMatchObject({
      ...{ type: 'sses', docs: [{ ...doc, name: '手册2.pdf', type: 'sses' }] },
    });
    expect((await call('DELETE', path)).body).toEqual({ count: 1 });
  });

  it('is rejected under a taken name, another model or an end while devices are of it', async () => {
    const json = { name: 'NB-150W', type: 'ssslc' };
    expect(await call('POST', '/modelTypes', { json })).toEqual(matchTownError(422, 68));
    expect(await call('PATCH', '/modelTypes/free', { json: { name: 'NB-150W' } })).toEqual(
      matchTownError(422, 68),
    );
    expect(await call('PATCH', '/modelTypes/used', { json: { type: 'led' } })).toEqual(
      matchTownError(409, 14),
    );
    expect(await call('PATCH', '/modelTypes/free', { json: { type: 'led' } })).toMatchObject({
      body: { name: 'NB-200W', type: 'led' },
    });
    expect(await call('DELETE', '/modelTypes/used')).toEqual(matchTownError(409, 17));
    expect(await call('GET', '/modelTypes/nothing')).toEqual(matchTownError(404, 6));
  });
});

describe('the history of a device', () => {
  const DAY = 'from=2026-11-11T04:00:00.000Z&to=2026-11-12T04:00:00.000Z';
  const history = (id: string, query: string) => call('GET', `/assets/${id}/history?${query}`);
  const points = async (id: string, query: string) =>
    (await history(id, query)).body as Readonly<Record<string, number>>[];

  it('is dark by day and bright at night, and its energy adds up whatever the step', async () => {
    const hours = await points(LAMP_ID, `${DAY}&step=hour`);
    expect(hours).toHaveLength(24);
    expect(hours[1]).toMatchObject({ time: '2026-11-11T05:00:00.000Z', brightness: 0, power: 0 });
    const brightest = Math.max(...hours.map(({ brightness }) => brightness ?? 0));
    expect(brightest).toBeGreaterThan(50);
    const energy = async (step: string) =>
      (await points(LAMP_ID, `${DAY}&step=${step}`)).reduce(
        (sum, each) => sum + (each.energy ?? 0),
        0,
      );
    expect(await energy('minute')).toBeCloseTo(await energy('day'), 1);
    expect(await energy('hour')).toBeCloseTo(await energy('day'), 2);
  });

  it('has the days, nights and months of the city', async () => {
    const query = 'from=2026-10-30T04:00:00.000Z&to=2026-11-02T04:00:00.000Z';
    const times = async (step: string) =>
      (await points(LAMP_ID, `${query}&step=${step}`)).map(({ time }) => String(time).slice(8, 13));
    expect(await times('day')).toEqual(['30T04', '30T16', '31T16', '01T16']);
    expect(await times('night')).toEqual(['30T04', '31T04', '01T04']);
    expect(await times('month')).toEqual(['30T04', '31T16']);
  });

  it('ends with the present', async () => {
    const query = 'from=2026-11-12T09:30:00.000Z&to=2026-11-13T00:00:00.000Z';
    expect((await points(POLE_ID, query)).map(({ time }) => time)).toEqual([
      '2026-11-12T09:30:00.000Z',
      '2026-11-12T10:00:00.000Z',
      '2026-11-12T11:00:00.000Z',
    ]);
  });

  it('is rejected backwards, and with more than 2,000 points', async () => {
    const of = (from: string, to: string, step = 'minute') =>
      history(LAMP_ID, `from=${from}T00:00:00.000Z&to=${to}T00:00:00.000Z&step=${step}`);
    expect(await of('2026-11-02', '2026-11-01')).toEqual(matchTownError(400, 1));
    expect(await of('2026-11-01', '2026-11-01')).toEqual(matchTownError(400, 1));
    expect(await of('2026-10-01', '2026-10-02')).toMatchObject({ status: 200 });
    expect(await of('2026-10-01', '2026-10-03')).toEqual(matchTownError(400, 78));
    expect(await of('2026-10-01', '2026-10-02', 'week')).toEqual(matchTownError(400, 1));
    expect(await history(LAMP_ID, 'from=2026-10-01')).toEqual(matchTownError(400, 1));
    expect(await history('NOBODY0000000001', DAY)).toEqual(matchTownError(404, 3));
  });
});

describe('statuses', () => {
  it('are one for each device, and report what it reports', async () => {
    await call('POST', '/assets', { json: NEW });
    await call('DELETE', `/assets/${CAMERA_ID}`);
    const assets = await call('GET', '/assets', { filter: { order: ['id'] } });
    const statuses = await call('GET', '/statuses', { filter: { order: ['id'] } });
    const pickFields = ({ body }: { body: unknown }, ...names: string[]) =>
      (body as Record<string, unknown>[]).map(row => names.map(name => row[name]));
    expect(pickFields(statuses, 'id', 'asset_name', 'domain_id', 'model', 'state')).toEqual(
      pickFields(assets, 'id', 'name', 'domainId', 'model', 'status'),
    );
  });
});
