import { beforeEach, describe, expect, it } from 'vitest';

import type { Row } from '../../mocks/platform/Store.ts';
import {
  getResponseIds,
  LAMP_ID,
  openTestTown,
  matchTownError,
  townRows,
} from '../support/testTown.ts';

type Town = Awaited<ReturnType<typeof openTestTown>>;

let call: Town['call'];
let signInAs: Town['signInAs'];

beforeEach(async () => {
  ({ call, signInAs } = await openTestTown());
});

describe('adding a domain', () => {
  it('puts it one level below its parent, at its position', async () => {
    const { body } = await call('POST', '/domains', { json: { name: '星光路', parentId: 'west' } });
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown,
      name: '星光路',
      level: 3,
      parentId: 'west',
      geoPoint: { lat: 30.2, lng: 120.2 },
    });
    const root = await call('POST', '/domains', { json: { name: '新城' } });
    expect(root.body).toMatchObject({ level: 1 });
    expect(root.body).not.toHaveProperty('parentId');
  });

  it.each([
    ['below level 4', { name: '小巷', parentId: 'west-block' }, 78],
    ['below a parent that is not there', { name: '小巷', parentId: 'nowhere' }, 6],
    ['under the name of a sibling', { name: '望湖路', parentId: 'west' }, 68],
    ['with an underscore in front', { name: '_小巷', parentId: 'west' }, 22],
    ['without a place on earth', { name: '小巷', geoPoint: { lat: 91, lng: 0 } }, 22],
  ])('is rejected %s', async (_, json, code) => {
    expect(await call('POST', '/domains', { json })).toEqual(matchTownError(422, code));
    expect(await call('GET', '/domains/count')).toMatchObject({ body: { count: 6 } });
  });

  it('takes a name that only another branch has', async () => {
    const json = { name: '望湖路', parentId: 'east' };
    expect(await call('POST', '/domains', { json })).toMatchObject({ status: 200 });
  });

  it('is for administrators alone', async () => {
    await signInAs('device_admin');
    const json = { name: '小巷', parentId: 'west' };
    expect(await call('POST', '/domains', { json })).toEqual(matchTownError(403, 57));
    expect(await call('DELETE', '/domains/west-block')).toEqual(matchTownError(403, 57));
  });
});

describe('moving a domain', () => {
  it('takes everything below along', async () => {
    const moved = await call('PATCH', '/domains/west-road', { json: { parentId: 'town' } });
    expect(moved.body).toMatchObject({ level: 2, parentId: 'town' });
    expect((await call('GET', '/domains/west-block')).body).toMatchObject({ level: 3 });
    expect((await call('GET', '/domains/west/asset/count')).body).toEqual({ count: 0 });
  });

  it('makes it a root when it has no parent any more', async () => {
    const { body } = await call('PATCH', '/domains/west', { json: { parentId: null } });
    expect(body).toMatchObject({ level: 1 });
    expect(body).not.toHaveProperty('parentId');
    expect((await call('GET', '/domains/town/asset/count')).body).toEqual({ count: 3 });
  });

  it.each([
    ['below itself', 'west', { parentId: 'west-road' }, 22],
    ['into itself', 'west', { parentId: 'west' }, 22],
    ['so deep that something would be of level 5', 'west-road', { parentId: 'east-road' }, 78],
    ['to where its name is taken', 'west-block', { name: '西泽区', parentId: 'town' }, 68],
    ['under another id', 'west', { id: 'east', name: '西区' }, 22],
  ])('is rejected %s, and nothing moves', async (_, id, json, code) => {
    const before = await call('GET', '/domains');
    expect(await call('PATCH', `/domains/${id}`, { json })).toEqual(matchTownError(422, code));
    expect((await call('GET', '/domains')).body).toEqual(before.body);
  });

  it('keeps its own name', async () => {
    const json = { name: '西泽区', geoPoint: { lat: 30, lng: 120 } };
    expect(await call('PATCH', '/domains/west', { json })).toMatchObject({
      body: { level: 2, parentId: 'town', geoPoint: { lat: 30, lng: 120 } },
    });
  });
});

describe('deleting a domain', () => {
  it('is rejected with domains below it and with assets in it; nothing is lost', async () => {
    expect(await call('DELETE', '/domains/west')).toEqual(matchTownError(409, 48));
    expect(await call('DELETE', '/domains/east-road')).toEqual(matchTownError(409, 82));
    expect((await call('GET', '/domains/count')).body).toEqual({ count: 6 });
    expect((await call('GET', '/assets/count')).body).toEqual({ count: 9 });
  });

  it('deletes an empty one, once', async () => {
    const { body } = await call('POST', '/domains', { json: { name: '空地', parentId: 'town' } });
    const { id } = body as { id: string };
    expect((await call('DELETE', `/domains/${id}`)).body).toEqual({ count: 1 });
    expect((await call('DELETE', `/domains/${id}`)).body).toEqual({ count: 0 });
    expect(await call('GET', `/domains/${id}`)).toEqual(matchTownError(404, 6));
  });
});

