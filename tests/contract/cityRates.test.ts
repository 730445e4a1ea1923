import { beforeAll, describe, expect, it } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import type { Row } from '../../mocks/platform/Store.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';

import { createApiCaller } from '../support/apiCaller.ts';

const DAY_MS = 86_400_000;
const STEP_MS = 900_000;
const SEEDED_AT = Date.UTC(2026, 10, 11, 18, 47);

/** A city of 10,000 devices after three days of simulation, in steps of a quarter of an hour. */
async function openLivedCity() {
  let now = SEEDED_AT;
  const city = { assets: 10_000, users: 0, now: SEEDED_AT };
  const platform = openForgetfulPlatform({ hasher: fastHasher, city, clock: () => now });
  const { call, signIn } = createApiCaller(platform.handleRequest);
  for (; now < SEEDED_AT + 3 * DAY_MS; now += STEP_MS) await platform.live.advance();
  await platform.live.advance();
  const token = await signIn('admin');
  const read = async (path: string, sent: object) =>
    (await call('GET', `/core${path}`, { token, ...sent })).body;
  const countOf = async (path: string, where: object) =>
    ((await read(`${path}/count`, { where })) as { count: number }).count;
  return { read, countOf, to: now };
}

let city: Awaited<ReturnType<typeof openLivedCity>>;
beforeAll(async () => {
  city = await openLivedCity();
});

describe('a simulated city', () => {
  it('has as many alerts and faults a day as in the days before it was generated', async () => {
    const { read, countOf, to } = city;
    const days = 8;
    const query = {
      from: new Date(to - days * DAY_MS).toISOString(),
      to: new Date(to).toISOString(),
      step: 'day',
    };
    const report = (await read('/reports/stat', { query })) as Record<string, number>[];
    // The first and the last step are parts of a day.
    for (const { alerts, faults } of report.slice(1, -1)) {
      expect(alerts).toBeGreaterThan(60);
      expect(alerts).toBeLessThan(180);
      expect(faults).toBeGreaterThan(40);
      expect(faults).toBeLessThan(150);
    }
    for (const active of [
      await countOf('/faults', { end_time: null }),
      await countOf('/alerts', { confirmed: false }),
    ]) {
      expect(active).toBeGreaterThan(10);
      expect(active).toBeLessThan(80);
    }

    const sinceSeeding = { begin_time: { gte: new Date(SEEDED_AT).toISOString() } };
    const ended = (await read('/faults', {
      filter: { where: { and: [sinceSeeding, { end_time: { neq: null } }] } },
    })) as { begin_time: string; end_time: string }[];
    const minutes = ended
      .map(({ begin_time, end_time }) => (Date.parse(end_time) - Date.parse(begin_time)) / 60_000)
      .sort((one, other) => one - other);
    expect(minutes[Math.floor(minutes.length / 2)]).toBeLessThan(45);
  });

  it('has a device in fault for each that an active fault is of', async () => {
    const { read } = city;
    const rows = async (path: string, where: object) =>
      (await read(path, { filter: { where } })) as Record<string, string>[];
    const active = new Set(
      (await rows('/faults', { end_time: null })).map(({ asset_id }) => asset_id),
    );
    const inFault = await rows('/assets', { status: 'fault' });
    expect(inFault.length).toBeGreaterThan(10);
    expect(inFault.filter(({ id }) => !active.has(id))).toEqual([]);
    const ids = { id: { inq: [...active] } };
    const well = await rows('/assets', { and: [ids, { status: 'normal' }] });
    expect(well).toEqual([]);
  });
});

/** The nights of a time, each with the number of its faults in the report and in the list. */
async function faultsByNight(first: number, nights: number) {
  const now = SEEDED_AT + 11 * DAY_MS;
  const city = { assets: 10_000, users: 0, now: SEEDED_AT };
  const platform = openForgetfulPlatform({ hasher: fastHasher, city, clock: () => now });
  const { call, signIn } = createApiCaller(platform.handleRequest);
  // The process starts eleven days after the moment of the drawing.
  await platform.live.advance();
  const token = await signIn('admin');
  const query = {
    from: new Date(first).toISOString(),
    to: new Date(first + nights * DAY_MS).toISOString(),
    step: 'night',
  };
  const report = (await call('GET', '/core/reports/stat', { token, query })).body as Row[];
  return Promise.all(
    report.map(async ({ time, faults }) => {
      const begin = Date.parse(String(time));
      const and = [
        { begin_time: { gte: new Date(begin).toISOString() } },
        { begin_time: { lt: new Date(begin + DAY_MS).toISOString() } },
      ];
      const listed = await call('GET', '/core/faults/count', { token, where: { and } });
      return { faults, listed: (listed.body as { count: number }).count };
    }),
  );
}

describe('a city that was away for eleven days', () => {
  it('has new faults in every night, before and since it was generated: as many as its list', async () => {
    // Noon at UTC+8.
    const nights = await faultsByNight(Date.UTC(2026, 9, 25, 4), 28);
    expect(nights).toHaveLength(28);
    for (const { faults, listed } of nights.slice(0, -1)) {
      expect(faults).toBe(listed);
      expect(faults).toBeGreaterThan(40);
      expect(faults).toBeLessThan(150);
    }
  });
});
