import { afterEach, describe, expect, it, vi } from 'vitest';

import { startTestPlatform } from '../../mocks/hosts/testPlatform.ts';
import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { type RunningServer, startServer } from '../../mocks/hosts/server.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import { connectLiveClient } from '../support/liveClient.ts';

const city = { seed: 3, users: 10, assets: 200 };

let server: RunningServer | undefined;
afterEach(() => server?.close());

async function start() {
  server = await startServer({ port: 0, ...city });
  const { url } = server;
  const begin = (name: string) =>
    fetch(`${url}/__scenario`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
  return { url, begin, ...createApiCaller(request => fetch(request), url) };
}

describe('the scenarios of the server', () => {
  it('are switched while it runs: no response while it is offline, and the socket closes [MOCK-04]', async () => {
    const { url, begin, call, signIn } = await start();
    const token = await signIn('admin');
    const client = await connectLiveClient(url);
    client.send({ token });
    expect((await begin('offline')).status).toBe(200);
    expect(await client.closed).toBe(1012);
    await expect(call('GET', '/users/users', { token })).rejects.toThrow();
    const denied = await connectLiveClient(url);
    expect(await denied.closed).toBe(1012);
    expect(await (await fetch(`${url}/__scenario`)).json()).toMatchObject({ name: 'offline' });
    expect((await begin('normal')).status).toBe(200);
    expect((await call('GET', '/users/users', { token })).status).toBe(200);
  });

  it('reject a name that is none, with the list', async () => {
    const { begin } = await start();
    const response = await begin('hurricane');
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(
      'normal, calm, busy, slow, flaky, storm, offline, read-only, expired',
    );
  });

  it('lose no acknowledged write while calls fail', async () => {
    const { begin, call, signIn } = await start();
    const token = await signIn('admin');
    await begin('flaky');
    const domains: string[] = [];
    const statuses = new Set<number>();
    await Promise.all(
      Array.from({ length: 24 }, async (_, n) => {
        const json = {
          username: `flaky_${n}`,
          lastName: 'Lin',
          firstName: 'Wan',
          password: 'Night#2026',
          roleId: '5f1e0000000000000000b004',
        };
        const response = await call('POST', '/users/users', { token, json }).catch(() => undefined);
        statuses.add(response?.status ?? 0);
        if (response?.status === 200) domains.push(json.username);
      }),
    );
    await begin('normal');
    expect(statuses.size).toBeGreaterThan(2);
    expect(domains.length).toBeGreaterThan(8);
    const { body } = await call('GET', '/users/users', {
      token,
      filter: { where: { username: { like: 'flaky_' } } },
    });
    // Whatever failed was not done: there is exactly what was acknowledged.
    expect((body as { username: string }[]).map(({ username }) => username).sort()).toEqual(
      domains.sort(),
    );
  });
});

describe('the scenarios of a test', () => {
  it('are started by a name, and end with a reset', async () => {
    const platform = startTestPlatform({ city });
    const call = () => fetch('http://localhost/api/config/version');
    try {
      platform.scenario('offline');
      await expect(call()).rejects.toThrow();
      platform.reset();
      expect((await call()).status).toBe(200);
    } finally {
      platform.close();
    }
  });

  it('are given at the start, too, and switched by the URL that the server has', async () => {
    const platform = startTestPlatform({ city, scenario: 'read-only' });
    try {
      const { id: token } = await platform.signIn('admin');
      const { call } = createApiCaller(request => fetch(request));
      const change = () => call('DELETE', '/users/users/nobody', { token });
      expect(await change()).toMatchObject({ status: 403, body: { error: { code: 57 } } });
      await fetch('http://localhost/__scenario', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"normal"}',
      });
      expect(await change()).toMatchObject({ status: 200 });
    } finally {
      platform.close();
    }
  });

  it('make a token end early when they define it, one that was given before included', async () => {
    let now = Date.UTC(2026, 10, 12);
    const platform = openForgetfulPlatform({ hasher: fastHasher, city, clock: () => now });
    const { call, signIn } = createApiCaller(platform.handleRequest);
    const token = await signIn('admin');
    const status = async () => (await call('GET', '/users/users/count', { token })).status;
    now += 31_000;
    expect(await status()).toBe(200);
    platform.startScenario('expired');
    expect(await status()).toBe(401);
    const json = { username: 'admin', password: 'Lamp#2026' };
    expect(await call('POST', '/users/users/login', { json })).toMatchObject({ body: { ttl: 30 } });
  });

  it('calm and storm differ in what happens', async () => {
    let now = Date.UTC(2026, 10, 12);
    const platform = openForgetfulPlatform({ hasher: fastHasher, city, clock: () => now });
    await platform.live.advance();
    platform.startScenario('calm');
    now += 10_000;
    expect(await platform.live.advance()).toBeLessThan(3);
    platform.startScenario('storm');
    now += 10_000;
    expect(await platform.live.advance()).toBeGreaterThanOrEqual(10_000);
    vi.restoreAllMocks();
  });
});
