import { beforeEach, describe, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import {
  NIGHT_MS,
  OFFLINE_LAMP,
  openCityPlatform,
  PENDING_LAMP,
  matchError,
} from '../support/cityPlatform.ts';

type Street = Awaited<ReturnType<typeof openCityPlatform>>;

const HOUR_S = 3600;

let street: Street;
let call: Street['call'];
let lamps: readonly string[];
let lamp: string;

beforeEach(async () => {
  street = await openCityPlatform();
  call = street.call;
});

/** Ends the overrides of the generated city. */
async function clear() {
  await street.endAll();
  lamps = await street.findReachable('ssslc', 6);
  [lamp = ''] = lamps;
}

async function add(resource: string, json: object): Promise<string> {
  const { status, body } = await call('POST', `/${resource}`, { json });
  expect([status, body]).toEqual([200, expect.anything()]);
  return String(body.id);
}

const at = (level: number, rest: object = {}) => ({
  name: `亮度${level}`,
  kind: 'time',
  timeSteps: [{ at: '00:00', brightness: level }],
  targets: { assetIds: lamps.slice(0, 2) },
  ...rest,
});

const start = (id: string, resource = 'strategies') => call('POST', `/${resource}/${id}/start`);
const stop = (id: string, resource = 'strategies') => call('POST', `/${resource}/${id}/stop`);

async function run(level: number, rest: object = {}): Promise<string> {
  const id = await add('strategies', at(level, rest));
  expect((await start(id)).status).toBe(200);
  return id;
}

async function hold(brightness: number, rest: object = {}): Promise<string> {
  const expires = new Date(street.now() + 2 * HOUR_S * 1000).toISOString();
  const targets = { assetIds: lamps.slice(0, 2) };
  return add('overrides', { targets, on: brightness > 0, brightness, expires, ...rest });
}

const end = (id: string) => call('DELETE', `/overrides/${id}`);
const shown = async () => (await street.getStatus(lamp)).brightness;

/** Lets the clock go to a time of this night or the day after it, as the clocks of the city show it. */
function goTo(hours: number, minutes = 0) {
  const midnight = NIGHT_MS - (2 * 60 + 47) * 60_000;
  street.advanceClock((midnight + (hours * 60 + minutes) * 60_000 - street.now()) / 1000);
}

describe('the light of a lamp', () => {
  beforeEach(clear);

  it('follows the steps of a strategy through a night and the next [STRAT-01/platform]', async () => {
    const timeSteps = [
      { at: '18:00', brightness: 80 },
      { at: '23:00', brightness: 30 },
      { at: '06:00', brightness: 0 },
    ];
    await run(0, { timeSteps });
    const seen: unknown[] = [await shown()];
    for (const [hours, minutes] of [
      [5, 59],
      [6, 0],
      [17, 59],
      [18, 0],
      [22, 59],
      [23, 0],
    ]) {
      goTo(hours ?? 0, minutes);
      seen.push(await shown());
    }
    expect(seen).toEqual([30, 30, 0, 0, 80, 80, 30]);
    expect(await street.getStatus(lamp)).toMatchObject({
      ...{
        mode: 'STRATEGY',
        update_time: new Date(NIGHT_MS + 20.216_666_666_666_665 * HOUR_S * 1000).toISOString(),
      },
    });
    goTo(26);
    expect(await shown()).toBe(30);
  });

  it('is the timetable of the city where nothing runs: none at noon, less in the small hours [STRAT-01/platform]', async () => {
    const lit = async () => (await call('GET', '/statistics/lighting')).body;
    const night = await lit();
    expect(night.lit).toBeGreaterThan(200);
    goTo(12);
    expect(await lit()).toMatchObject({ lamps: night.lamps, lit: 0, power: 0, dimmed: 0 });
    expect(await street.getStatus(lamp)).toMatchObject({ brightness: 0, power: 0, current: 0 });
    expect(
      await street.countRows('/statuses', { model: 'ssslc', brightness: { gt: 0 }, online: true }),
    ).toBe(0);
    goTo(20);
    expect(await lit()).toMatchObject({ dimmed: 0 });
    expect(await shown()).toBe(100);
    goTo(26);
    expect(await shown()).toBe(60);
  });

  it('agrees with its history, hour by hour [STRAT-01/platform]', async () => {
    for (let i = 0; i < 24; i += 1) {
      street.advanceClock(HOUR_S);
      const { body: rows } = await call<Row[]>('GET', '/statuses', {
        filter: {
          where: { model: 'ssslc', online: true, state: 'normal' },
          order: ['id ASC'],
          limit: 5,
        },
      });
      const from = new Date(street.now()).toISOString();
      const to = new Date(street.now() + 600_000).toISOString();
      for (const { id, brightness, mode } of rows) {
        const { body } = await call<Row[]>(
          'GET',
          `/assets/${String(id)}/history?from=${from}&to=${to}&step=hour`,
        );
        if (body[0]?.state === 'normal') {
          expect({ i, id, mode, brightness }).toEqual({
            i,
            id,
            mode,
            brightness: body[0].brightness,
          });
        }
      }
    }
  });

  it('is the level of the higher of two strategies, whichever started first; its stop hands over [STRAT-01/platform]', async () => {
    const high = await run(100, { priority: 90 });
    const low = await run(10, { priority: 5 });
    expect(await shown()).toBe(100);
    await stop(high);
    expect(await shown()).toBe(10);
    await start(high);
    expect(await shown()).toBe(100);
    await stop(low);
    expect(await shown()).toBe(100);
    await stop(high);
    expect(await shown()).toBe(60);
    // A higher one without an entry for this night has no effect on the lower.
    await start(low);
    await run(100, { priority: 91, weekdays: 0b1110111 });
    expect(await shown()).toBe(10);
  });

  it('is rejected to two of equal priority, or two plans, in either order: 73 [STRAT-04/platform]', async () => {
    const strategy = await add(
      'strategies',
      at(50, { priority: 50, targets: { assetIds: lamps } }),
    );
    const other = await add('strategies', at(40));
    const rules = [{ strategyId: other, weekdays: 127 }];
    const plan = (priority: number) =>
      add('plans', { name: '计划', priority, rules, targets: { assetIds: lamps.slice(1, 2) } });
    const [equal, higher] = [await plan(50), await plan(60)];
    for (const [one, another] of [
      [
        [strategy, 'strategies'],
        [equal, 'plans'],
      ],
      [
        [equal, 'plans'],
        [strategy, 'strategies'],
      ],
      [
        [higher, 'plans'],
        [equal, 'plans'],
      ],
      [
        [equal, 'plans'],
        [higher, 'plans'],
      ],
    ] as const) {
      expect((await start(one[0], one[1])).status).toBe(200);
      expect(await start(another[0], another[1])).toEqual(matchError(409, 73));
      await stop(one[0], one[1]);
    }
    for (const [one, another] of [
      [
        [strategy, 'strategies'],
        [higher, 'plans'],
      ],
      [
        [higher, 'plans'],
        [strategy, 'strategies'],
      ],
    ] as const) {
      expect((await start(one[0], one[1])).status).toBe(200);
      expect((await start(another[0], another[1])).status).toBe(200);
      expect((await street.getStatus(lamps[1] ?? '')).brightness).toBe(40);
      await stop(one[0], one[1]);
      await stop(another[0], another[1]);
    }
  });

  it('returns to the running strategy when an override ends', async () => {
    await run(10);
    const id = await hold(100);
    expect(await street.getStatus(lamp)).toMatchObject({ brightness: 100, mode: 'MANUAL' });
    await end(id);
    expect(await street.getStatus(lamp)).toMatchObject({ brightness: 10, mode: 'STRATEGY' });
  });

  it('is held by an override against what starts, and against a scene and a hand: 46', async () => {
    const id = await hold(100);
    await run(10);
    expect(await street.getStatus(lamp)).toMatchObject({ brightness: 100, mode: 'MANUAL' });
    const settings = [{ assetIds: lamps.slice(0, 3), on: true, brightness: 40 }];
    const scene = await add('scenes', { name: '四成', settings });
    const { body } = await call('POST', `/scenes/${scene}/apply`);
    expect(body).toMatchObject({
      ...{ total: 3, done: 1, failed: 2 },
      failures: lamps.slice(0, 2).map(each => ({ id: each, code: 46 })),
    });
    const byHand = { json: { on: false } };
    const path = `/assets/${lamp}/set/device-lighting:lamp-param`;
    expect(await call('POST', path, byHand)).toEqual(matchError(409, 46));
    expect(await shown()).toBe(100);
    expect((await street.getStatus(lamps[2] ?? '')).brightness).toBe(40);
    goTo(12);
    expect(await street.countRows('/overrides', { id, state: 'expired' })).toBe(1);
    expect(await shown()).toBe(10);
  });

  it('is that of the newest of two overrides, whichever ends first', async () => {
    for (const endFirst of ['newer', 'older'] as const) {
      const older = await hold(20);
      const newer = await hold(70);
      expect(await shown()).toBe(70);
      await end(endFirst === 'newer' ? newer : older);
      expect(await shown()).toBe(endFirst === 'newer' ? 20 : 70);
      await end(endFirst === 'newer' ? older : newer);
      expect(await shown()).toBe(60);
    }
  });

  it('is off by an override at 0 %, whatever else it sets', async () => {
    const id = await hold(80, { on: false });
    expect((await call('GET', `/overrides/${id}`)).body).toMatchObject({
      on: false,
      brightness: 0,
    });
    expect(await street.getStatus(lamp)).toMatchObject({ brightness: 0, power: 0 });
  });

  it('stays as a hand has set it until what it follows sets a new level', async () => {
    const path = `/assets/${lamp}/set/device-lighting:lamp-param`;
    await call('POST', path, { json: { on: true, brightness: 77 } });
    goTo(4);
    expect(await street.getStatus(lamp)).toMatchObject({ brightness: 77, mode: 'MANUAL' });
    goTo(6);
    expect(await street.getStatus(lamp)).toMatchObject({ brightness: 100, mode: 'STRATEGY' });
    expect((await call('GET', `/assets/${lamp}`)).body.mode).toBe('STRATEGY');
  });

  it('of a lamp out of reach stays as last reported [STRAT-01/platform]', async () => {
    const before = await street.getStatus(OFFLINE_LAMP);
    goTo(12);
    expect(await street.getStatus(OFFLINE_LAMP)).toEqual(before);
    // One that takes no orders has the timetable.
    expect((await street.getStatus(PENDING_LAMP)).brightness).toBe(0);
  });

  it('ends at its time even when it is deleted later: expired, not cancelled', async () => {
    const id = await hold(5);
    street.advanceClock(2 * HOUR_S);
    expect((await end(id)).body).toEqual({ count: 0 });
    expect((await call('GET', `/overrides/${id}`)).body).toMatchObject({ state: 'expired' });
  });
});

describe('the initial state of the city', () => {
  it('follows what runs: stop and start change nothing', async () => {
    const filter = { where: { model: 'ssslc' }, order: ['id ASC'] };
    const lights = async () => (await call<Row[]>('GET', '/statuses', { filter })).body;
    const before = await lights();
    const where = { state: 'running' };
    let started = 0;
    for (const resource of ['strategies', 'plans'] as const) {
      for (const { id } of (await call<Row[]>('GET', `/${resource}`, { filter: { where } })).body) {
        await stop(String(id), resource);
        expect((await start(String(id), resource)).status).toBe(200);
        started += 1;
      }
    }
    expect(started).toBeGreaterThan(4);
    const after = await lights();
    expect(after.map(({ brightness }) => brightness)).toEqual(
      before.map(({ brightness }) => brightness),
    );
  });

  it('shows the lamps of its active override by hand at its brightness', async () => {
    const filter = { where: { state: 'active' } };
    const [override] = (await call<Row[]>('GET', '/overrides', { filter })).body;
    const { assetIds = [] } = override?.targets as { assetIds?: string[] };
    expect(assetIds.length).toBeGreaterThan(0);
    for (const id of assetIds) {
      const status = await street.getStatus(id);
      if (!status.online) continue;
      expect(status).toMatchObject({ mode: 'MANUAL', brightness: override?.brightness });
    }
    const [first = ''] = assetIds;
    await end(String(override?.id));
    expect(await street.getStatus(first)).toMatchObject({ mode: 'STRATEGY', brightness: 60 });
  });
});

describe('a rejected call', () => {
  beforeEach(clear);

  const period = { begin: '2026-12-31', end: '2026-01-01' };

  it.each([
    [69, { period }],
    [
      22,
      {
        timeSteps: [
          { at: '18:00', brightness: 1 },
          { at: '18:00', brightness: 2 },
        ],
      },
    ],
    [22, { weekdays: 0 }],
    [6, { sensorIds: ['LAMP00001_PENDING'] }],
  ])('of a strategy: %i for %j', async (code, rest) => {
    expect(await call('POST', '/strategies', { json: at(50, rest) })).toEqual(
      matchError(422, code),
    );
  });

  it('of a plan: a period that is none, a day with two exceptions [STRAT-04/platform]', async () => {
    const strategyId = await add('strategies', at(50));
    const plan = { name: '计划', targets: {}, rules: [], exceptions: [] };
    const rules = [{ strategyId, weekdays: 127, period }];
    expect(await call('POST', '/plans', { json: { ...plan, rules } })).toEqual(matchError(422, 69));
    const exceptions = [{ date: '2026-11-12' }, { date: '2026-11-12', strategyId }];
    expect(await call('POST', '/plans', { json: { ...plan, exceptions } })).toEqual(
      matchError(422, 22),
    );
  });

  it('a strategy that a plan uses is not deleted: 33; fields that its kind does not have are not stored [STRAT-04/platform]', async () => {
    const strategyId = await add('strategies', at(50));
    const rules = [{ strategyId, weekdays: 127 }];
    const plan = await add('plans', { name: '计划', targets: {}, rules });
    const path = `/strategies/${strategyId}`;
    expect(await call('DELETE', path)).toEqual(matchError(409, 33));
    await call('DELETE', `/plans/${plan}`);
    const people = { kind: 'people', presence: { idle: 15, present: 100, hold: 60 } };
    const { body } = await call('PATCH', path, { json: people });
    expect(body).toMatchObject(people);
    expect(body).not.toHaveProperty('timeSteps');
    expect((await call('DELETE', path)).body).toEqual({ count: 1 });
  });

  it('a pending strategy runs as soon as one of its lamps takes it [STRAT-01/platform]', async () => {
    const group = await add('groups', { name: '一盏', model: 'ssslc', assetIds: [PENDING_LAMP] });
    const id = await run(10, { targets: { groupIds: [group] } });
    const state = async () => (await call('GET', `/strategies/${id}`)).body.state;
    expect(await state()).toBe('pending');
    await call('POST', `/groups/${group}/members`, { json: { add: [lamp] } });
    expect(await state()).toBe('running');
    expect(await shown()).toBe(10);
    await call('POST', `/groups/${group}/members`, { json: { remove: [lamp] } });
    expect(await shown()).toBe(60);
  });

  it('a strategy without a lamp stops', async () => {
    const group = await add('groups', {
      name: '两盏',
      model: 'ssslc',
      assetIds: lamps.slice(0, 2),
    });
    const byGroup = await run(10, { targets: { groupIds: [group] } });
    const byLamp = await run(20, { targets: { assetIds: lamps.slice(2, 3) } });
    await call('DELETE', `/groups/${group}`);
    expect((await call('GET', `/strategies/${byGroup}`)).body).toMatchObject({ state: 'stopped' });
    await call('DELETE', `/assets/${lamps[2]}`);
    expect((await call('GET', `/strategies/${byLamp}`)).body).toMatchObject({ state: 'stopped' });
  });

  it('leaves a line in the log of the users, as what goes well does', async () => {
    const failed = (target: string) =>
      street.countRows('/logs/user', { target, action: 'control', result: 'failed' });
    const before = [await failed('strategies'), await failed('overrides'), await failed('scenes')];
    const id = await add('strategies', at(50, { targets: {} }));
    await start(id);
    const expires = new Date(street.now() + 1000).toISOString();
    const json = { targets: { assetIds: [OFFLINE_LAMP] }, on: true, brightness: 5, expires };
    await call('POST', '/overrides', { json });
    await call('POST', '/scenes/none/apply');
    const after = [await failed('strategies'), await failed('overrides'), await failed('scenes')];
    expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([1, 1, 1]);
  });
});
