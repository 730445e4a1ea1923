import { beforeEach, describe, expect, it } from 'vitest';

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
let call: Street['call'];
let lamps: readonly string[];
let screen: string;

beforeEach(async () => {
  street = await openCityPlatform();
  call = street.call;
  await street.endAll();
  lamps = await street.findReachable('ssslc', 6);
  [screen = ''] = await street.findReachable('ssads');
});

const MIDNIGHT_STEPS = [
  { at: '17:30', brightness: 100, fade: 30 },
  { at: '02:00', brightness: 40, fade: 30 },
  { at: '06:30', brightness: 0 },
];

const timed = (rest: object = {}) => ({
  name: '后半夜',
  kind: 'time',
  priority: 50,
  timeSteps: MIDNIGHT_STEPS,
  targets: { assetIds: lamps.slice(0, 2) },
  ...rest,
});

async function add(resource: string, json: object): Promise<string> {
  const { status, body } = await call('POST', `/${resource}`, { json });
  expect([status, body]).toEqual([200, expect.anything()]);
  return String(body.id);
}

const start = (resource: string, id: string) => call('POST', `/${resource}/${id}/start`);
const stop = (resource: string, id: string) => call('POST', `/${resource}/${id}/stop`);

describe('a strategy', () => {
  it('is stored, changed and deleted while it does not run [STRAT-01/platform]', async () => {
    const id = await add('strategies', timed());
    const path = `/strategies/${id}`;
    expect((await call('GET', path)).body).toMatchObject({
      ...{ state: 'stopped', priority: 50, weekdays: 127, timeSteps: MIDNIGHT_STEPS },
    });
    street.advanceClock(60);
    const change = { description: '二时后四成', weekdays: 62 };
    const { body } = await call('PATCH', path, { json: change });
    expect(body).toMatchObject({ ...change, updatedAt: new Date(NIGHT_MS + 60_000).toISOString() });
    const cleared = await call('PATCH', path, { json: { description: null } });
    expect(cleared.body).not.toHaveProperty('description');
    expect((await call('DELETE', path)).body).toEqual({ count: 1 });
    expect(await call('GET', path)).toEqual(matchError(404, 6));
  });

  it('switches its lamps to its current step, and controls them [STRAT-01/platform]', async () => {
    const [lamp = ''] = lamps;
    const setting = { json: { on: true, brightness: 77 } };
    await call('POST', `/assets/${lamp}/set/device-lighting:lamp-param`, setting);
    expect(await street.getStatus(lamp)).toMatchObject({ mode: 'MANUAL', brightness: 77 });
    const id = await add('strategies', timed());
    expect((await start('strategies', id)).body).toMatchObject({
      ...{ state: 'running', startedAt: new Date(NIGHT_MS).toISOString() },
    });
    // 02:47 in the city.
    expect(await street.getStatus(lamp)).toMatchObject({ mode: 'STRATEGY', brightness: 40 });
    expect((await stop('strategies', id)).body).not.toHaveProperty('startedAt');
    // Nothing else runs: the timetable of the city.
    expect(await street.getStatus(lamp)).toMatchObject({ mode: 'STRATEGY', brightness: 60 });
    const action = { inq: ['strategyStart', 'strategyStop'] };
    const where = { asset_id: lamp, action, value: '后半夜' };
    expect(await street.countRows('/logs/equipment', where)).toBe(2);
    expect(await street.countRows('/logs/user', { targetId: id, action: 'control' })).toBe(2);
  });

  it.each([
    [
      'sunrise and sunset',
      'latlng',
      { sunSteps: [{ event: 'sunset', offset: 180, brightness: 65 }] },
      65,
    ],
    [
      'sunrise and sunset, of which the last one counts',
      'latlng',
      {
        sunSteps: [
          { event: 'sunset', offset: 0, brightness: 100 },
          { event: 'sunrise', offset: -180, brightness: 30 },
        ],
      },
      100,
    ],
    ['darkness', 'lumen', { luxSteps: [{ below: 30, brightness: 90 }] }, 90],
    ['people', 'people', { presence: { idle: 15, present: 100, hold: 60 } }, 15],
  ])('is by %s too [STRAT-02/platform]', async (_, kind, steps, level) => {
    const id = await add('strategies', { ...timed({ timeSteps: undefined }), kind, ...steps });
    expect((await start('strategies', id)).status).toBe(200);
    expect(await street.getStatus(lamps[0] ?? '')).toMatchObject({ brightness: level });
  });

  it('has no effect in a night that it does not cover [STRAT-01/platform]', async () => {
    const [lamp = ''] = lamps;
    const before = await street.getStatus(lamp);
    // It is Thursday in the city, and still the night of Wednesday.
    const id = await add('strategies', timed({ weekdays: 0b1110111 }));
    await start('strategies', id);
    expect((await street.getStatus(lamp)).brightness).toBe(before.brightness);
    const wednesdays = await add('strategies', timed({ priority: 60, weekdays: 0b0001000 }));
    await start('strategies', wednesdays);
    expect((await street.getStatus(lamp)).brightness).toBe(40);
  });

  it('is neither changed nor deleted while it runs: 16 [STRAT-01/platform]', async () => {
    const id = await add('strategies', timed());
    await start('strategies', id);
    const change = { json: { name: '别名' } };
    expect(await call('PATCH', `/strategies/${id}`, change)).toEqual(matchError(409, 16));
    expect(await call('DELETE', `/strategies/${id}`)).toEqual(matchError(409, 16));
    await stop('strategies', id);
    expect((await call('PATCH', `/strategies/${id}`, change)).status).toBe(200);
  });

  it.each([
    ['time', { timeSteps: [] }],
    ['latlng', {}],
    ['lumen', { luxSteps: [] }],
    ['people', {}],
  ])('of the kind %s does not start without steps: 70 [STRAT-01/platform]', async (kind, steps) => {
    const id = await add('strategies', { ...timed({ timeSteps: undefined }), kind, ...steps });
    expect(await start('strategies', id)).toEqual(matchError(409, 70));
  });

  it('does not start without lamps: 71 [STRAT-01/platform]', async () => {
    for (const targets of [{}, { assetIds: [screen] }]) {
      const id = await add('strategies', timed({ targets }));
      expect(await start('strategies', id)).toEqual(matchError(409, 71));
    }
    const group = await add('groups', {
      name: '两盏',
      model: 'ssslc',
      assetIds: lamps.slice(0, 2),
    });
    const id = await add('strategies', timed({ targets: { groupIds: [group] } }));
    await call('DELETE', `/groups/${group}`);
    expect((await call('GET', `/strategies/${id}`)).body.targets).toEqual({ groupIds: [] });
    expect(await start('strategies', id)).toEqual(matchError(409, 71));
    // What was deleted since is no obstacle to another change.
    const change = { json: { name: '改名' } };
    expect((await call('PATCH', `/strategies/${id}`, change)).status).toBe(200);
  });

  it('does not start when one of its lamps is run with equal priority: 73 [STRAT-01/platform]', async () => {
    const [first, ...others] = [await add('strategies', timed()), await add('strategies', timed())];
    await start('strategies', first);
    for (const id of others) expect(await start('strategies', id)).toEqual(matchError(409, 73));
    const higher = await add('strategies', timed({ priority: 51 }));
    expect((await start('strategies', higher)).body).toMatchObject({ state: 'running' });
    const elsewhere = await add('strategies', timed({ targets: { assetIds: lamps.slice(2, 3) } }));
    expect((await start('strategies', elsewhere)).body).toMatchObject({ state: 'running' });
    for (const id of [first, higher, elsewhere]) await stop('strategies', id);
    const rules = [{ strategyId: first, weekdays: 127 }];
    const targets = { assetIds: lamps.slice(1, 2) };
    const plan = await add('plans', { name: '计划', priority: 51, rules, targets });
    await start('plans', plan);
    expect(await start('strategies', higher)).toEqual(matchError(409, 73));
    await stop('plans', plan);
    await start('strategies', higher);
    // Whichever was first.
    expect(await start('plans', plan)).toEqual(matchError(409, 73));
    const low = await add('plans', { name: '计划', priority: 9, rules, targets });
    expect((await start('plans', low)).body).toMatchObject({ state: 'running' });
  });

  it('does not start when none of its lamps can be reached: 76; waits while none has taken it [STRAT-01/platform]', async () => {
    const away = await add('strategies', timed({ targets: { assetIds: [OFFLINE_LAMP] } }));
    expect(await start('strategies', away)).toEqual(matchError(409, 76));
    const waiting = await add(
      'strategies',
      timed({ targets: { assetIds: [PENDING_LAMP, OFFLINE_LAMP] } }),
    );
    expect((await start('strategies', waiting)).body).toMatchObject({ state: 'pending' });
    street.advanceClock(3600);
    expect((await call('GET', `/strategies/${waiting}`)).body).toMatchObject({ state: 'pending' });
    const deaf = await add(
      'strategies',
      timed({ targets: { assetIds: [TIMEOUT_LAMP, FAILED_LAMP] } }),
    );
    expect(await start('strategies', deaf)).toEqual(matchError(409, 76));
    await stop('strategies', waiting);
    const some = await add(
      'strategies',
      timed({ targets: { assetIds: [OFFLINE_LAMP, lamps[0]] } }),
    );
    expect((await start('strategies', some)).body).toMatchObject({ state: 'running' });
  });

  it('means whole domains and groups too [STRAT-05/platform]', async () => {
    const filter = { where: { level: 2 }, order: ['id ASC'], limit: 1 };
    const district = String((await call<Row[]>('GET', '/domains', { filter })).body[0]?.id);
    const where = { model: 'ssslc', state: 'normal' };
    const inDistrict = (more: object) =>
      street.countRows(`/domains/${district}/status`, { ...where, ...more });
    const all = await inDistrict({ asset_id: { nlike: 'LAMP' } });
    expect(all).toBeGreaterThan(10);
    const id = await add('strategies', timed({ targets: { domainIds: [district] } }));
    await start('strategies', id);
    expect(await inDistrict({ brightness: 40, asset_id: { nlike: 'LAMP' } })).toBe(all);
  });

  it('names what is there', async () => {
    for (const [path, rest] of [
      ['/targets/assetIds/0', { targets: { assetIds: ['SSSLC99999999999'] } }],
      ['/targets/groupIds/0', { targets: { groupIds: ['none'] } }],
      ['/targets/domainIds/0', { targets: { domainIds: ['none'] } }],
      ['/domainId', { domainId: 'none' }],
      ['/sensorIds', { sensorIds: ['SSES999999999999'] }],
    ] as const) {
      const response = await call('POST', '/strategies', { json: timed(rest) });
      expect(response).toEqual(matchError(422, 6));
      expect(JSON.stringify(response.body)).toContain(path);
    }
    const [sensor] = await street.findReachable('sses');
    expect(
      (await call('POST', '/strategies', { json: timed({ sensorIds: [sensor] }) })).status,
    ).toBe(200);
  });

  it('is started by roles that operate devices and created by roles that manage them', async () => {
    const id = await add('strategies', timed());
    await street.assignAllDomains('operator', 'guest');
    await street.signInAs('operator');
    expect((await start('strategies', id)).status).toBe(200);
    expect(await call('POST', '/strategies', { json: timed() })).toEqual(matchError(403, 57));
    await street.signInAs('guest');
    expect(await stop('strategies', id)).toEqual(matchError(403, 57));
    expect((await call('GET', `/strategies/${id}`)).status).toBe(200);
  });
});

