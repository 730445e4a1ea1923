import { beforeEach, describe, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { matchError, openCityPlatform } from '../support/cityPlatform.ts';

type City = Awaited<ReturnType<typeof openCityPlatform>>;
type Where = Readonly<Record<string, unknown>>;

const HOUR_S = 3_600;

let city: City;
beforeEach(async () => {
  city = await openCityPlatform(2_000);
});

const listAlerts = async (where: Where = {}, limit?: number) =>
  (
    await city.call<Row[]>('GET', '/alerts', {
      filter: { where, order: ['update_time DESC'], ...(limit !== undefined && { limit }) },
    })
  ).body;

const readAlert = async ({ id }: Row) => (await city.call('GET', `/alerts/${String(id)}`)).body;

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).toSorted();

async function live(hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    city.advanceClock(HOUR_S);
    await city.advanceLive();
  }
}

/** The ids of a domain and everything below it. */
async function listBranch(id: unknown): Promise<readonly unknown[]> {
  const { body } = await city.call<Row[]>('GET', '/domains', {
    filter: { where: { parentId: id } },
  });
  const below = await Promise.all(body.map(child => listBranch(child.id)));
  return [id, ...below.flat()];
}

const until = (hours: number) => new Date(city.now() + hours * HOUR_S * 1_000).toISOString();

const mute = (json: object) =>
  city.call('POST', '/mutes', { json: { until: until(2), reason: 'works', ...json } });

describe('the state of an alert', () => {
  it('shows whether its cause is active and whether it is confirmed, by whom, when, and how long it was active [ALERT-14/states]', async () => {
    // Alerts at several moments of a day.
    const alerts = await listAlerts();
    for (const hours of [4, 8, 8, 8]) {
      await live(hours);
      alerts.push(...(await listAlerts()));
    }
    const odd = alerts.filter(alert => {
      const { state, confirmed, cleared_time, update_time, duration } = alert;
      const lastedMs = Date.parse(String(cleared_time)) - Date.parse(String(update_time));
      const isCleared = cleared_time !== undefined;
      return (
        state !==
          `${isCleared ? 'cleared' : 'active'}${confirmed === true ? 'A' : 'Una'}cknowledged` ||
        'acknowledged_by' in alert !== confirmed ||
        'acknowledged_time' in alert !== confirmed ||
        (isCleared ? duration !== Math.round(lastedMs / 1_000) : 'duration' in alert)
      );
    });
    expect(odd).toEqual([]);
    const states = new Set(alerts.map(({ state }) => state));
    expect([...states].toSorted()).toEqual([
      'activeAcknowledged',
      'activeUnacknowledged',
      'clearedAcknowledged',
      'clearedUnacknowledged',
    ]);
  });

  it('is of the fault of the same device and time: both have started and ended together [ALERT-05] [ALERT-14/states]', async () => {
    await live(30);
    const faults = (await city.call<Row[]>('GET', '/faults')).body;
    const alerts = new Map(
      (await listAlerts()).map(alert => [
        `${String(alert.asset_id)} ${String(alert.update_time)}`,
        alert,
      ]),
    );
    const apart = faults.filter(({ asset_id, begin_time, end_time }) => {
      const alert = alerts.get(`${String(asset_id)} ${String(begin_time)}`);
      return !alert || alert.cleared_time !== end_time;
    });
    expect(faults.length).toBeGreaterThan(100);
    expect(apart).toEqual([]);
  });
});

describe('the alerts of a branch', () => {
  it('are those of the domain and everything below it [ALERT-04/branch]', async () => {
    const districts = (
      await city.call<Row[]>('GET', '/domains', { filter: { where: { level: 2 } } })
    ).body;
    const all = await listAlerts();
    for (const { id } of districts) {
      const branch = await listBranch(id);
      const expected = all.filter(({ domain_id }) => branch.includes(domain_id));
      const { body } = await city.call<Row[]>('GET', `/domains/${String(id)}/alert`);
      expect(idsOf(body)).toEqual(idsOf(expected));
      expect(await city.countRows(`/domains/${String(id)}/alert`)).toBe(expected.length);
      expect(expected.length).toBeGreaterThan(5);
    }
  });
});

