import { request as httpRequest } from 'node:http';

import { describe, expect, it } from 'vitest';

import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { startServer } from '../../mocks/hosts/server.ts';
import type { Row } from '../../mocks/platform/Store.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import {
  OFFLINE_LAMP,
  openCityPlatform,
  PENDING_LAMP,
  TIMEOUT_LAMP,
} from '../support/cityPlatform.ts';

const NEW = {
  id: 'SSSLC00000000777',
  name: '望湖路777号',
  model: 'ssslc',
  domainId: 'nowhere',
  geoPoint: { lat: 30.21, lng: 120.21 },
};

type Street = Awaited<ReturnType<typeof openCityPlatform>>;

const lastOf = async (street: Street, log: 'user' | 'equipment', where: Row): Promise<Row> => {
  const filter = { where, order: ['time DESC'], limit: 1 };
  const { body } = await street.call<Row[]>('GET', `/logs/${log}`, { filter });
  return body[0] ?? {};
};

describe('the result of an entry of the user log', () => {
  it('of an import follows its rows: all, some or none were taken', async () => {
    const street = await openCityPlatform();
    const [lamp = ''] = await street.findReachable('ssslc');
    const known = (await street.call('GET', `/assets/${lamp}`)).body;
    const resultAfter = async (rows: readonly object[], how = '') => {
      await street.call('POST', `/assets/import${how}`, { json: rows });
      street.advanceClock(1);
      return lastOf(street, 'user', { action: 'import', username: 'admin' });
    };
    expect(await resultAfter([NEW, { ...NEW, id: 'SSSLC00000000778' }])).toMatchObject({
      ...{ detail: '新建 0 台，更新 0 台，失败 2 台', result: 'failed', code: 6 },
    });
    expect(await resultAfter([known, NEW], '?existProc=update')).toMatchObject({
      ...{ detail: '新建 0 台，更新 1 台，失败 1 台', result: 'partial', code: 6 },
    });
    expect(await resultAfter([known], '?existProc=update')).toMatchObject({ result: 'success' });
  });

  it('of a scene follows its lamps, and is pending where some have yet to take it', async () => {
    const street = await openCityPlatform();
    const [lamp = ''] = await street.findReachable('ssslc');
    const apply = async (assetIds: readonly string[]) => {
      const settings = [{ assetIds, on: true, brightness: 40 }];
      const json = { name: `场景${assetIds.join('')}`.slice(0, 30), settings };
      const scene = await street.call('POST', '/scenes', { json });
      await street.call('POST', `/scenes/${String(scene.body.id)}/apply`);
      street.advanceClock(1);
      return lastOf(street, 'user', { action: 'control', target: 'scenes', username: 'admin' });
    };
    expect(await apply([lamp])).toMatchObject({ result: 'success' });
    expect(await apply([lamp, OFFLINE_LAMP])).toMatchObject({ result: 'partial', code: 4 });
    expect(await apply([OFFLINE_LAMP, TIMEOUT_LAMP])).toMatchObject({ result: 'failed' });
    expect(await apply([lamp, PENDING_LAMP])).toMatchObject({ result: 'pending', code: 81 });
  });

  it('of a command that waits for its device is pending, as in the equipment log', async () => {
    const street = await openCityPlatform();
    await street.call('POST', `/assets/${PENDING_LAMP}/set/device-lighting:lamp-param`, {
      json: { on: true },
    });
    const waiting = { result: 'pending', code: 81 };
    expect(await lastOf(street, 'user', { targetId: PENDING_LAMP })).toMatchObject(waiting);
    expect(await lastOf(street, 'equipment', { asset_id: PENDING_LAMP })).toMatchObject(waiting);
  });

  it('of an override follows its lamps', async () => {
    const street = await openCityPlatform();
    const [lamp = ''] = await street.findReachable('ssslc');
    const expires = new Date(street.now() + 3_600_000).toISOString();
    const json = { targets: { assetIds: [lamp, OFFLINE_LAMP] }, on: true, brightness: 40, expires };
    expect((await street.call('POST', '/overrides', { json })).status).toBe(200);
    expect(await lastOf(street, 'user', { target: 'overrides' })).toMatchObject({
      result: 'partial',
    });
  });
});

describe('the URL of an entry of the user log', () => {
  it('is that of the connection, or of the client of a proxy on the same machine', async () => {
    const server = await startServer({ port: 0, seed: 3, users: 20, assets: 200 });
    try {
      const { call, signIn } = createApiCaller(fetch, server.url);
      const token = await signIn('admin');
      await post(server.url, { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' });
      await post(server.url, { 'x-forwarded-for': 'not an address' });
      const filter = { where: { username: { inq: ['admin', 'somebody'] } }, order: ['time DESC'] };
      const { body } = await call('GET', '/core/logs/user', {
        token,
        filter: { ...filter, limit: 3 },
      });
      expect((body as Row[]).map(({ ip }) => ip).toSorted()).toEqual([
        '127.0.0.1',
        '127.0.0.1',
        '203.0.113.9',
      ]);
    } finally {
      await server.close();
    }
  });

  it('is the loopback IP of a platform without a network', async () => {
    const platform = openForgetfulPlatform({
      hasher: fastHasher,
      city: { seed: 3, users: 20, assets: 200 },
    });
    const { call, signIn } = createApiCaller(platform.handleRequest);
    const token = await signIn('admin');
    const filter = {
      where: { username: 'admin', action: 'login' },
      order: ['time DESC'],
      limit: 1,
    };
    const { body } = await call('GET', '/core/logs/user', { token, filter });
    expect(body).toMatchObject([{ ip: '127.0.0.1', result: 'success' }]);
  });
});

/** A sign-in that fails, with a header that `fetch` would let through too, but on a socket of its own. */
function post(origin: string, headers: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      `${origin}/api/users/users/login`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      response => response.resume().once('end', () => resolve()),
    );
    sent.once('error', reject);
    sent.end(JSON.stringify({ username: 'somebody', password: 'Wrong#2026' }));
  });
}