describe('a plan', () => {
  const level = async () => (await street.getStatus(lamps[0] ?? '')).brightness;

  async function planOf(rest: object = {}) {
    const dim = await add('strategies', timed());
    const bright = await add(
      'strategies',
      timed({ timeSteps: [{ at: '00:00', brightness: 95 }], targets: {} }),
    );
    const targets = { assetIds: lamps.slice(0, 2) };
    const rules = [
      { strategyId: bright, weekdays: 0b1000001 },
      { strategyId: dim, weekdays: 127 },
    ];
    const json = { name: '全年', priority: 60, rules, targets, ...rest };
    return { id: await add('plans', json), dim, bright };
  }

  it('follows the first rule that holds, and exceptions before it [STRAT-04/platform]', async () => {
    const { id, bright } = await planOf();
    await start('plans', id);
    expect(await level()).toBe(40);
    await stop('plans', id);
    // The night between Saturday and Sunday, past midnight.
    street.advanceClock(3 * 86_400);
    await start('plans', id);
    expect(await level()).toBe(95);
    await stop('plans', id);
    const change = { json: { exceptions: [{ date: '2026-11-14', note: '熄灯一夜' }] } };
    expect((await call('PATCH', `/plans/${id}`, change)).status).toBe(200);
    await start('plans', id);
    expect(await level()).toBe(0);
    await stop('plans', id);
    street.advanceClock(-86_400);
    const other = { json: { exceptions: [{ date: '2026-11-13', strategyId: bright }] } };
    await call('PATCH', `/plans/${id}`, other);
    await start('plans', id);
    expect(await level()).toBe(95);
  });

  it('is one of its kind on a lamp: 73; and rejects as a strategy does: 32, 70, 71, 76 [STRAT-04/platform]', async () => {
    const { id, dim } = await planOf();
    const { id: second } = await planOf({ priority: 1 });
    await start('plans', id);
    expect(await start('plans', second)).toEqual(matchError(409, 73));
    expect(await call('PATCH', `/plans/${id}`, { json: { priority: 2 } })).toEqual(
      matchError(409, 32),
    );
    expect(await call('DELETE', `/plans/${id}`)).toEqual(matchError(409, 32));
    // The strategies of a plan that runs run with it.
    expect(await call('DELETE', `/strategies/${dim}`)).toEqual(matchError(409, 16));
    await stop('plans', id);
    const rules = [{ strategyId: dim, weekdays: 127 }];
    for (const [code, rest] of [
      [70, { rules: [], targets: { assetIds: lamps } }],
      [71, { rules, targets: {} }],
      [76, { rules, targets: { assetIds: [OFFLINE_LAMP] } }],
    ] as const) {
      const bad = await add('plans', { name: '不行', ...rest });
      expect(await start('plans', bad)).toEqual(matchError(409, code));
    }
    const lost = { name: '不行', rules: [{ strategyId: 'none', weekdays: 1 }], targets: {} };
    expect(await call('POST', '/plans', { json: lost })).toEqual(matchError(422, 6));
    expect((await call('DELETE', `/plans/${id}`)).body).toEqual({ count: 1 });
  });
});