/** What the statuses of a domain count, each lamp once. */
async function lightOf(domain: string) {
  const where = { online: true, model: 'ssslc' };
  const { body } = await call('GET', `/domains/${domain}/status`, { filter: { where } });
  const lamps = body as readonly { brightness: number; power: number }[];
  const power = lamps.reduce((sum, lamp) => sum + lamp.power, 0);
  return {
    lit: lamps.filter(({ brightness }) => brightness > 0).length,
    power: Math.round(power * 10) / 10,
  };
}

describe('the contents of a domain', () => {
  it('counts itself and everything below [DOM-07]', async () => {
    const assets = await call('GET', '/domains/west/asset', {
      filter: { where: { model: 'ssslc' }, order: ['id'] },
    });
    expect(getResponseIds(assets)).toEqual([LAMP_ID, 'SSSLC00000000002']);
    expect((await call('GET', '/domains/west/asset/count')).body).toEqual({ count: 6 });
    expect((await call('GET', '/domains/town/asset/count')).body).toEqual({ count: 9 });
    expect((await call('GET', '/domains/west-block/asset/count')).body).toEqual({ count: 2 });
    const where = { state: 'fault' };
    expect((await call('GET', '/domains/west/status/count', { where })).body).toEqual({ count: 1 });
    expect(getResponseIds(await call('GET', '/domains/east/status'))).toHaveLength(3);
    expect(getResponseIds(await call('GET', '/domains/west-road/fault'))).toHaveLength(2);
    expect((await call('GET', '/domains/east/fault/count')).body).toEqual({ count: 0 });
    const page = await call('GET', '/domains/town/status', {
      filter: { order: ['id DESC'], limit: 2, offset: 1 },
    });
    expect(getResponseIds(page)).toEqual(['SSSLC00000000003', 'SSSLC00000000002']);
  });

  it('adds up to a statistic, of all of its assets or of some [DOM-07]', async () => {
    expect((await call('GET', '/domains/west/statistic')).body).toEqual({
      domainId: 'west',
      name: '西泽区',
      ...{ total: 6, normal: 5, fault: 1, offline: 0, unknown: 0 },
      models: [
        { model: 'ssslc', total: 2, normal: 1, fault: 1, offline: 0, unknown: 0 },
        { model: 'led', total: 1, normal: 1, fault: 0, offline: 0, unknown: 0 },
        { model: 'sscam', total: 1, normal: 1, fault: 0, offline: 0, unknown: 0 },
        { model: 'ssgw', total: 1, normal: 1, fault: 0, offline: 0, unknown: 0 },
        { model: 'sspole', total: 1, normal: 1, fault: 0, offline: 0, unknown: 0 },
      ],
      ...(await lightOf('west')),
      openFaults: 1,
      openAlerts: 1,
    });
    const filter = { where: { id: LAMP_ID } };
    expect((await call('GET', '/domains/town/statistic', { filter })).body).toMatchObject({
      ...{ total: 1, normal: 1, lit: 1, openFaults: 0, openAlerts: 0 },
    });
    expect((await call('GET', '/domains/town/statistic')).body).toMatchObject({
      ...{ total: 9, offline: 1, unknown: 1, ...(await lightOf('town')) },
    });
  });

  it('leaves out what a device drew before it went offline', async () => {
    const off = (row: Row) => ({ ...row, state: 'offline', online: false });
    const statuses = (townRows.statuses ?? []).map(row => (row.id === LAMP_ID ? off(row) : row));
    ({ call } = await openTestTown({ statuses }));
    for (const filter of [{ where: undefined }, { where: { id: LAMP_ID } }]) {
      const { body } = await call('GET', '/domains/west/statistic', { filter });
      expect(body).toMatchObject(filter.where ? { lit: 0, power: 0 } : await lightOf('west'));
    }
  });

  it('is rejected for a domain that does not exist', async () => {
    for (const path of ['asset', 'asset/count', 'fault', 'status/count', 'statistic']) {
      expect(await call('GET', `/domains/nowhere/${path}`)).toEqual(matchTownError(404, 6));
    }
    const wrong = { where: 'x' };
    expect(await call('GET', '/domains/west/asset', { filter: wrong })).toEqual(
      matchTownError(400, 1),
    );
  });
});

describe('the root setting', () => {
  it('is the first root until an administrator chooses', async () => {
    expect((await call('GET', '/configs/domainRoot')).body).toEqual({
      domainId: 'town',
      name: '云泽市',
    });
    const json = { domainId: 'west', name: '西城' };
    expect((await call('PUT', '/configs/domainRoot', { json })).body).toEqual(json);
    expect((await call('GET', '/configs/domainRoot')).body).toEqual(json);
    const unknown = { domainId: 'nowhere' };
    expect(await call('PUT', '/configs/domainRoot', { json: unknown })).toEqual(
      matchTownError(422, 6),
    );
    await signInAs('operator');
    expect(await call('PUT', '/configs/domainRoot', { json })).toEqual(matchTownError(403, 57));
    expect((await call('GET', '/configs/domainRoot')).body).toEqual(json);
  });
});
