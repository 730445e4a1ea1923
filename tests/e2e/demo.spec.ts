import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

import { findFreePort, startListening } from '../support/startListening.ts';

interface JsonRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Calls the platform of a page, as the console on it does. */
const call = (page: Page, path: string, init: JsonRequest = {}) =>
  page.evaluate(
    async ([path, init]) => {
      const response = await fetch(path, init);
      const text = await response.text();
      return {
        status: response.status,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      };
    },
    [path, init] as const,
  );

const json = { 'content-type': 'application/json' };

/** Waits for the console: the platform responds before it starts, but not yet when the page has loaded. */
const expectStarted = (page: Page) => expect(page.locator('input').first()).toBeVisible();

async function signIn(page: Page): Promise<string> {
  const body = JSON.stringify({ username: 'admin', password: 'Lamp#2026' });
  const response = await call(page, '/api/users/users/login', {
    method: 'POST',
    headers: json,
    body,
  });
  return (response.body as { id: string }).id;
}

/** Connects to the alerts' socket of a page and counts what comes. */
const listen = (page: Page, token: string) =>
  page.evaluate(token => {
    const received = { alerts: 0, welcome: '', closed: 0 };
    const socket = new WebSocket(`ws://${location.host}/core/notification/device`);
    socket.onopen = () => socket.send(JSON.stringify({ token }));
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as { type: string; alerts?: readonly unknown[] };
      if (frame.type === 'welcome') received.welcome = frame.type;
      else received.alerts += frame.alerts?.length ?? 1;
    };
    socket.onclose = ({ code }) => (received.closed = code);
    Object.assign(globalThis, { received });
  }, token);

const received = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { received: Record<string, unknown> }).received);

test('the demo is one platform for all its tabs, with a socket, scenarios and a state that stays [MOCK-02/hosts]', async ({
  context,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  const demo = await startListening([process.execPath, 'codegen/commands/demo.ts'], {
    PORT: String(await findFreePort()),
    DATA: folder,
  });
  try {
    const open = async (query = '') => {
      const page = await context.newPage();
      await page.goto(`${demo.url}/${query}`);
      await expectStarted(page);
      return page;
    };
    const first = await open();
    const token = await signIn(first);
    const second = await open('?scenario=storm');

    // One state: what one tab does, the other finds.
    expect((await call(first, '/__scenario')).body).toMatchObject({ name: 'storm' });
    const headers = { ...json, authorization: token };
    const created = await call(second, '/api/core/domains', {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: '试验区' }),
    });
    expect(created.status).toBe(200);
    const { id } = created.body as { id: string };
    expect((await call(first, `/api/core/domains/${id}`, { headers })).body).toMatchObject({ id });

    for (const page of [first, second]) {
      await listen(page, token);
      await expect
        .poll(() => received(page), { timeout: 60_000 })
        .toMatchObject({ welcome: 'welcome' });
      await expect
        .poll(async () => (await received(page)).alerts, { timeout: 60_000 })
        .toBeGreaterThan(500);
    }

    // The tab of the platform is closed: the other one runs it, with all that was acknowledged.
    await first.close();
    // It opens the whole platform again, which takes a while on a busy machine.
    await expect.poll(() => received(second), { timeout: 60_000 }).toMatchObject({ closed: 1012 });
    expect(await call(second, `/api/core/domains/${id}`, { headers })).toMatchObject({
      status: 200,
    });

    await call(second, '/__scenario', {
      method: 'POST',
      headers: json,
      body: '{"name":"offline"}',
    });
    await expect(call(second, '/api/config/version')).rejects.toThrow('Failed to fetch');
    await second.reload();
    await expectStarted(second);
    expect(await call(second, `/api/core/domains/${id}`, { headers })).toMatchObject({
      status: 200,
    });
  } finally {
    await demo.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
