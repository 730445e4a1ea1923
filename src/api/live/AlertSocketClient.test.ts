import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { session } from '../session.ts';
import { AlertSocketClient } from './AlertSocketClient.ts';
import { FakeBrowser } from '../../../tests/support/live/FakeBrowser.ts';
import { createAlert, FakePlatform } from '../../../tests/support/live/FakePlatform.ts';

const URL = 'ws://console.example/core/notification/device';
const MINUTE_MS = 60_000;
const user = {
  username: 'admin',
  firstName: 'A',
  lastName: 'B',
  modules: [],
  pswChanged: true,
  role: { name: 'admin' },
};

let platform: FakePlatform;
let browser: FakeBrowser;

/** A tab, with what it has received. */
function openTab() {
  const client = new AlertSocketClient();
  const ids: string[] = [];
  const scopes: string[] = [];
  const statuses: unknown[] = [];
  client.subscribe({
    onAlerts: alerts => ids.push(...alerts.map(({ id }) => id)),
    onResync: scope => scopes.push(scope),
    onStatus: frame => statuses.push(frame),
  });
  const first = platform.alerts.length;
  const close = browser.openTab(() => client.start(() => URL));
  return { client, ids, scopes, statuses, first, close };
}

beforeEach(() => {
  vi.useFakeTimers();
  platform = new FakePlatform();
  browser = new FakeBrowser();
  vi.stubGlobal('WebSocket', platform.createSocketClass());
  browser.install();
  session.begin({ id: 'token-1', userId: 'u1' });
  session.complete(user);
});
afterEach(() => {
  browser.closeAll();
  session.clear();
  vi.useRealTimers();
});

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('the alert socket of a browser', () => {
  it('is opened at its URL, and sends the token as its first message, never in the URL [SEC-02/socket]', async () => {
    const { client } = openTab();
    await settle();
    expect(platform.urls).toEqual([URL]);
    expect(platform.received).toEqual([{ token: 'token-1' }]);
    expect(client.state.get().phase.status).toBe('live');
  });

  it('resumes with the position of the last alert after an interruption [ALERT-10/resume]', async () => {
    const { ids, scopes } = openTab();
    await settle();
    platform.alert(3);
    platform.drop();
    platform.alert(2);
    await settle(MINUTE_MS);
    expect(platform.received.at(-1)).toEqual({ token: 'token-1', cursor: 's-3' });
    expect(ids).toEqual(['1', '2', '3', '4', '5']);
    expect(scopes).toEqual(['all', 'devices']);
  });

  it('tries again after a delay that differs by chance [ALERT-10/backoff]', async () => {
    const random = vi.spyOn(Math, 'random');
    const { client } = openTab();
    await settle();
    const getDelay = (chance: number) => {
      random.mockReturnValue(chance);
      platform.drop();
      const { phase } = client.state.get();
      return phase.status === 'waiting'
        ? phase.retryAt - vi.getMockedSystemTime()!.getTime()
        : undefined;
    };
    expect(getDelay(0)).toBe(1000);
    client.retry();
    await settle(MINUTE_MS);
    expect(getDelay(0.5)).toBe(750);
  });

  it('reports a gap, and continues from its end [ALERT-10/resume]', async () => {
    const { ids, scopes } = openTab();
    await settle();
    platform.drop();
    platform.alert(FakePlatform.MAX_STORED + 1);
    await settle(MINUTE_MS);
    platform.alert(1);
    expect(ids).toEqual([String(FakePlatform.MAX_STORED + 2)]);
    expect(scopes).toEqual(['all', 'devices', 'all']);
  });

  it('delivers every alert once and in order, whatever is interrupted, sent twice, or closed [ALERT-10/once]', async () => {
    const action = fc.oneof(
      fc.record({ type: fc.constant('alert' as const), count: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 40_000 }) }),
      fc
        .constantFrom(
          ...(['drop', 'loseLast', 'overlap', 'stall', 'openTab', 'closeLeader', 'wake'] as const),
        )
        .map(type => ({ type })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 30 }), async actions => {
        browser.closeAll();
        platform.reset();
        let tabs = [openTab()];
        await settle();
        const run = {
          alert: (count: number) => platform.alert(count),
          drop: () => platform.drop(),
          loseLast: () => platform.alertAndDrop(2),
          overlap: () => platform.repeatLast(20),
          stall: () => platform.stall(),
          openTab: () => tabs.push(openTab()),
          wake: () => dispatchEvent(new Event('online')),
          closeLeader: () => {
            tabs[0]?.close();
            tabs = tabs.slice(1);
            if (tabs.length === 0) tabs = [openTab()];
          },
        };
        for (const each of actions) {
          if (each.type === 'wait') await settle(each.ms);
          else if (each.type === 'alert') run.alert(each.count);
          else run[each.type]();
          // The tabs exchange their messages.
          await settle();
        }
        await settle(3 * MINUTE_MS);
        for (const { client, ids, scopes, first } of tabs) {
          expect(client.state.get().phase.status).toBe('live');
          const all = platform.alerts.slice(first).map(({ id }) => id);
          // A tab that opens while there is no connection reads the list when there is one.
          const received = ids.filter(id => Number(id) > first);
          expect(scopes.includes('all') || received.length === all.length).toBe(true);
          expect(received).toEqual(all.slice(all.length - received.length));
          expect(new Set(ids).size).toBe(ids.length);
        }
        expect(platform.openCount).toBe(1);
      }),
      { numRuns: 150 },
    );
  });

  it('is resumed by the next tab after the last alert that the first one has received [ALERT-10/resume]', async () => {
    const [first, next] = [openTab(), openTab()];
    await settle();
    platform.alert(FakePlatform.MAX_STORED + 1);
    await settle();
    first.close();
    platform.alert(1);
    await settle();
    expect(platform.received.at(-1)).toEqual({
      token: 'token-1',
      cursor: `s-${FakePlatform.MAX_STORED + 1}`,
    });
    expect(next.ids).toHaveLength(FakePlatform.MAX_STORED + 2);
    expect(next.scopes).toEqual(['all', 'devices']);
  });

  it('ignores what an earlier socket reports after its end', async () => {
    const { client, ids } = openTab();
    await settle();
    platform.stall();
    await settle(2 * MINUTE_MS);
    const [earlier] = platform.closed;
    expect(earlier).toBeDefined();
    earlier?.onmessage?.({ data: JSON.stringify(createAlert(9)) });
    earlier?.onclose?.({ code: 4401 });
    expect(ids).toEqual([]);
    expect(session.read()).toBeDefined();
    expect(client.state.get().phase.status).toBe('live');
  });

  it('skips malformed frames and alerts, counts them, and delivers the others', async () => {
    const { client, ids } = openTab();
    await settle();
    platform.send('{');
    platform.send(JSON.stringify({ type: 'unknown' }));
    platform.send(JSON.stringify(null));
    const alerts = [createAlert(1), { ...createAlert(2), level: 9 }, createAlert(3)];
    platform.send(JSON.stringify({ type: 'alerts', alerts }));
    expect(client.invalidFrames.get().count).toBe(4);
    expect(client.invalidFrames.get().reason).not.toBe('');
    expect(ids).toEqual(['1', '3']);
    expect(client.state.get().phase.status).toBe('live');
  });

  it('is closed in every tab when the user signs out [SEC-09/socket]', async () => {
    const tabs = [openTab(), openTab()];
    await settle();
    expect(platform.openCount).toBe(1);
    session.clear();
    await settle();
    expect(platform.openCount).toBe(0);
    expect(tabs.map(({ client }) => client.state.get().phase)).toEqual([
      { status: 'stopped', reason: 'idle' },
      { status: 'stopped', reason: 'idle' },
    ]);
    await settle(10 * MINUTE_MS);
    expect(platform.urls).toHaveLength(1);
  });

  it('ends the session when the platform has revoked the token', async () => {
    openTab();
    await settle();
    platform.close(4401);
    await settle(10 * MINUTE_MS);
    expect(session.read()).toBeUndefined();
    expect(session.ended()).toBe('expired');
    expect(platform.urls).toHaveLength(1);
  });

  it('is live again after sleep, offline and online, and a change of the clock', async () => {
    const { client } = openTab();
    await settle();
    platform.stall();
    vi.setSystemTime(vi.getMockedSystemTime()!.getTime() + 8 * 60 * MINUTE_MS);
    await settle(MINUTE_MS);
    expect(client.state.get().phase.status).toBe('live');
    expect(platform.urls).toHaveLength(2);
    platform.stall();
    dispatchEvent(new Event('offline'));
    await settle(10_000);
    expect(client.state.get().phase.status).toBe('waiting');
    dispatchEvent(new Event('online'));
    await settle();
    expect(client.state.get().phase.status).toBe('live');
    vi.setSystemTime(vi.getMockedSystemTime()!.getTime() - 8 * 60 * MINUTE_MS);
    await settle(MINUTE_MS);
    expect(client.state.get().phase.status).toBe('live');
    expect(platform.urls).toHaveLength(3);
  });

  it('watches the boxes of all tabs, and those of the others again when the first one closes', async () => {
    const [one, two, three] = [openTab(), openTab(), openTab()];
    await settle();
    one.client.watch('one', [1, 2, 3, 4]);
    two.client.watch('two', [5, 6, 7, 8]);
    three.client.watch('three', [5, 6, 7, 9]);
    await settle();
    expect(platform.received.slice(1)).toEqual([
      { type: 'watch', key: 'one', box: [1, 2, 3, 4] },
      { type: 'watch', key: 'two', box: [5, 6, 7, 8] },
      { type: 'watch', key: 'three', box: [5, 6, 7, 9] },
    ]);
    one.close();
    await settle();
    expect(platform.received.slice(4)).toEqual([
      { token: 'token-1', cursor: 's-0' },
      { type: 'watch', key: 'two', box: [5, 6, 7, 8] },
      { type: 'watch', key: 'three', box: [5, 6, 7, 9] },
    ]);
    platform.send(JSON.stringify({ type: 'status', devices: [] }));
    expect(two.statuses).toHaveLength(1);
    two.client.watch('two', null);
    await settle();
    expect(platform.received.at(-1)).toEqual({ type: 'watch', key: 'two', box: null });
  });

  it('opens a socket in every tab where the page has no locks', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const tabs = [openTab(), openTab()];
    await settle();
    platform.alert(2);
    expect(platform.openCount).toBe(2);
    expect(tabs.map(({ ids }) => ids)).toEqual([
      ['1', '2'],
      ['1', '2'],
    ]);
  });
});