describe('a group', () => {
  it('has devices of its model, and keeps it: 71, 15 [STRAT-05/platform]', async () => {
    const id = await add('groups', { name: '灯组', model: 'ssslc', assetIds: lamps.slice(0, 2) });
    const members = (json: object) => call('POST', `/groups/${id}/members`, { json });
    const change = { add: lamps.slice(1, 4), remove: [lamps[0]] };
    expect((await members(change)).body).toMatchObject({ assetIds: lamps.slice(1, 4) });
    expect(await members({ add: [screen] })).toEqual(matchError(409, 71));
    expect(await members({ add: ['SSSLC99999999999'] })).toEqual(matchError(409, 71));
    const strange = { name: '灯组', model: 'ssslc', assetIds: [screen] };
    expect(await call('POST', '/groups', { json: strange })).toEqual(matchError(409, 71));
    const path = `/groups/${id}`;
    expect(await call('PATCH', path, { json: { model: 'ssads' } })).toEqual(matchError(409, 15));
    expect((await call('PATCH', path, { json: { model: 'ssslc', name: '新名' } })).status).toBe(
      200,
    );
    expect((await call('GET', path)).body).toMatchObject({
      name: '新名',
      assetIds: lamps.slice(1, 4),
    });
    expect((await call('DELETE', path)).body).toEqual({ count: 1 });
  });
});

