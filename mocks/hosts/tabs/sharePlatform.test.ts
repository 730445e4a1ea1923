import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { LiveUpdates } from '../../assembly/live/liveUpdates.ts';
import type { SocketConnection, LiveSocket } from '../../platform/live/LiveSocket.ts';
import { sharePlatform } from './sharePlatform.ts';

/** Creates Web Locks and channels like those of tabs, with tabs that the test can close. */
function createBrowser() {
  const tabs: { name: string; hear: ((event: { data: unknown }) => void)[] }[] = [];
  const waiting: { name: string; run: () => void }[] = [];
  let holder: string | undefined;

  const next = () => {
    const one = waiting.shift();
    holder = one?.name;
    one?.run();
  };

  function openTab(name: string, open: Parameters<typeof sharePlatform>[0]['open']) {
    const tab = { name, hear: [] as ((event: { data: unknown }) => void)[] };
    tabs.push(tab);
    const channel = {
      postMessage(data: unknown) {
        // A closed tab sends no more messages.
        if (!tabs.includes(tab)) return;
        for (const other of tabs.filter(one => one !== tab)) {
          queueMicrotask(() => {
            if (tabs.includes(other))
              for (const hear of other.hear) hear({ data: structuredClone(data) });
          });
        }
      },
      addEventListener: (_: string, hear: (event: { data: unknown }) => void) =>
        tab.hear.push(hear),
    };
    const locks = {
      request: (_: string, use: () => Promise<unknown>) =>
        new Promise<void>((resolve, reject) => {
          waiting.push({ name, run: () => void use().then(() => resolve(), reject) });
          if (holder === undefined) next();
        }),
    };
    const onError = vi.fn();
    return {
      onError,
      ...sharePlatform({ locks, channel, tab: name, open, onError } as unknown as Parameters<
        typeof sharePlatform
      >[0]),
    };
  }

  return {
    openTab,
    close(name: string) {
      tabs.splice(
        tabs.findIndex(tab => tab.name === name),
        1,
      );
      if (holder === name) next();
    },
  };
}

/** Creates a platform that records the handling tab, over a state that outlives it. */
function createState() {
  const done: string[] = [];
  const held: (() => void)[] = [];
  let isHolding = false;
  const open = (name: string) => () => {
    const sockets = new Set<LiveSocket>();
    const connect = (socket: LiveSocket): SocketConnection => {
      sockets.add(socket);
      return {
        receive: text => socket.send(`${name} heard ${text}`),
        onClose: () => void sockets.delete(socket),
      };
    };
    return Promise.resolve({
      live: { connect } as unknown as LiveUpdates,
      async handleRequest(request: Request) {
        const text = await request.text();
        done.push(`${name}: ${request.method} ${text}`);
        if (isHolding) await new Promise<void>(resolve => held.push(resolve));
        return Response.json({ by: name, text }, { status: 201, headers: { 'x-by': name } });
      },
    });
  };
  return { done, open, hold: (is: boolean) => (isHolding = is) };
}

const post = (body: string) => new Request('http://localhost/api/x', { method: 'POST', body });
const settle = () => new Promise(resolve => setTimeout(resolve));

describe('the tabs of a browser', () => {
  let browser: ReturnType<typeof createBrowser>;
  let state: ReturnType<typeof createState>;
  beforeEach(() => {
    browser = createBrowser();
    state = createState();
  });
  afterEach(() => vi.restoreAllMocks());
  const tab = (name: string) => browser.openTab(name, state.open(name));

  it('share one platform: the first hosts it, the others send requests to it', async () => {
    const [first, second] = [tab('one'), tab('two')];
    const own = await first.handleRequest(post('a'));
    const forwarded = await second.handleRequest(post('b'));
    expect(state.done).toEqual(['one: POST a', 'one: POST b']);
    expect(forwarded.status).toBe(own.status);
    expect(forwarded.headers.get('x-by')).toBe('one');
    expect(await forwarded.json()).toEqual({ by: 'one', text: 'b' });
  });

  it('lose none of it when the first is closed, and do no change twice', async () => {
    const [, second] = [tab('one'), tab('two')];
    await second.handleRequest(post('a'));
    state.hold(true);
    const change = second.handleRequest(post('b'));
    const read = second.handleRequest(new Request('http://localhost/api/x'));
    await settle();
    state.hold(false);
    browser.close('one');
    // The change may have been applied: the client cannot know, so it is not repeated.
    expect((await change).type).toBe('error');
    expect(await (await read).json()).toMatchObject({ by: 'two' });
    expect(await (await second.handleRequest(post('c'))).json()).toMatchObject({ by: 'two' });
    const calls = ['one: GET ', 'one: POST a', 'one: POST b', 'two: GET ', 'two: POST c'];
    expect(state.done.toSorted()).toEqual(calls);
  });

  it('repeat a call that reached no host, as when both were opened at once', async () => {
    const opening = Promise.withResolvers<undefined>();
    const open = state.open('one');
    browser.openTab('one', () => opening.promise.then(open));
    const second = tab('two');
    const early = second.handleRequest(post('a'));
    await settle();
    expect(state.done).toEqual([]);
    opening.resolve(undefined);
    expect((await early).status).toBe(201);
    expect(state.done).toEqual(['one: POST a']);
  });

  it('receive the messages of the first socket, which closes with it', async () => {
    const [, second] = [tab('one'), tab('two')];
    await settle();
    const received: string[] = [];
    const closed: number[] = [];
    const socket = {
      send: (text: string) => received.push(text),
      close: (code: number) => closed.push(code),
      getBufferedBytes: () => 0,
    };
    const connection = second.connect(socket);
    connection.receive('hello');
    await settle();
    expect(received).toEqual(['one heard hello']);
    browser.close('one');
    await settle();
    expect(closed).toEqual([1012]);
    second.connect(socket).receive('again');
    expect(received.at(-1)).toBe('two heard again');
  });

  it('report when the platform cannot be opened', async () => {
    const broken = browser.openTab('one', () => Promise.reject(new Error('no storage')));
    await settle();
    expect(broken.onError).toHaveBeenCalledWith(new Error('no storage'));
  });
});
