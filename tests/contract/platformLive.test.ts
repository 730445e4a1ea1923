import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { startTestPlatform } from '../../mocks/hosts/testPlatform.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../mocks/hosts/server.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import { connectLiveClient, listFrames } from '../support/liveClient.ts';

const city = { seed: 3, users: 10, assets: 400 };

let server: RunningServer | undefined;
afterEach(() => server?.close());

async function start(options: Partial<ServerOptions> = {}) {
  server = await startServer({ port: 0, scenario: 'storm', ...city, ...options });
  const caller = createApiCaller(request => fetch(request), server.url);
  return { url: server.url, ...caller, token: await caller.signIn('device_admin') };
}

const alertFrame = {
  cursor: expect.stringMatching(/^[0-9a-f]{8}-\d+$/) as unknown,
  id: expect.any(String) as unknown,
  type: expect.any(String) as unknown,
  level: expect.any(Number) as unknown,
  asset_id: expect.any(String) as unknown,
  asset_name: expect.any(String) as unknown,
  model: expect.any(String) as unknown,
  domain_id: expect.any(String) as unknown,
  timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
  geoPoint: { lat: expect.any(Number) as unknown, lng: expect.any(Number) as unknown },
  domains: expect.any(Array) as unknown,
};

describe('the socket of the server', () => {
  it('pushes the alerts that the list shows, at the rate of a storm', async () => {
    const { url, call, token } = await start();
    const client = await connectLiveClient(url);
    client.send({ token });
    await vi.waitFor(() => expect(client.frames.length).toBeGreaterThan(2_400), {
      timeout: 45_000,
      interval: 50,
    });
    const [welcome, ...alerts] = client.frames;
    // By the clock of the city, whatever this machine is busy with.
    const [first = 0, last = 0] = [alerts.at(0), alerts.at(-1)].map(alert =>
      Date.parse(String(alert?.timestamp)),
    );
    expect(alerts.length / ((last - first) / 1_000)).toBeGreaterThan(800);
    expect(welcome).toEqual({ type: 'welcome', cursor: alertFrame.cursor });
    const cursors = alerts.map(({ cursor }) => Number(String(cursor).split('-')[1]));
    expect(cursors).toEqual(cursors.map((_, n) => (cursors[0] ?? 0) + n));
    for (const alert of alerts.slice(0, 20)) {
      const { cursor, timestamp, muted = false, geoPoint, domains, ...pushed } = alert;
      expect({ cursor, timestamp, geoPoint, domains, ...pushed }).toEqual(alertFrame);
      const { status, body } = await call('GET', '/core/alerts', {
        token,
        where: {},
        filter: { where: { id: pushed.id } },
      });
      expect(status).toBe(200);
      expect(body).toMatchObject([{ ...pushed, muted, update_time: timestamp }]);
    }
    client.close();
  });

  it('gives what was missed to a client that was away, and to one that saw the server killed and back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'live-'));
    const data = join(folder, 'state.sqlite');
    try {
      const { url, token } = await start({ data });
      const client = await connectLiveClient(url);
      client.send({ token });
      await vi.waitFor(() => expect(client.frames.length).toBeGreaterThan(500), 25_000);
      const known = client.frames.slice(0, 101);
      await server?.close();
      expect(await client.closed).toBe(1012);

      const again = await start({ data, scenario: 'calm' });
      const back = await connectLiveClient(again.url);
      back.send({ token, cursor: known.at(-1)?.cursor });
      await vi.waitFor(
        () => expect(back.frames.length).toBeGreaterThan(client.frames.length - 101),
        25_000,
      );
      const missed = client.frames.slice(101);
      expect(back.frames.slice(1, 1 + missed.length)).toEqual(missed);
    } finally {
      await server?.close();
      server = undefined;
      rmSync(folder, { recursive: true });
    }
  });

  it('takes the token in a message only, and ends with it', async () => {
    const { url, call, token } = await start({ scenario: 'calm' });
    const [bad, good, late] = await Promise.all([
      connectLiveClient(url),
      connectLiveClient(url),
      connectLiveClient(`${url}?token=${token}`.replace('?', '/core/notification/device?#')).catch(
        () => undefined,
      ),
    ]);
    expect(late).toBeUndefined();
    bad.send({ token: 'x'.repeat(64) });
    expect(await bad.closed).toBe(4401);
    good.send({ token });
    await vi.waitFor(() => expect(good.frames).toHaveLength(1));
    await call('POST', '/users/users/logout', { token });
    expect(await good.closed).toBe(4401);
  });

  it('takes no bytes for a message', async () => {
    const { url } = await start({ scenario: 'calm' });
    const client = await connectLiveClient(url);
    client.send(new Uint8Array([1, 2, 3]));
    expect(await client.closed).toBe(4400);
  });

  it('rejects another path, pages of elsewhere, and messages that are too long', async () => {
    const { url } = await start({ scenario: 'calm', origins: ['http://console.example'] });
    await expect(connectLiveClient(url, 'http://evil.example')).rejects.toThrow('403');
    await expect(connectLiveClient(`${url}/elsewhere`)).rejects.toThrow('404');
    (await connectLiveClient(url, 'http://console.example')).close();
    (await connectLiveClient(url, url)).close();
    const client = await connectLiveClient(url);
    client.send('x'.repeat(5_000));
    expect(await client.closed).toBeGreaterThan(1_000);
  });
});

it('has the same socket in a test, by msw, and a function next to it', async () => {
  let now = Date.UTC(2026, 10, 12);
  const platform = startTestPlatform({ city, clock: () => now });
  try {
    const { id: token } = await platform.signIn('device_admin');
    await platform.advance();
    const frames: unknown[] = [];
    const received: unknown[] = [];
    platform.subscribe(some => received.push(...some));
    const socket = new WebSocket('ws://localhost/core/notification/device');
    socket.addEventListener('open', () => socket.send(JSON.stringify({ token })));
    socket.addEventListener('message', ({ data }) =>
      frames.push(...listFrames(JSON.parse(String(data)) as Record<string, unknown>)),
    );
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    platform.scenario('storm');
    now += 1_000;
    expect(await platform.advance()).toBeGreaterThan(1_000);
    await vi.waitFor(() => expect(frames).toHaveLength(1 + received.length));
    expect(frames.slice(1)).toMatchObject(received);
  } finally {
    platform.close();
  }
});