describe('the confirmation of many', () => {
  const confirm = (json: object) => city.call('POST', '/alerts/confirm', { json });

  it('confirms all that match, counts the others with the reason, and leaves them in the list [ALERT-14/many] [ALERT-12/alarm]', async () => {
    await live(6);
    const where = { level: { inq: [1, 2] } };
    const matching = await listAlerts(where);
    const unconfirmed = matching.filter(({ confirmed }) => confirmed === false);
    expect(unconfirmed.length).toBeGreaterThan(2);
    const counts = {
      matched: matching.length,
      confirmed: unconfirmed.length,
      failed: [
        { reason: 'alreadyConfirmed', code: 6, count: matching.length - unconfirmed.length },
      ],
    };
    expect((await confirm({ where, dryRun: true })).body).toEqual(counts);
    expect(await city.countRows('/alerts', { ...where, confirmed: false })).toBe(
      unconfirmed.length,
    );
    await city.signInAs('device_admin');
    expect((await confirm({ where })).body).toEqual(counts);
    expect(idsOf(await listAlerts(where))).toEqual(idsOf(matching));
    const time = new Date(city.now()).toISOString();
    for (const alert of unconfirmed)
      expect(await readAlert(alert)).toEqual({
        ...alert,
        state: String(alert.state).replace('Un', '').replace('acknow', 'Acknow'),
        confirmed: true,
        acknowledged_by: 'device_admin',
        acknowledged_time: time,
      });
    const before = await city.countRows('/alerts', { confirmed: false });
    expect((await confirm({ where })).body).toMatchObject({ confirmed: 0 });
    expect(await city.countRows('/alerts', { confirmed: false })).toBe(before);
  });

  it('counts ids that are not there, and is in the log of the user once [ALERT-14/many]', async () => {
    const [first] = await listAlerts({ confirmed: false }, 1);
    const inq = [first?.id, '5f1e00000000000000000bad', '5f1e00000000000000000bad'];
    expect((await confirm({ where: { id: { inq } } })).body).toEqual({
      matched: 1,
      confirmed: 1,
      failed: [{ reason: 'unknown', code: 6, count: 1 }],
    });
    const where = { action: 'confirm', target: 'alerts' };
    const filter = { where, order: ['time DESC'], limit: 2 };
    const { body } = await city.call<Row[]>('GET', '/logs/user', { filter });
    const time = new Date(city.now()).toISOString();
    expect(body[0]).toMatchObject({ username: 'admin', detail: '1', time });
    expect(body[1]?.time).not.toBe(time);
  });

  it('reaches the domain and everything below it, and only the branches of the user [ALERT-14/many] [USER-19/platform]', async () => {
    const districts = (
      await city.call<Row[]>('GET', '/domains', { filter: { where: { level: 2 } } })
    ).body;
    const [{ id: domainId } = {}] = districts;
    const branch = await listBranch(domainId);
    const all = await listAlerts();
    const isWithin = ({ domain_id }: Row) => branch.includes(domain_id);
    expect((await confirm({ where: {}, domainId, dryRun: true })).body).toMatchObject({
      matched: all.filter(isWithin).length,
    });
    await city.signInAs('operator');
    const mine = await listAlerts();
    expect(mine.length).toBeLessThan(all.length);
    expect((await confirm({ where: {} })).body).toMatchObject({ matched: mine.length });
    await city.signInAs('admin');
    const left = await listAlerts({ confirmed: false });
    expect(left.length).toBeGreaterThan(0);
    const confirmed = new Set(idsOf(mine));
    expect(left.filter(({ id }) => confirmed.has(id))).toEqual([]);
    await city.signInAs('operator');
    const own = idsOf((await city.call<Row[]>('GET', '/domains')).body);
    const foreign = districts.find(({ id }) => !own.includes(id));
    expect(await confirm({ where: {}, domainId: foreign?.id })).toEqual(matchError(404, 6));
  });

  it.each(['/alerts/confirm', '/faults/confirm'])(
    'of %s is not for guests, and a malformed condition is a mistake of the caller',
    async path => {
      const call = (json: object) => city.call('POST', path, { json });
      expect(await call({ where: { and: 5 } })).toEqual(matchError(400, 1));
      expect(await call({})).toEqual(matchError(422, 22));
      await city.signInAs('guest');
      expect(await call({ where: {} })).toEqual(matchError(403, 57));
    },
  );

  it('confirms faults, too, which stay open [ALERT-05]', async () => {
    const open = { end_time: null, confirmed: false };
    const count = await city.countRows('/faults', open);
    expect(count).toBeGreaterThan(0);
    const { body } = await city.call('POST', '/faults/confirm', { json: { where: open } });
    expect(body).toEqual({ matched: count, confirmed: count, failed: [] });
    expect(await city.countRows('/faults', open)).toBe(0);
    expect(await city.countRows('/faults', { end_time: null })).toBeGreaterThanOrEqual(count);
  });
});

