import { beforeAll, describe, expect, it } from 'vitest';

import { services } from '../../mocks/assembly/services.ts';
import type { Row } from '../../mocks/platform/Store.ts';
import { NIGHT_MS, openCityPlatform } from '../support/cityPlatform.ts';

type Street = Awaited<ReturnType<typeof openCityPlatform>>;
type Where = Readonly<Record<string, unknown>>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let street: Street;
/** A city after a day of simulation: its generated and its later events, ended and active ones. */
beforeAll(async () => {
  street = await openCityPlatform(4000);
  for (let hour = 0; hour < 24; hour += 1) {
    street.advanceClock(3600);
    await street.advanceLive();
  }
});

const read = async <Body = Row>(path: string, query: Record<string, string> = {}) =>
  (await street.call<Body>('GET', path, { query })).body;

/** The rows of a list, read page by page. */
async function rowsOf(path: string, where: Where = {}): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; ; offset += 1000) {
    const filter = { where, order: ['id ASC'], limit: 1000, offset };
    const page = (await street.call<Row[]>('GET', path, { filter })).body;
    rows.push(...page);
    if (page.length < 1000) return rows;
  }
}

const countOf = async (path: string, where: Where = {}) => (await rowsOf(path, where)).length;
const sum = (rows: readonly Row[], key: string) =>
  rows.reduce((total, row) => total + Number(row[key] ?? 0), 0);

const STATES = ['normal', 'fault', 'offline', 'unknown'] as const;
const LAMPS = { model: 'ssslc' };
const LIT = { ...LAMPS, online: true, brightness: { gt: 0 } };
const LEVELS = ['critical', 'major', 'minor', 'info'] as const;

const lastDays = (days: number) => ({
  from: new Date(NIGHT_MS - days * DAY_MS).toISOString(),
  to: new Date(street.now()).toISOString(),
});

const inSpan = (key: string, { from, to }: { readonly from: string; readonly to: string }) => [
  { [key]: { gte: from } },
  { [key]: { lt: to } },
];

/** How many of each state a list has. */
async function statesOf(path: string, where: Where = {}) {
  const counts: Record<string, number> = { total: await countOf(path, where) };
  for (const status of STATES) counts[status] = await countOf(path, { ...where, status });
  return counts;
}

/** The domains that are looked at: the city, a district and a street. */
async function someDomains(): Promise<readonly string[]> {
  const domains = await rowsOf('/domains');
  return [1, 2, 4].map(level => String(domains.find(row => row.level === level)?.id));
}