describe('a scene', () => {
  it('switches its lamps and returns how many it reached', async () => {
    const group = await add('groups', {
      name: '灯组',
      model: 'ssslc',
      assetIds: lamps.slice(0, 4),
    });
    const settings = [
      { groupId: group, on: true, brightness: 55 },
      { assetIds: [lamps[3], OFFLINE_LAMP, TIMEOUT_LAMP, PENDING_LAMP], on: false, brightness: 0 },
    ];
    const id = await add('scenes', { name: '节日', settings });
    const groupAndDevices = { groupIds: [group], assetIds: settings[1]?.assetIds };
    const count = await call('POST', '/lamps/count', { json: groupAndDevices });
    expect(count.body).toEqual({ count: 7 });
    const { body } = await call('POST', `/scenes/${id}/apply`);
    expect(body).toMatchObject({ total: 7, done: 4, failed: 2, pending: 1 });
    expect(body.failures).toEqual([
      { id: OFFLINE_LAMP, code: 4 },
      { id: TIMEOUT_LAMP, code: 9 },
    ]);
    const retry = await call('POST', `/scenes/${id}/apply`, { json: { assetIds: [OFFLINE_LAMP] } });
    expect(retry.body).toMatchObject({ total: 1, failed: 1, failures: [{ code: 4 }] });
    expect(await street.getStatus(lamps[0] ?? '')).toMatchObject({
      brightness: 55,
      mode: 'MANUAL',
    });
    expect(await street.getStatus(lamps[3] ?? '')).toMatchObject({ brightness: 0 });
    expect((await call('GET', `/scenes/${id}`)).body.lastAppliedAt).toBe(
      new Date(NIGHT_MS).toISOString(),
    );
    const targetless = { name: '空', settings: [{ on: true, brightness: 1 }] };
    expect(await call('POST', '/scenes', { json: targetless })).toEqual(matchError(422, 22));
    const dark = await add('scenes', {
      name: '空',
      settings: [{ ...settings[0], groupId: group }],
    });
    await call('DELETE', `/groups/${group}`);
    expect(await call('POST', `/scenes/${dark}/apply`)).toEqual(matchError(409, 71));
    expect(await call('POST', '/scenes/none/apply')).toEqual(matchError(404, 6));
  });
});

