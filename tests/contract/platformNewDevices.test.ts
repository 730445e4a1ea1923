import { beforeEach, describe, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import { openCityPlatform, matchError } from '../support/cityPlatform.ts';

type Street = Awaited<ReturnType<typeof openCityPlatform>>;

const MINUTE_S = 60;
const NEW = 'SSSLC99000000001';

let street: Street;
let location: { readonly domainId: unknown; readonly geoPoint: unknown };

beforeEach(async () => {
  street = await openCityPlatform();
  const { body } = await street.call('GET', '/assets/LAMP00001_OFFLINE');
  location = { domainId: body.domainId, geoPoint: body.geoPoint };
});

const add = (rest: object = {}) =>
  street.call('POST', '/assets', {
    json: { id: NEW, name: '新装灯控', model: 'ssslc', ...location, ...rest },
  });

const shine = (id = NEW) =>
  street.call('POST', `/assets/${id}/set/device-lighting:lamp-param`, {
    json: { on: true, brightness: 40 },
  });

/** Lets time pass, and happen what is due. */
async function after(minutes: number) {
  street.advanceClock(minutes * MINUTE_S);
  await street.advanceLive();
}

describe('a device that was added', () => {
  it('reports after a data report period, and can be controlled from then on', async () => {
    await add({ mode: 'MANUAL' });
    const startTime = street.now();
    await after(14);
    expect((await street.getStatus(NEW)).state).toBe('unknown');
    expect(await shine()).toEqual(matchError(409, 4));
    await after(1);
    expect(await street.getStatus(NEW)).toMatchObject({
      ...{ state: 'normal', online: true, brightness: 0, mode: 'MANUAL' },
      update_time: new Date(startTime + 15 * MINUTE_S * 1000).toISOString(),
    });
    expect((await street.call('GET', `/assets/${NEW}`)).body.status).toBe('normal');
    expect((await shine()).status).toBe(200);
    expect((await street.getStatus(NEW)).brightness).toBe(40);
  });

  it('burns as the others do once it has reported, without an override', async () => {
    await add();
    await after(15);
    const other = await street.getStatus((await street.findReachable('ssslc'))[0] ?? '');
    const { brightness, mode } = await street.getStatus(NEW);
    expect({ brightness, mode }).toEqual({ brightness: other.brightness, mode: 'STRATEGY' });
    expect(brightness).toBeGreaterThan(0);
  });

  it('reports sooner when the period is made shorter', async () => {
    await add();
    const { body } = await street.call('GET', '/settings/convention');
    const json = { ...body, dataReportPeriod: 5 };
    await street.call('PUT', '/settings/convention', { json });
    await after(5);
    expect((await street.getStatus(NEW)).state).toBe('normal');
  });

  it('never does when it was deleted meanwhile', async () => {
    await add();
    await street.call('DELETE', `/assets/${NEW}`);
    await after(15);
    expect(await street.call('GET', `/statuses/${NEW}`)).toEqual(matchError(404, 3));
    await add();
    await street.call('DELETE', `/assets/${NEW}`);
    await add({ model: 'unknow' });
    await after(15);
    expect((await street.getStatus(NEW)).state).toBe('unknown');
  });
});

describe('a device that was unknown', () => {
  it('reports after it is adopted, and not before', async () => {
    await add({ model: 'unknow' });
    await after(60);
    expect((await street.getStatus(NEW)).state).toBe('unknown');
    await street.call('PATCH', `/assets/${NEW}`, { json: { model: 'ssslc' } });
    await after(15);
    expect((await street.getStatus(NEW)).state).toBe('normal');
    expect((await shine()).status).toBe(200);
  });
});

describe('a device of the city', () => {
  /** The ages of the last reports of lamp controllers in minutes, the oldest first. */
  const readAges = async (online: boolean) => {
    const where = { online, model: 'ssslc' };
    const { body } = await street.call<Row[]>('GET', '/statuses', { filter: { where } });
    return body
      .map(({ update_time: time }) => (street.now() - Date.parse(String(time))) / 60_000)
      .sort((one, other) => other - one);
  };

  it('reports within each period while it is reachable, and not while it is offline [MOCK-04]', async () => {
    const [oldest = NaN] = await readAges(false);
    await after(600);
    const [age] = await readAges(true);
    expect(age).toBeLessThan(16);
    expect((await readAges(false))[0]).toBe(oldest + 600);
  });

  it('is reported by its marker at the time of its status, with what it measures then [MOCK-04]', async () => {
    const [id = ''] = await street.findReachable('ssslc');
    const before = await street.getStatus(id);
    await after(300);
    const status = await street.getStatus(id);
    expect(status.voltage).not.toBe(before.voltage);
    const { geoPoint } = (await street.call('GET', `/assets/${id}`)).body as {
      geoPoint: { lat: number; lng: number };
    };
    const { lat, lng } = geoPoint;
    const box = [lng - 1e-5, lat - 1e-5, lng + 1e-5, lat + 1e-5].join();
    const { body } = await street.call('GET', `/assets/markers?box=${box}&zoom=18`);
    expect(body.markers).toContainEqual(
      expect.objectContaining({ id, update_time: status.update_time }),
    );
  });

  it('has a report interval that every role reads, and managers alone change [MOCK-01]', async () => {
    const { body: settings } = await street.call('GET', '/settings/convention');
    for (const username of ['guest', 'operator', 'remote']) {
      await street.signInAs(username);
      expect((await street.call('GET', '/settings/convention')).body).toEqual(settings);
      expect(await street.call('PUT', '/settings/convention', { json: settings })).toEqual(
        matchError(403, 57),
      );
    }
  });
});