/** Each metric of an operation with the list that it counts, or the metrics that it adds up to. */
const figures: Readonly<Record<string, () => Promise<void>>> = {
  async getAssetStatistics() {
    for (const domainId of [undefined, ...(await someDomains())]) {
      const path = domainId === undefined ? '/assets' : `/domains/${domainId}/asset`;
      const rows = await read<Row[]>('/statistics/assets', domainId ? { domainId } : {});
      for (const row of rows)
        expect(row).toEqual({ model: row.model, ...(await statesOf(path, { model: row.model })) });
      expect(sum(rows, 'total')).toBe(await countOf(path));
      expect(sum(rows, 'fault')).toBe(await countOf(path, { status: 'fault' }));
    }
  },
  async getSubdomainStatistics() {
    const [city, district] = await someDomains();
    for (const parentId of [undefined, city, district]) {
      const rows = await read<Row[]>('/statistics/domains', parentId ? { parentId } : {});
      expect(rows.length).toBeGreaterThan(0);
      for (const { domainId, name, ...counts } of rows) {
        expect(counts).toEqual(await statesOf(`/domains/${String(domainId)}/asset`));
        expect(await read(`/domains/${String(domainId)}`)).toMatchObject({ name });
      }
      // A device of the domain itself is in none below it.
      const own = parentId ? await statesOf('/assets', { domainId: parentId }) : undefined;
      const whole = await statesOf(parentId ? `/domains/${parentId}/asset` : '/assets');
      for (const key of ['total', ...STATES])
        expect(sum(rows, key) + (own?.[key] ?? 0)).toBe(whole[key]);
    }
  },
  async getDomainStatistic() {
    for (const id of await someDomains()) {
      const path = `/domains/${id}`;
      for (const chosen of [undefined, { model: 'ssslc' }]) {
        const filter = { where: chosen };
        const statistic = await read(`${path}/statistic`, {
          ...(chosen && { filter: JSON.stringify(filter) }),
        });
        expect(statistic).toMatchObject(await statesOf(`${path}/asset`, chosen));
        const models = statistic.models as readonly Row[];
        for (const key of ['total', ...STATES]) expect(sum(models, key)).toBe(statistic[key]);
        expect(statistic.lit).toBe(await countOf(`${path}/status`, LIT));
        const powered = await rowsOf(`${path}/status`, {
          ...{ online: true, model: chosen?.model ?? { neq: 'led' } },
        });
        expect(statistic.power).toBeCloseTo(sum(powered, 'power'), 1);
        expect(statistic.openFaults).toBe(
          await countOf(`${path}/fault`, { ...chosen, end_time: null }),
        );
        const below = (await rowsOf(`${path}/asset`, chosen)).map(row => row.id);
        const alerts = await rowsOf('/alerts', { confirmed: false });
        expect(statistic.openAlerts).toBe(
          alerts.filter(({ asset_id }) => below.includes(asset_id)).length,
        );
      }
    }
  },
  async getLightingStatistics() {
    for (const domainId of [undefined, ...(await someDomains())]) {
      const path = domainId === undefined ? '/statuses' : `/domains/${domainId}/status`;
      const light = await read('/statistics/lighting', domainId ? { domainId } : {});
      expect(light).toMatchObject({
        lamps: await countOf(path, LAMPS),
        lit: await countOf(path, LIT),
        dimmed: await countOf(path, { ...LIT, brightness: { between: [1, 99] } }),
        off: await countOf(path, { ...LAMPS, online: true, brightness: 0 }),
        offline: await countOf(path, { ...LAMPS, online: false }),
      });
      expect(light.power).toBeCloseTo(sum(await rowsOf(path, LIT), 'power'), 1);
    }
  },
  async getAlertStatistics() {
    const span = lastDays(9);
    const rows = await read<Row[]>('/statistics/alerts', { ...span, step: 'day' });
    for (const [index, name] of LEVELS.entries()) {
      const and = [{ level: index + 1 }, ...inSpan('update_time', span)];
      expect(sum(rows, name)).toBe(await countOf('/alerts', { and }));
    }
    const [, district] = await someDomains();
    const matching = { type: 'overTemperature', confirmed: true };
    const points = await read<Row[]>('/statistics/alerts', {
      ...{ ...span, step: 'hour', where: JSON.stringify(matching), domainId: district! },
    });
    const count = LEVELS.reduce((total, level) => total + sum(points, level), 0);
    expect(count).toBeGreaterThan(0);
    expect(count).toBe(
      await countOf(`/domains/${district}/alert`, {
        and: [matching, ...inSpan('update_time', span)],
      }),
    );
  },
  async getEnergyStatistics() {
    const span = lastDays(3);
    const rows = await read<Row[]>('/statistics/energy', { ...span, step: 'night' });
    const filter = JSON.stringify({ limit: 5000 });
    const devices = await read<Row[]>('/reports/device', { ...span, filter });
    expect(devices).toHaveLength(await countOf('/assets'));
    // Each device is rounded to the watt-hour.
    expect(Math.abs(sum(rows, 'energy') - sum(devices, 'energy'))).toBeLessThan(
      0.001 * devices.length,
    );
  },
  async getStatReport() {
    const span = lastDays(9);
    const [, district] = await someDomains();
    for (const domainId of [undefined, district]) {
      const query = { ...span, step: 'day', ...(domainId && { domainId }) };
      const rows = await read<Row[]>('/reports/stat', query);
      const faults = domainId === undefined ? '/faults' : `/domains/${domainId}/fault`;
      expect(sum(rows, 'faults')).toBe(await countOf(faults, { and: inSpan('begin_time', span) }));
      const energy = await read<Row[]>('/statistics/energy', query);
      for (const key of ['energy', 'saved'])
        expect(rows.map(row => row[key])).toEqual(energy.map(row => row[key]));
      const alerts = await read<Row[]>('/statistics/alerts', query);
      expect(rows.map(row => row.alerts)).toEqual(
        alerts.map(row => LEVELS.reduce((total, level) => total + Number(row[level]), 0)),
      );
    }
    const alerts = await countOf('/alerts', { and: inSpan('update_time', span) });
    expect(sum(await read<Row[]>('/reports/stat', { ...span, step: 'day' }), 'alerts')).toBe(
      alerts,
    );
  },
  async getDeviceReport() {
    const span = lastDays(9);
    const filter = JSON.stringify({ limit: 5000 });
    const rows = await read<Row[]>('/reports/device', { ...span, filter });
    for (const [key, path, time] of [
      ['faults', '/faults', 'begin_time'],
      ['alerts', '/alerts', 'update_time'],
    ] as const) {
      const counts = new Map<unknown, number>();
      for (const { asset_id } of await rowsOf(path, { and: inSpan(time, span) }))
        counts.set(asset_id, (counts.get(asset_id) ?? 0) + 1);
      expect(rows.filter(row => row[key] !== (counts.get(row.asset_id) ?? 0))).toEqual([]);
      expect(sum(rows, key)).toBeGreaterThan(0);
    }
  },
  async countDeviceReport() {
    const { count } = await read('/reports/device/count');
    expect(count).toBe(await countOf('/assets'));
  },
};

/** Operations of the core service that return metrics of many records. */
const operations = Object.keys(services.core?.operations ?? {}).filter(id =>
  /Statistics?$|^(?:get|count)\w*Report$/u.test(id),
);

describe('a metric equals the list that it counts', () => {
  it('is checked for every operation of statistics and reports', () => {
    expect(operations.sort()).toEqual(Object.keys(figures).sort());
  });

  it.each(Object.keys(figures))('%s', async id => {
    await figures[id]?.();
  });

  it('of the devices in fault: each has an active fault, and no device without one is in fault', async () => {
    const active = new Set((await rowsOf('/faults', { end_time: null })).map(row => row.asset_id));
    const inFault = await rowsOf('/assets', { status: 'fault' });
    expect(inFault.length).toBeGreaterThan(3);
    expect(inFault.filter(({ id }) => !active.has(id))).toEqual([]);
    const well = await rowsOf('/assets', { status: 'normal' });
    expect(well.filter(({ id }) => active.has(id))).toEqual([]);
    expect(await countOf('/statuses', { state: 'fault' })).toBe(inFault.length);
  });
});
