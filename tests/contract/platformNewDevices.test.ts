import { beforeEach, describe, expect, it } from 'vitest';

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
