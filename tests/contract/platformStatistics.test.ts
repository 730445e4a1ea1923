import { beforeAll, describe, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { NIGHT_MS, openCityPlatform, matchError } from '../support/cityPlatform.ts';

type Street = Awaited<ReturnType<typeof openCityPlatform>>;

let street: Street;
let call: Street['call'];

beforeAll(async () => {
  street = await openCityPlatform(2000);
  call = street.call;
});

const STATES = ['normal', 'fault', 'offline', 'unknown'] as const;
const DAY_MS = 86_400_000;

const span = (days: number, to = NIGHT_MS) => ({
  from: new Date(to - days * DAY_MS).toISOString(),
  to: new Date(to).toISOString(),
});

const list = async (path: string, query: Record<string, string> = {}) =>
  (await call<Row[]>('GET', path, { query })).body;

const firstDomain = async (level: number) => {
  const filter = { where: { level }, order: ['id ASC'], limit: 1 };
  return String((await call<Row[]>('GET', '/domains', { filter })).body[0]?.id);
};

const sum = (rows: readonly Row[], key: string) =>
  rows.reduce((total, row) => total + Number(row[key]), 0);

describe('the statistics add up to the lists', () => {
  it('by model and state', async () => {
    const rows = await list('/statistics/assets');
    for (const row of rows) {
      for (const status of STATES) {
        const where = { model: row.model, status };
        expect(row[status]).toBe(await street.countRows('/assets', where));
      }
      expect(row.total).toBe(await street.countRows('/assets', { model: row.model }));
    }
    expect(sum(rows, 'total')).toBe(2000);
  });

  it('by domain, each with everything below it', async () => {
    const [city] = await list('/statistics/domains');
    expect(city).toMatchObject({ total: 2000 });
    const parentId = String(city?.domainId);
    const districts = await list('/statistics/domains', { parentId });
    expect(districts.length).toBeGreaterThan(3);
    for (const key of ['total', ...STATES]) expect(sum(districts, key)).toBe(city?.[key]);
    for (const { domainId, total, fault } of districts) {
      const path = `/domains/${String(domainId)}/asset`;
      expect(total).toBe(await street.countRows(path));
      expect(fault).toBe(await street.countRows(path, { status: 'fault' }));
      const models = await list('/statistics/assets', { domainId: String(domainId) });
      expect(sum(models, 'total')).toBe(total);
    }
  });

  it('of one model as of all: by domain, and by time', async () => {
    const models = await list('/statistics/assets');
    const [city] = await list('/statistics/domains');
    const parentId = String(city?.domainId);
    const query = { ...span(14), step: 'night' };
    const whole = await list('/reports/stat', query);
    const parts = [];
    for (const { model, total } of models) {
      const one = { model: String(model) };
      expect(sum(await list('/statistics/domains', { parentId, ...one }), 'total')).toBe(total);
      const rows = await list('/reports/stat', { ...query, ...one });
      expect(rows.map(({ energy }) => energy)).toEqual(
        (await list('/statistics/energy', { ...query, ...one })).map(({ energy }) => energy),
      );
      expect(rows.map(({ time }) => time)).toEqual(whole.map(({ time }) => time));
      parts.push(...rows);
    }
    for (const key of ['faults', 'alerts']) expect(sum(parts, key)).toBe(sum(whole, key));
    expect(sum(parts, 'faults')).toBeGreaterThan(0);
    // Each of them is rounded to the watt-hour.
    expect(Math.abs(sum(parts, 'energy') - sum(whole, 'energy'))).toBeLessThan(1);
    const times = [{ begin_time: { gte: query.from } }, { begin_time: { lt: query.to } }];
    const cameras = await list('/reports/stat', { ...query, model: 'sscam' });
    expect(sum(cameras, 'faults')).toBe(
      await street.countRows('/faults', { and: [{ model: 'sscam' }, ...times] }),
    );
    // What is no lamp has none that should have burned.
    expect(cameras.map(({ litRate }) => litRate)).toEqual(cameras.map(() => 100));
    expect(await call('GET', '/statistics/energy', { query: { ...query, model: 'none' } })).toEqual(
      matchError(400, 1),
    );
  });

  it('of alerts by time and level', async () => {
    const query = { ...span(30, NIGHT_MS - 2 * DAY_MS), step: 'day' };
    const rows = await list('/statistics/alerts', query);
    for (const [level, name] of [
      [1, 'critical'],
      [2, 'major'],
      [3, 'minor'],
      [4, 'info'],
    ] as const) {
      const filter = {
        where: {
          and: [{ level }, { update_time: { gte: query.from } }, { update_time: { lt: query.to } }],
        },
      };
      expect(sum(rows, name)).toBe((await call<Row[]>('GET', '/alerts', { filter })).body.length);
      expect(sum(rows, name)).toBeGreaterThan(0);
      const hours = await list('/statistics/alerts', { ...query, step: 'hour' });
      expect(sum(hours, name)).toBe(sum(rows, name));
    }
  });

  it('of light, now and as it changes', async () => {
    const light = async () => (await call('GET', '/statistics/lighting')).body;
    const before = await light();
    expect(before.lamps).toBe(await street.countRows('/statuses', { model: 'ssslc' }));
    expect(before.offline).toBe(
      await street.countRows('/statuses', { model: 'ssslc', online: false }),
    );
    expect(Number(before.lit) + Number(before.off) + Number(before.offline)).toBe(before.lamps);
    const where = { model: 'ssslc', online: true, brightness: { gt: 0 } };
    expect(before.lit).toBe(await street.countRows('/statuses', where));
    const lamps = await street.findReachable('ssslc', 4);
    const on = [];
    for (const id of lamps) on.push(Number((await street.getStatus(id)).brightness) > 0);
    for (const id of lamps) {
      await call('POST', `/assets/${id}/set/device-lighting:lamp-param`, { json: { on: false } });
    }
    const after = await light();
    const darker = on.filter(Boolean).length;
    expect(after).toMatchObject({
      ...{ lit: Number(before.lit) - darker, off: Number(before.off) + darker },
    });
    expect(Number(after.power)).toBeLessThan(Number(before.power));
  });
});

describe('energy', () => {
  it('is never negative, and its hours are its days and its nights are its month', async () => {
    const query = span(10);
    const series = async (step: string) => list('/statistics/energy', { ...query, step });
    const days = await series('day');
    const total = sum(days, 'energy');
    expect(total).toBeGreaterThan(0);
    for (const step of ['hour', 'night', 'month']) {
      const rows = await series(step);
      for (const row of rows) {
        expect(row.energy).toBeGreaterThanOrEqual(0);
        expect(row.saved).toBeGreaterThanOrEqual(0);
      }
      expect(sum(rows, 'energy')).toBeCloseTo(total, 0);
    }
    expect(days.map(({ time }) => String(time).slice(11, 16))).toEqual([
      '18:47',
      ...Array.from({ length: 10 }, () => '16:00'),
    ]);
  });

  it('of the domains is that of the city, and that of its devices, in a large one too', async () => {
    const large = await openCityPlatform(13_000);
    const rows = async (path: string, query: object = {}, filter?: object) =>
      (await large.call<Row[]>('GET', path, { query: { ...query }, ...(filter && { filter }) }))
        .body;
    const [city] = await rows('/statistics/domains');
    const districts = await rows('/statistics/domains', { parentId: String(city?.domainId) });
    for (const key of ['energy', 'saved']) {
      const energyOf = async (domainId: unknown) =>
        sum(await rows('/statistics/energy', { ...span(7), domainId: String(domainId) }), key);
      let total = 0;
      for (const { domainId } of districts) total += await energyOf(domainId);
      expect(total).toBeGreaterThan(0);
      expect(Math.abs(total - (await energyOf(city?.domainId)))).toBeLessThan(0.1);
    }
    let reported = 0;
    for (let offset = 0; offset < 13_000; offset += 5000) {
      const page = await rows('/reports/device', span(7), { limit: 5000, offset });
      reported += page.reduce((total, { energy }) => total + Number(energy ?? 0), 0);
    }
    const energyTotal = sum(await rows('/statistics/energy', span(7)), 'energy');
    // Each device and each step is rounded to the watt-hour.
    expect(Math.abs(reported - energyTotal)).toBeLessThan(3);
  });

  it('follows what is added, changed, moved and removed', async () => {
    const town = await openCityPlatform();
    const [city] = (await town.call<Row[]>('GET', '/statistics/domains')).body;
    const parentId = String(city?.domainId);
    const domainId = async (id: string) =>
      String((await town.call('GET', `/assets/${id}`)).body.domainId);
    const energyOf = async (id: string) =>
      sum(
        (
          await town.call<Row[]>('GET', '/statistics/energy', {
            query: { ...span(3), domainId: id },
          })
        ).body,
        'energy',
      );
    const [lamp = ''] = await town.findReachable('ssslc', 1);
    const [screen = ''] = await town.findReachable('ssads', 1);
    const [first, before] = [await domainId(lamp), await energyOf(parentId)];
    const rated = Number((await town.call('GET', `/assets/${lamp}`)).body.ratedPower);
    const { energy = 0 } = (
      await town.call<{ energy?: number }[]>('GET', '/reports/device', {
        filter: { where: { asset_id: lamp } },
        query: span(3),
      })
    ).body[0]!;
    await town.call('PATCH', `/assets/${lamp}`, { json: { ratedPower: rated * 3 } });
    expect(await energyOf(parentId)).toBeCloseTo(before + 2 * energy, 1);
    const domains = (await town.call<Row[]>('GET', '/domains', { filter: { where: { level: 4 } } }))
      .body;
    const elsewhere = String(domains.find(({ id }) => id !== first)?.id);
    const there = await energyOf(elsewhere);
    await town.call('PATCH', `/assets/${lamp}`, { json: { domainId: elsewhere } });
    expect(await energyOf(elsewhere)).toBeGreaterThan(there + 2.5 * energy);
    const all = await energyOf(parentId);
    expect((await town.call('DELETE', `/assets/${screen}`)).body).toEqual({ count: 1 });
    expect(await energyOf(parentId)).toBeLessThan(all);
  });

  it('starts when a device is installed', async () => {
    const early = { from: '2012-01-01T00:00:00.000Z', to: '2012-02-01T00:00:00.000Z' };
    const [lamp = ''] = await street.findReachable('ssslc', 1);
    const filter = { where: { asset_id: lamp } };
    const [report] = (await call<Row[]>('GET', '/reports/device', { filter, query: early })).body;
    expect(report).toMatchObject({ asset_id: lamp, energy: 0, litHours: 0 });
    expect(sum(await list('/reports/stat', { ...early, step: 'day' }), 'energy')).toBe(0);
    const history = await list(`/assets/${lamp}/history`, { ...early, step: 'month' });
    expect(history[0]).toEqual({ time: early.from, state: 'unknown' });
  });

  it('has no rows in the future', async () => {
    const query = { ...span(2, NIGHT_MS + DAY_MS), step: 'hour' };
    const rows = await list('/statistics/energy', query);
    expect(rows.at(-1)?.time).toBe('2026-11-11T18:00:00.000Z');
    const later = span(1, NIGHT_MS + 3 * DAY_MS);
    expect(await list('/statistics/energy', later)).toEqual([]);
  });

  it.each(['/statistics/energy', '/statistics/alerts', '/reports/stat'])(
    '%s is rejected backwards, with more than 2,000 points, and of no domain',
    async path => {
      const back = { from: span(0).to, to: span(1).from };
      expect(await call('GET', path, { query: back })).toEqual(matchError(400, 1));
      const long = { ...span(84), step: 'hour' };
      expect(await call('GET', path, { query: long })).toEqual(matchError(400, 78));
      expect((await call('GET', path, { query: { ...span(83), step: 'hour' } })).status).toBe(200);
      const lost = { ...span(1), domainId: 'none' };
      expect(await call('GET', path, { query: lost })).toEqual(matchError(404, 6));
      expect(await call('GET', path, { query: { from: 'noon', to: 'night' } })).toEqual(
        matchError(400, 1),
      );
    },
  );
});

describe('the reports', () => {
  it('of devices follow the filter of the list, and count what it has', async () => {
    const domainId = await firstDomain(4);
    const filter = { where: { model: 'ssslc', domainId }, order: ['id DESC'], limit: 40 };
    const named = {
      where: { and: [{ model: 'ssslc' }, { domain_id: domainId }] },
      ...{ order: 'asset_id DESC', limit: 40 },
    };
    const report = await call<Row[]>('GET', '/reports/device', { filter: named, query: span(30) });
    const assets = await call<Row[]>('GET', '/assets', { filter });
    expect(report.body.map(row => row.asset_id)).toEqual(assets.body.map(({ id }) => id));
    for (const { asset_id, energy, litHours, faults, onlineRate } of report.body) {
      expect(energy).toBeGreaterThan(0);
      expect(litHours).toBeGreaterThan(100);
      expect(litHours).toBeLessThan(450);
      expect(onlineRate).toBeLessThanOrEqual(100);
      const { from, to } = span(30);
      const where = {
        and: [{ asset_id }, { begin_time: { gte: from } }, { begin_time: { lt: to } }],
      };
      expect(faults).toBe(await street.countRows('/faults', where));
    }
    const query = span(30);
    for (const wrong of [{ order: 'energy DESC' }, { where: { or: [{ alerts: { gt: 1 } }] } }]) {
      expect(await call('GET', '/reports/device', { filter: wrong, query })).toEqual(
        matchError(400, 1),
      );
    }
    const { where } = filter;
    expect(await street.countRows('/reports/device', where)).toBe(
      await street.countRows('/assets', where),
    );
  });

  it('of devices count the faults and alerts of each', async () => {
    const { from, to } = span(60);
    const query = { from, to };
    const counted = async (path: string, key: string) => {
      const filter = { where: { and: [{ [key]: { gte: from } }, { [key]: { lt: to } }] } };
      const counts = new Map<unknown, number>();
      for (const { asset_id } of (await call<Row[]>('GET', path, { filter })).body) {
        counts.set(asset_id, (counts.get(asset_id) ?? 0) + 1);
      }
      return counts;
    };
    const alerts = await counted('/alerts', 'update_time');
    const faults = await counted('/faults', 'begin_time');
    const report = await call<Row[]>('GET', '/reports/device', { filter: { limit: 2000 }, query });
    expect(report.body).toHaveLength(2000);
    for (const row of report.body) {
      expect(row.alerts).toBe(alerts.get(row.asset_id) ?? 0);
      expect(row.faults).toBe(faults.get(row.asset_id) ?? 0);
    }
    expect(sum(report.body, 'alerts')).not.toBe(sum(report.body, 'faults'));
  });

  it('of the city agree with the statistics', async () => {
    const query = { ...span(14), step: 'day' };
    const report = await list('/reports/stat', query);
    const energy = await list('/statistics/energy', query);
    const alerts = await list('/statistics/alerts', query);
    expect(report.map(row => row.energy)).toEqual(energy.map(row => row.energy));
    expect(report.map(row => row.alerts)).toEqual(
      alerts.map(
        row =>
          sum([row], 'critical') + sum([row], 'major') + sum([row], 'minor') + sum([row], 'info'),
      ),
    );
    for (const { litRate, onlineRate } of report) {
      expect(Number(litRate)).toBeGreaterThan(50);
      expect(Number(litRate)).toBeLessThanOrEqual(100);
      expect(Number(onlineRate)).toBeGreaterThan(50);
    }
    expect(sum(report, 'litRate')).toBeLessThan(100 * report.length);
  });
});

describe('the platform itself', () => {
  it('reports its present and its past state', async () => {
    const { body: state } = await call('GET', '/system/state');
    const online = await street.countRows('/assets', { status: { inq: ['normal', 'fault'] } });
    expect(state).toMatchObject({ devicesTotal: 2000, devicesOnline: online });
    const history = await list('/system/history', { ...span(1), step: 'hour' });
    expect(history).toHaveLength(25);
    expect(history.at(-1)).toMatchObject({ devicesOnline: online });
    expect(await call('GET', '/system/history', { query: { ...span(2), step: 'minute' } })).toEqual(
      matchError(400, 78),
    );
  });

  it('lists its services as they are now, by any filter', async () => {
    const filter = { where: { kind: 'access' }, order: ['name DESC'], limit: 1 };
    const [before] = (await call<Row[]>('GET', '/services', { filter })).body;
    expect(before).toMatchObject({ name: 'access-2' });
    street.advanceClock(600);
    const { body: after } = await call('GET', `/services/${String(before?.id)}`);
    expect(Number(after.uptime) - Number(before?.uptime)).toBe(600);
    expect(
      await street.countRows('/services', { uptime: { gte: Number(after.uptime) } }),
    ).toBeGreaterThan(0);
    street.advanceClock(-600);
  });

  it.each([
    ['convention', { dataReportPeriod: 30 }, { dataReportPeriod: 4 }],
    ['systemParam', { mqttPort: 1883 }, { mqttPort: 65_536 }],
    ['plan', { nightDimFrom: '22:30' }, { nightDimFrom: '24:00' }],
  ])('keeps the settings %s', async (name, change, wrong) => {
    const path = `/settings/${name}`;
    const { body } = await call('GET', path);
    const json = { ...body, ...change };
    expect(await call('PUT', path, { json })).toEqual({ status: 200, body: json });
    expect((await call('GET', path)).body).toEqual(json);
    expect(await call('PUT', path, { json: { ...body, ...wrong } })).toEqual(matchError(422, 22));
    expect(await call('PUT', path, { json: change })).toEqual(matchError(422, 22));
    expect(await street.countRows('/logs/user', { action: 'settings', targetId: name })).toBe(1);
    await street.signInAs('operator');
    // The report interval is among the general settings: every role that sees values reads it.
    expect(await call('GET', path)).toEqual(
      name === 'convention' ? { status: 200, body: json } : matchError(403, 57),
    );
    expect(await call('PUT', path, { json })).toEqual(matchError(403, 57));
    await street.signInAs('admin');
  });

  it.each([
    ['convention', { underVoltage: 200, overVoltage: 200 }],
    ['convention', { offlineAfter: 10, dataReportPeriod: 20 }],
    ['systemParam', { timeZone: 'Nowhere/Nothing' }],
    ['plan', { nightDimFrom: '23:00', nightDimTo: '23:00' }],
  ])('rejects settings %s that contradict themselves', async (name, change) => {
    const path = `/settings/${name}`;
    const { body } = await call('GET', path);
    expect(await call('PUT', path, { json: { ...body, ...change } })).toEqual(matchError(422, 22));
    expect((await call('GET', path)).body).toEqual(body);
  });

  it('has logs: those of users for administrators only, those of devices for every role', async () => {
    const where = { time: { gte: span(30).from }, result: 'success' };
    expect(await street.countRows('/logs/equipment', where)).toBeGreaterThan(0);
    expect(await street.countRows('/logs/upgrade', { state: 'done' })).toBeGreaterThan(0);
    await street.signInAs('device_admin');
    expect(await call('GET', '/logs/user')).toEqual(matchError(403, 57));
    await street.signInAs('guest');
    expect(await street.countRows('/logs/equipment', where)).toBeGreaterThan(0);
    await street.signInAs('admin');
  });
});
