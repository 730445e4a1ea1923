import { beforeEach, describe, expect, it } from 'vitest';

import { generateFirmware } from '../../mocks/city/media/generateFirmware.ts';
import { createRandom } from '../../mocks/shared/random.ts';
import { createSilentMp3 } from '../../mocks/city/createSilentMp3.ts';
import type { Row } from '../../mocks/platform/Store.ts';
import {
  FAILED_LAMP,
  NIGHT_MS,
  OFFLINE_LAMP,
  openCityPlatform,
  PENDING_LAMP,
  matchError,
  TIMEOUT_LAMP,
} from '../support/cityPlatform.ts';

type Street = Awaited<ReturnType<typeof openCityPlatform>>;

let street: Street;
let lamp: string;

beforeEach(async () => {
  street = await openCityPlatform();
  [lamp = ''] = await street.findReachable('ssslc');
});

const LAMP = 'device-lighting:lamp-param';
const request = (id: string, name: string) => street.call('GET', `/assets/${id}/req/${name}`);
const set = (id: string, name: string, json: object) =>
  street.call('POST', `/assets/${id}/set/${name}`, { json });
const callDevice = (id: string, name: string, json: object) =>
  street.call('POST', `/assets/${id}/action/${name}`, { json });
const logOf = async (assetId: string): Promise<Row> => {
  const filter = { where: { asset_id: assetId }, order: ['time DESC'], limit: 1 };
  const { body } = await street.call<Row[]>('GET', '/logs/equipment', { filter });
  return body[0] ?? {};
};

const { packages } = generateFirmware(createRandom(1), NIGHT_MS);
const packageOf = (model: string): Row => packages.findLast(row => row.model === model) ?? {};
const startOf = ({ url, type, digest }: Row) => ({
  token: 'c2lnbmVk',
  ...{ packageUrl: url, packageType: type, digest, packageName: 'tried.bin' },
});
const PACKAGE = startOf(packageOf('ssslc'));
const { version: NEWEST } = packageOf('ssslc');