describe('an override', () => {
  const until = (hours: number) => new Date(street.now() + hours * 3_600_000).toISOString();
  const hold = (rest: object = {}) =>
    call('POST', '/overrides', {
      json: {
        targets: { assetIds: lamps.slice(0, 2) },
        on: true,
        brightness: 5,
        expires: until(2),
        ...rest,
      },
    });

  it.each(['when it is asked for', 'by itself'])(
    'holds until its time, then the lamps follow their strategy again, %s',
    async how => {
      const [lamp = ''] = lamps;
      const before = await street.getStatus(lamp);
      const { body } = await hold({ reason: '夜间施工' });
      expect(body).toMatchObject({ state: 'active', by: 'admin', reason: '夜间施工' });
      expect(await street.getStatus(lamp)).toMatchObject({ mode: 'MANUAL', brightness: 5 });
      const where = { id: body.id, state: 'expired' };
      street.advanceClock(7190);
      expect(await street.countRows('/overrides', where)).toBe(0);
      street.advanceClock(10);
      if (how === 'by itself') await street.advanceLive();
      // The filter sees what time has done.
      if (how !== 'by itself') expect(await street.countRows('/overrides', where)).toBe(1);
      expect(await street.getStatus(lamp)).toMatchObject({
        mode: 'STRATEGY',
        brightness: before.brightness,
      });
    },
  );

  it('is ended by hand and stays in the list; a newer one on the same lamp holds on', async () => {
    const [lamp = '', other = ''] = lamps;
    const first = (await hold()).body;
    await hold({ targets: { assetIds: [lamp] }, brightness: 8 });
    const path = `/overrides/${String(first.id)}`;
    expect((await call('DELETE', path)).body).toEqual({ count: 1 });
    expect((await call('DELETE', path)).body).toEqual({ count: 0 });
    expect((await call('GET', path)).body).toMatchObject({ state: 'cancelled' });
    expect(await street.getStatus(lamp)).toMatchObject({ mode: 'MANUAL', brightness: 8 });
    expect(await street.getStatus(other)).toMatchObject({ mode: 'STRATEGY' });
  });

  it('is rejected for longer than the settings allow, for the past, and to unreachable lamps', async () => {
    expect(await hold({ expires: until(25) })).toEqual(matchError(422, 22));
    expect(await hold({ expires: until(-1) })).toEqual(matchError(422, 22));
    const { body } = await call('GET', '/settings/plan');
    await call('PUT', '/settings/plan', { json: { ...body, maxOverrideHours: 48 } });
    expect((await hold({ expires: until(25) })).status).toBe(200);
    expect(await hold({ targets: { assetIds: [OFFLINE_LAMP] } })).toEqual(matchError(409, 4));
    expect(await hold({ targets: { assetIds: [PENDING_LAMP] } })).toEqual(matchError(409, 81));
    expect(await hold({ targets: { assetIds: [screen] } })).toEqual(matchError(409, 71));
    expect(await hold({ targets: { assetIds: ['SSSLC99999999999'] } })).toEqual(matchError(422, 6));
    expect((await hold({ targets: { assetIds: [OFFLINE_LAMP, lamps[0]] } })).status).toBe(200);
  });
});