describe('a mute', () => {
  const mutedIds = async () => idsOf(await listAlerts({ muted: true, cleared_time: null }));
  const removeAll = async () => {
    const { body } = await city.call<Row[]>('GET', '/mutes');
    for (const { id } of body) await city.call('DELETE', `/mutes/${String(id)}`);
  };

  it('of a device, a domain or a type marks its active alerts until it ends, and those that come [ALERT-14/mute]', async () => {
    await live(10);
    await removeAll();
    expect(await mutedIds()).toEqual([]);
    const active = await listAlerts({ cleared_time: null });
    const [one] = active;
    const other = active.find(({ type }) => type !== one?.type);
    const domain = active.find(({ domain_id }) => domain_id !== one?.domain_id)?.domain_id;
    for (const [target, matches] of [
      [{ assetId: one?.asset_id }, ({ asset_id }: Row) => asset_id === one?.asset_id],
      [{ domainId: domain }, ({ domain_id }: Row) => domain_id === domain],
      [{ type: other?.type }, ({ type }: Row) => type === other?.type],
      [
        { type: one?.type, domainId: one?.domain_id },
        ({ type, domain_id }: Row) => type === one?.type && domain_id === one?.domain_id,
      ],
    ] as const) {
      const { body } = await mute(target);
      expect(body).toMatchObject({ ...target, createdBy: 'admin', reason: 'works' });
      expect(await mutedIds()).toEqual(idsOf(active.filter(matches)));
      expect(active.filter(matches).length).toBeGreaterThan(0);
      expect((await city.call('DELETE', `/mutes/${String(body.id)}`)).body).toEqual({ count: 1 });
      expect(await mutedIds()).toEqual([]);
    }
  });

  it('marks later alerts, in the branch below its domain as well, and none after its time [ALERT-14/mute]', async () => {
    await removeAll();
    const [root] = (await city.call<Row[]>('GET', '/domains', { filter: { where: { level: 1 } } }))
      .body;
    const before = new Set(idsOf(await listAlerts()));
    const { body } = await mute({ domainId: root?.id, until: until(24) });
    await live(24);
    const during = (await listAlerts()).filter(({ id }) => !before.has(id));
    expect(during.length).toBeGreaterThan(5);
    // The last step ends the mute: what is active then is no longer muted, what was cleared before was.
    expect(
      during.filter(({ cleared_time, muted }) => muted !== (cleared_time !== undefined)),
    ).toEqual([]);
    expect(await city.call('GET', `/mutes/${String(body.id)}`)).toEqual(matchError(404, 6));
    const known = new Set(idsOf(await listAlerts()));
    await live(24);
    const later = (await listAlerts()).filter(({ id }) => !known.has(id));
    expect(later.length).toBeGreaterThan(5);
    expect(later.filter(({ muted }) => muted)).toEqual([]);
  });

  it('has a target, a reason and a time within 30 days; time and reason can be changed [ALERT-14/mute]', async () => {
    const [lamp = ''] = await city.findReachable('ssslc', 1);
    for (const [json, status, code] of [
      [{}, 422, 22],
      [{ assetId: 'NOSUCHLAMP000001' }, 422, 6],
      [{ domainId: '5f1e00000000000000000bad' }, 422, 6],
      [{ type: 'noise' }, 422, 22],
      [{ assetId: lamp, until: until(-1) }, 422, 22],
      [{ assetId: lamp, until: until(24 * 30 + 1) }, 422, 22],
      [{ assetId: lamp, reason: '' }, 422, 22],
    ] as const)
      expect(await mute(json)).toEqual(matchError(status, code));
    const { body } = await mute({ assetId: lamp, type: null });
    expect(body).not.toHaveProperty('type');
    const path = `/mutes/${String(body.id)}`;
    const change = (json: object) => city.call('PATCH', path, { json });
    expect((await change({ until: until(5), reason: 'more works' })).body).toEqual({
      ...body,
      until: until(5),
      reason: 'more works',
    });
    expect(await change({ until: until(-1) })).toEqual(matchError(422, 22));
    expect(await change({ type: 'tilt' })).toEqual(matchError(422, 22));
  });

  it('goes with its device [ALERT-14/mute]', async () => {
    const [lamp = ''] = await city.findReachable('ssslc', 1);
    const { body } = await mute({ assetId: lamp });
    await city.call('DELETE', `/assets/${lamp}`);
    expect(await city.call('GET', `/mutes/${String(body.id)}`)).toEqual(matchError(404, 6));
  });

  it('is of the branches of its user, and not for guests [ALERT-14/mute] [USER-19/platform]', async () => {
    const all = (await city.call<Row[]>('GET', '/mutes')).body;
    const [cityDomain] = (
      await city.call<Row[]>('GET', '/domains', { filter: { where: { level: 1 } } })
    ).body;
    const foreign = (await mute({ domainId: cityDomain?.id })).body;
    await city.signInAs('operator');
    const [own] = (await city.call<Row[]>('GET', '/domains', { filter: { limit: 1 } })).body;
    // Outside its branches, and the whole city.
    expect((await mute({ domainId: cityDomain?.id })).status).toBe(422);
    expect(await mute({ type: 'tilt' })).toEqual(matchError(403, 57));
    const mine = (await mute({ domainId: own?.id, type: 'tilt' })).body;
    const visible = (await city.call<Row[]>('GET', '/mutes')).body;
    expect(idsOf(visible)).toContain(mine.id);
    expect(visible.length).toBeLessThan(all.length + 2);
    expect(await city.call('GET', `/mutes/${String(foreign.id)}`)).toEqual(matchError(404, 6));
    expect((await city.call('DELETE', `/mutes/${String(foreign.id)}`)).body).toEqual({ count: 0 });
    await city.signInAs('guest');
    expect(await mute({ domainId: own?.id })).toEqual(matchError(403, 57));
    expect(await city.call('DELETE', `/mutes/${String(mine.id)}`)).toEqual(matchError(403, 57));
  });
});