describe('a parameter', () => {
  it.each([
    ['device-lighting:lamp-rated-power', { power: 90 }],
    ['device-common:strategy-exec-mode', { mode: 'device' }],
    ['device-common:plan-exec-mode', { mode: 'off' }],
    ['device-common:auth-mode', { mode: 'certificate' }],
    ['device-common:encrypt-mode', { mode: 'sm4' }],
    ['device-common:location', { geoPoint: { lat: 30.25, lng: 120.15 } }],
    ['device-common:data-report-period', { period: 5 }],
  ])('%s is read as it was set', async (name, value) => {
    const before = await request(lamp, name);
    expect(before.status).toBe(200);
    expect(before.body).not.toEqual(value);
    expect(await set(lamp, name, value)).toEqual({ status: 200, body: value });
    expect(await request(lamp, name)).toEqual({ status: 200, body: value });
    const [, other = ''] = await street.findReachable('ssslc');
    expect((await request(other, name)).body).not.toEqual(value);
  });

  it('of a lamp switches it, removes it from its strategy and is in both logs', async () => {
    await street.signInAs('operator');
    const { body } = await set(lamp, LAMP, { on: true, brightness: 35, fade: 10 });
    expect(body).toMatchObject({ on: true, brightness: 35, fade: 10, mode: 'MANUAL' });
    expect(await street.getStatus(lamp)).toMatchObject({ brightness: 35, mode: 'MANUAL' });
    expect((await street.call('GET', `/assets/${lamp}`)).body).toMatchObject({ mode: 'MANUAL' });
    expect(await logOf(lamp)).toMatchObject({
      ...{ action: 'dim', parameter: LAMP, source: 'user', actor: 'operator', result: 'success' },
    });
    await set(lamp, LAMP, { on: false });
    expect(await street.getStatus(lamp)).toMatchObject({ brightness: 0, power: 0 });
    expect((await set(lamp, LAMP, { on: true })).body).toMatchObject({ brightness: 35 });
    await street.signInAs('admin');
    const where = { username: 'operator', action: 'control', targetId: lamp };
    expect(await street.countRows('/logs/user', where)).toBe(3);
  });

  it('of a lamp behind a controller is that of its controller', async () => {
    const where = { controllerId: lamp };
    const { body } = await street.call<Row[]>('GET', '/assets', { filter: { where } });
    const [led] = body;
    await set(String(led?.id), LAMP, { on: true, brightness: 20 });
    expect(await street.getStatus(lamp)).toMatchObject({ brightness: 20 });
    expect(await street.getStatus(String(led?.id))).toMatchObject({ brightness: 20 });
  });

  it('of a lamp is rejected as its controller rejects', async () => {
    for (const [id, code] of [
      [OFFLINE_LAMP, 4],
      [TIMEOUT_LAMP, 9],
      [FAILED_LAMP, 18],
      [PENDING_LAMP, 81],
    ] as const) {
      const filter = { where: { controllerId: id } };
      const [led] = (await street.call<Row[]>('GET', '/assets', { filter })).body;
      const before = await street.getStatus(id);
      expect(await set(String(led?.id), LAMP, { on: true, brightness: 40 })).toEqual(
        matchError(409, code),
      );
      expect(await street.getStatus(id)).toEqual(before);
    }
  });

  it('of a lamp returns what its controller measures, now and in its history', async () => {
    const filter = { where: { controllerId: lamp } };
    const [led] = (await street.call<Row[]>('GET', '/assets', { filter })).body;
    await set(lamp, LAMP, { on: true, brightness: 70 });
    const energy = (await request(lamp, 'device-energy')).body;
    expect((await request(String(led?.id), 'device-energy')).body).toEqual(energy);
    const status = await street.getStatus(lamp);
    expect(energy).toMatchObject({ power: status.power, voltage: status.voltage });
    expect(Number(energy.power)).toBeGreaterThan(0);
    street.advanceClock(60);
    const to = new Date(NIGHT_MS + 60_000).toISOString();
    const from = new Date(NIGHT_MS - 3_600_000).toISOString();
    const historyOf = async (id: unknown) =>
      (
        await street.call<Row[]>('GET', `/assets/${String(id)}/history`, {
          query: { from, to, step: 'minute' },
        })
      ).body;
    const points = await historyOf(lamp);
    expect(points).toHaveLength(61);
    expect(points.at(-1)).toMatchObject({ brightness: 70, power: status.power });
    expect(points[0]).not.toMatchObject({ brightness: 70 });
    expect((await historyOf(led?.id)).map(({ power }) => power)).toEqual(
      points.map(({ power }) => power),
    );
  });

  it('of the position moves the device on the map', async () => {
    const geoPoint = { lat: 30.25, lng: 120.15 };
    await set(lamp, 'device-common:location', { geoPoint });
    const near = { where: { geoPoint: { near: geoPoint, maxDistance: 1, unit: 'meters' } } };
    const { body } = await street.call<Row[]>('GET', '/assets', { filter: near });
    expect(body.map(({ id }) => id)).toEqual([lamp]);
  });

  it('of the nameplate changes what the lamp draws now', async () => {
    await set(lamp, LAMP, { on: true, brightness: 100 });
    const before = Number((await street.getStatus(lamp)).power);
    const { power } = (await request(lamp, 'device-lighting:lamp-rated-power')).body;
    await set(lamp, 'device-lighting:lamp-rated-power', { power: Number(power) / 2 });
    const after = Number((await street.getStatus(lamp)).power);
    expect(after).toBeCloseTo(before / 2, 0);
    expect((await request(lamp, LAMP)).body.power).toBe(after);
  });

  it('keeps a clock going from where it was set', async () => {
    const clock = 'device-common:clock';
    expect((await request(lamp, clock)).body.time).toBe(new Date(NIGHT_MS).toISOString());
    await set(lamp, clock, { time: '2027-01-01T00:00:00.000Z' });
    street.advanceClock(90);
    expect((await request(lamp, clock)).body.time).toBe('2027-01-01T00:01:30.000Z');
  });

  it('that is only read returns energy, sensors, players and the source of environment values', async () => {
    const energy = (await request(lamp, 'device-energy')).body;
    expect(Number(energy.energy)).toBeGreaterThan(Number(energy.energyToday));
    const [sensor = ''] = await street.findReachable('sses');
    expect((await request(sensor, 'device-sensor')).body).toMatchObject({
      values: { temperature: expect.any(Number) as unknown },
    });
    const [screen = ''] = await street.findReachable('ssads');
    const players = (await request(screen, 'device-led-disp:player-list')).body;
    expect(players).toMatchObject([{ online: true }]);
    expect((await request(screen, 'device-led-disp:env-source')).body).toMatchObject({
      source: 'builtin',
    });
  });

  it.each([
    [OFFLINE_LAMP, 4, 'failed'],
    [TIMEOUT_LAMP, 9, 'failed'],
    [FAILED_LAMP, 18, 'failed'],
    [PENDING_LAMP, 81, 'pending'],
  ])('is rejected by %s with %i, and the log reports it', async (id, code, result) => {
    expect(await request(id, 'device-energy')).toEqual(matchError(409, code));
    expect(await set(id, LAMP, { on: true })).toEqual(matchError(409, code));
    expect(await callDevice(id, 'device-task:upgrade-task-start', PACKAGE)).toEqual(
      matchError(409, code),
    );
    expect(await logOf(id)).toMatchObject({ result, code });
  });

  it('is rejected by a device that is offline, and unchanged', async () => {
    const filter = {
      where: { model: 'ssslc', status: 'offline', id: { nlike: 'LAMP' } },
      limit: 1,
    };
    const { body } = await street.call<Row[]>('GET', '/assets', { filter });
    const id = String(body[0]?.id);
    const before = await street.getStatus(id);
    expect(await set(id, LAMP, { on: true, brightness: 1 })).toEqual(matchError(409, 4));
    expect(await street.getStatus(id)).toEqual(before);
  });

  it('is rejected without a device, by a model that has none, and under an unknown name', async () => {
    expect(await request('SSSLC99999999999', 'device-energy')).toEqual(matchError(404, 3));
    expect(await request(lamp, 'device-sensor')).toEqual(matchError(400, 2));
    const [gateway = ''] = await street.findReachable('ssgw');
    expect(await set(gateway, LAMP, { on: true })).toEqual(matchError(400, 2));
    expect(await request(lamp, 'device-wings')).toEqual(matchError(400, 2));
    expect(await set(lamp, 'device-energy', { energy: 1 })).toEqual(matchError(400, 2));
    expect(await callDevice(lamp, 'device-wings', {})).toEqual(matchError(400, 2));
  });

  it.each([
    [LAMP, { brightness: 50 }],
    [LAMP, { on: true, brightness: 101 }],
    ['device-common:data-report-period', { period: 4 }],
    ['device-common:data-report-period', { period: 121 }],
    ['device-common:auth-mode', { mode: 'trust' }],
    ['device-common:clock', { time: 'noon' }],
    ['device-common:clock', { time: '2027-01-01T00:00:00.000Z', timeZone: 'Nowhere/Nothing' }],
  ])('%s is not set to %j', async (name, value) => {
    expect(await set(lamp, name, value)).toEqual(matchError(422, 22));
  });

  it('is validated by its own schema when its name is encoded too', async () => {
    expect(await set(lamp, encodeURIComponent(LAMP), { brightness: 50 })).toEqual(
      matchError(422, 22),
    );
  });

  it('is waited for as long as this device takes, the same every time', async () => {
    await request(lamp, 'device-energy');
    await request(lamp, 'device-energy');
    await request(lamp, LAMP);
    const [first, again, other] = street.waited;
    expect(first).toBeGreaterThanOrEqual(80);
    expect(first).toBeLessThanOrEqual(900);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('is read by a guest, and not set without permission', async () => {
    await street.assignAllDomains('guest', 'operator');
    await street.signInAs('guest');
    expect((await request(lamp, LAMP)).status).toBe(200);
    expect(await set(lamp, LAMP, { on: true })).toEqual(matchError(403, 57));
    await street.signInAs('operator');
    expect(await callDevice(lamp, 'device-task:upgrade-task-start', PACKAGE)).toEqual(
      matchError(403, 57),
    );
  });

  it('that could lock all users out is not for operators, under any spelling', async () => {
    const password = { oldPassword: 'factory', newPassword: 'Device#2026' };
    const calls = (colon: string) => [
      () => set(lamp, `device-common${colon}auth-mode`, { mode: 'none' }),
      () => set(lamp, `device-common${colon}encrypt-mode`, { mode: 'none' }),
      () => callDevice(lamp, `device-common${colon}change-password`, password),
    ];
    await street.signInAs('operator');
    for (const call of [...calls(':'), ...calls('%3A')])
      expect(await call()).toEqual(matchError(403, 57));
    await street.signInAs('device_admin');
    for (const call of calls(':')) expect((await call()).status).toBe(200);
  });
});

describe('an action', () => {
  it('changes the password of a device, after the old one is verified, and writes none down', async () => {
    const name = 'device-common:change-password';
    const change = (oldPassword: string) =>
      callDevice(lamp, name, { oldPassword, newPassword: 'Device#2026' });
    expect(await change('factory')).toMatchObject({ status: 200, body: { state: 'done' } });
    expect(await change('factory')).toEqual(matchError(409, 18));
    expect((await change('Device#2026')).status).toBe(200);
    expect(JSON.stringify(await logOf(lamp))).not.toContain('Device#2026');
  });

  it('lets devices join through a gateway alone', async () => {
    const name = 'device-common:all-permit-join-net';
    const [gateway = ''] = await street.findReachable('ssgw');
    expect((await callDevice(gateway, name, { duration: 180 })).status).toBe(200);
    expect(await callDevice(lamp, name, { duration: 180 })).toEqual(matchError(400, 2));
  });

  it('plays files that are there', async () => {
    const [horn = ''] = await street.findReachable('ssipat');
    const { body } = await street.call<Row[]>('GET', `/v2/assets/${horn}/mediaDatas`, {
      filter: { where: { type: 'audio' }, order: ['name ASC'], limit: 2 },
    });
    const files = body.map(({ name }) => name);
    expect(files).toHaveLength(2);
    const play = (list: unknown) =>
      callDevice(horn, 'device-ipa:file-play', { files: list, duration: 60 });
    expect((await play(files)).status).toBe(200);
    expect(await street.getStatus(horn)).toMatchObject({ 'work-status': 2 });
    street.advanceClock(59);
    await street.advanceLive();
    expect(await street.getStatus(horn)).toMatchObject({ 'work-status': 2 });
    street.advanceClock(2);
    await street.advanceLive();
    expect(await street.getStatus(horn)).toMatchObject({ 'work-status': 4 });
    expect(await play(['不存在.mp3'])).toEqual(matchError(409, 18));
  });
});

describe('an upgrade', () => {
  const start = (id: string, json: object = PACKAGE) =>
    callDevice(id, 'device-task:upgrade-task-start', json);
  const where = { packageName: PACKAGE.packageName };
  const listed = async () =>
    (await street.call<Row[]>('GET', '/logs/upgrade', { filter: { where } })).body;

  it('continues by itself until it is done, and the device has the firmware then', async () => {
    const lamps = await street.findReachable('ssslc', 60);
    for (const id of lamps) expect((await start(id)).body).toMatchObject({ state: 'queued' });
    const seen = new Set<unknown>();
    let progress = 0;
    for (let n = 0; n < 30; n += 1) {
      const tasks = await listed();
      for (const { state } of tasks) seen.add(state);
      const total = tasks.reduce((sum, task) => sum + Number(task.progress), 0);
      expect(total).toBeGreaterThanOrEqual(progress);
      progress = total;
      street.advanceClock(8);
    }
    const tasks = await listed();
    expect(seen).toEqual(new Set(['queued', 'downloading', 'installing', 'done', 'failed']));
    expect(await street.countRows('/logs/upgrade', { ...where, state: 'done' })).toBe(
      tasks.filter(({ state }) => state === 'done').length,
    );
    for (const { asset_id, state, code, fromVersion, progress: reached } of tasks) {
      const { firmware } = await street.getStatus(String(asset_id));
      if (state === 'failed') expect([firmware, code]).toEqual([fromVersion, 18]);
      else expect([state, firmware, reached]).toEqual(['done', NEWEST, 100]);
    }
    expect(tasks.some(({ fromVersion }) => fromVersion !== NEWEST)).toBe(true);
    expect(tasks.filter(({ state }) => state === 'failed').length).toBeLessThan(12);
  });

  it('is of three models alone, and waits for its time', async () => {
    const [camera = ''] = await street.findReachable('sscam');
    expect(await start(camera)).toEqual(matchError(400, 2));
    const execTime = new Date(NIGHT_MS + 3_600_000).toISOString();
    await start(lamp, { ...PACKAGE, execTime });
    street.advanceClock(3000);
    expect(await listed()).toMatchObject([{ state: 'queued', exec_time: execTime }]);
    street.advanceClock(1200);
    expect(await listed()).toMatchObject([
      { progress: 100, update_time: expect.any(String) as unknown },
    ]);
  });

  it('is of a package for its model alone, not in the past, and one at a time', async () => {
    const control = () =>
      street.countRows('/logs/user', { action: 'control', result: 'failed', targetId: lamp });
    const wrong = (change: object) => start(lamp, { ...PACKAGE, ...change });
    expect(await wrong({ packageUrl: '/api/storage/upgrade/x/content' })).toEqual(
      matchError(422, 6),
    );
    expect(await start(lamp, startOf(packageOf('ssgw')))).toEqual(matchError(422, 6));
    expect(await wrong({ packageType: 'app' })).toEqual(matchError(422, 22));
    expect(await wrong({ digest: '0'.repeat(32) })).toEqual(matchError(422, 22));
    const execTime = new Date(NIGHT_MS - 1).toISOString();
    expect(await wrong({ execTime })).toEqual(matchError(422, 69));
    expect(await control()).toBeGreaterThanOrEqual(3);
    expect((await start(lamp)).status).toBe(200);
    expect(await start(lamp)).toEqual(matchError(409, 46));
    street.advanceClock(600);
    expect((await start(lamp)).status).toBe(200);
  });

  it('is cancelled before it is done, once', async () => {
    const { body } = await start(lamp);
    const cancel = () => street.call('POST', `/logs/upgrade/${String(body.id)}/cancel`);
    const { firmware } = await street.getStatus(lamp);
    expect((await cancel()).body).toMatchObject({ state: 'cancelled' });
    expect(await cancel()).toEqual(matchError(409, 83));
    street.advanceClock(3600);
    expect(await listed()).toMatchObject([{ state: 'cancelled' }]);
    expect((await street.getStatus(lamp)).firmware).toBe(firmware);
    expect(await street.call('POST', '/logs/upgrade/nobody/cancel')).toEqual(matchError(404, 6));
  });
});

describe('a camera', () => {
  it('turns, and goes to a preset that it has', async () => {
    const [camera = ''] = await street.findReachable('sscam');
    const { body } = await street.call<Row[]>('GET', `/assets/${camera}/camera/presets`);
    expect(body.length).toBeGreaterThan(2);
    const put = (path: string, id = camera) => street.call('PUT', `/assets/${id}/camera/${path}`);
    for (const direction of ['up', 'down', 'left', 'right', 'zoomIn', 'zoomOut', 'stop']) {
      expect((await put(`pan/${direction}`)).status).toBe(204);
    }
    expect(await put('pan/inside')).toEqual(matchError(400, 1));
    expect((await put('presets/1')).status).toBe(204);
    expect(await logOf(camera)).toMatchObject({ action: 'camera' });
    expect(await put('presets/99')).toEqual(matchError(404, 41));
    expect(await put('presets/1', lamp)).toEqual(matchError(404, 42));
    expect(await put('presets/1', 'SSCAM99999999999')).toEqual(matchError(404, 3));
    const ofUsers = { action: 'control', targetId: camera };
    expect(await street.countRows('/logs/user', { ...ofUsers, result: 'success' })).toBe(8);
    expect(await street.countRows('/logs/user', { ...ofUsers, result: 'failed', code: 41 })).toBe(
      1,
    );
  });
});

describe('a player', () => {
  it('takes, plays and loses projects, and shows an insertion for its time', async () => {
    const [screen = ''] = await street.findReachable('ssads');
    const list = async () => (await request(screen, 'device-led-disp:player-list')).body;
    const [player] = (await list()) as unknown as readonly (Row & {
      readonly projects: readonly Row[];
    })[];
    const on = `/assets/${screen}/players/${String(player?.id)}`;
    const had = player?.projects.map(({ id }) => id) ?? [];
    const last = String(had.at(-1));
    const projectsNow = async () => ((await list()) as unknown as (typeof player)[])[0]?.projects;

    expect((await street.call('POST', `${on}/active/${last}`)).status).toBe(200);
    const active = (await projectsNow())?.filter(project => project.active);
    expect(active?.map(({ id }) => id)).toEqual([last]);
    expect((await street.call('DELETE', `${on}/project/${last}`)).status).toBe(200);
    expect((await projectsNow())?.map(({ id }) => id)).toEqual(had.slice(0, -1));
    expect(await street.call('DELETE', `${on}/project/${last}`)).toEqual(matchError(404, 6));
    expect((await street.call('POST', `${on}/project/${last}`)).status).toBe(200);
    expect((await projectsNow())?.map(({ id }) => id)).toEqual(had);
    expect(await street.call('POST', `${on}/project/nothing`)).toEqual(matchError(404, 6));

    const json = { text: '前方施工', duration: 10, times: 2 };
    expect((await street.call('POST', `${on}/insertion`, { json })).body).toMatchObject({
      insertion: json,
    });
    street.advanceClock(19);
    expect(JSON.stringify(await list())).toContain('前方施工');
    street.advanceClock(2);
    expect(JSON.stringify(await list())).not.toContain('前方施工');
    const long = { text: '字'.repeat(500), duration: 10 };
    expect((await street.call('POST', `${on}/insertion`, { json: long })).status).toBe(200);
    expect(String((await logOf(screen)).value)).toHaveLength(255);
    expect(String((await logOf(screen)).value)).toMatch(/字…$/);
    const strange = `/assets/${screen}/players/nobody/active/${last}`;
    expect(await street.call('POST', strange)).toEqual(matchError(404, 39));
  });
});

describe('the projects of a player', () => {
  it('are published ones, called as they are called now', async () => {
    const [screen = ''] = await street.findReachable('ssads');
    const list = async () =>
      (await request(screen, 'device-led-disp:player-list')).body as unknown as readonly (Row & {
        readonly projects: readonly { readonly id: string; readonly name: string }[];
      })[];
    const player = (await list())[0];
    const on = `/assets/${screen}/players/${String(player?.id)}`;
    const projects = async (where: object) =>
      (await street.callService('GET', '/media/projects', { filter: { where } }))
        .body as readonly Row[];
    const [draft] = await projects({ state: 'draft' });
    expect(await street.call('POST', `${on}/project/${String(draft?.id)}`)).toEqual(
      matchError(409, 46),
    );
    expect(await street.call('POST', `${on}/active/${String(draft?.id)}`)).toEqual(
      matchError(409, 46),
    );

    const id = String(player?.projects[0]?.id);
    await street.callService('PATCH', `/media/projects/${id}`, { json: { name: '新名字' } });
    const named = (await list())[0]?.projects.map(({ name }) => name);
    expect(named?.[0]).toBe('新名字');
  });
});

describe('media data', () => {
  it('is listed by a filter, counted by the same, and has what was uploaded', async () => {
    const [horn = ''] = await street.findReachable('ssipat');
    const path = `/v2/assets/${horn}/mediaDatas`;
    const before = await street.countRows(path);
    const upload = (name: string, bytes: Uint8Array<ArrayBuffer>, type = 'audio/mpeg') =>
      street.call('POST', '/v2/spon/mediaDatas', {
        parts: { subpath: '公园', unformat: 'false', file: new File([bytes], name, { type }) },
      });
    const sound = Uint8Array.from(createSilentMp3(32_000));
    const { body } = await upload('夜间广播.mp3', sound);
    expect(body).toMatchObject({
      ...{ name: '夜间广播.mp3', type: 'audio', path: '公园', size: 32_000, duration: 2 },
    });
    expect(await street.countRows(path)).toBe(before + 1);
    const filter = { where: { name: { like: '夜间' } } };
    expect((await street.call<Row[]>('GET', path, { filter })).body).toEqual([body]);
    const content = (id: unknown) =>
      street.call<Uint8Array>('GET', `/v2/spon/mediaDatas/${String(id)}/content`);
    expect((await content(body.id)).body).toEqual(sound);
    const [seededRow] = (await street.call<Row[]>('GET', path, { filter: { limit: 1 } })).body;
    expect((await content(seededRow?.id)).body).toHaveLength(Number(seededRow?.size));
    expect(await content('nobody')).toEqual(matchError(404, 6));

    expect(await upload('夜间广播.mp3', sound)).toEqual(matchError(422, 68));
    expect(await upload('x.exe', sound)).toEqual(matchError(415, 2));
    expect(await upload('空.mp3', new Uint8Array())).toEqual(matchError(422, 22));
    expect(await upload('假.mp3', new Uint8Array(32_000))).toEqual(matchError(422, 22));
    expect(await street.countRows(path)).toBe(before + 1);
    expect(await street.call('GET', `/v2/assets/${lamp}/mediaDatas`)).toEqual(matchError(400, 2));
    const strange = '/v2/assets/SSIPAT9999999999/mediaDatas';
    expect(await street.call('GET', strange)).toEqual(matchError(404, 3));
  });
});
