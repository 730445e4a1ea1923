import '@testing-library/jest-dom/vitest';

import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw/http';
import { expect, vi } from 'vitest';

import { startTestPlatform } from '../../mocks/hosts/testPlatform.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { fromUrl } from '../../src/api/fromUrl.ts';
import { session } from '../../src/api/session.ts';
import { signIn } from '../../src/api/signIn.ts';
import Console from '../../src/app/Console.tsx';
import { configuration } from '../../src/data/configuration.ts';
import { drafts } from '../../src/resources/drafts/drafts.ts';
import { watchForBareKeys } from './watchForBareKeys.ts';
import { RequestCounter } from './RequestCounter.ts';
import { validateRequest, type SentRequest } from './validateRequest.ts';

// On a machine that is busy with other tests, a screen takes more than a second.
configure({ asyncUtilTimeout: 45_000 });

// `fetch` and its signals are those of Node. The console must recognise what they throw at an abort.
const abort = new AbortController();
abort.abort();
globalThis.DOMException = (abort.signal.reason as DOMException).constructor as typeof DOMException;

// jsdom has no layout, so no element changes its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Without layout, every element is in view.
globalThis.IntersectionObserver = class {
  readonly #onChange: IntersectionObserverCallback;
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(onChange: IntersectionObserverCallback) {
    this.#onChange = onChange;
  }
  observe(target: Element) {
    this.#onChange([{ target, isIntersecting: true } as IntersectionObserverEntry], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/** The platform of a test: a small city, new for each test. */
export const platform = startTestPlatform({ city: { users: 40, assets: 1 } });

/** A call as the platform received it. */
export type ReceivedRequest = SentRequest;

/** The caches of the consoles of this test. Without `clear`, each would stay in memory for five minutes. */
const queryClients = new Set<QueryClient>();
// oxlint-disable-next-line typescript/unbound-method -- called with its client below
const mountQueryClient = QueryClient.prototype.mount;
QueryClient.prototype.mount = function (this: QueryClient) {
  queryClients.add(this);
  mountQueryClient.call(this);
};

/** Whether the console has read what has this query key, and is not reading it again. */
export const hasRead = (queryKey: readonly string[]): boolean => {
  const queries = [...queryClients].flatMap(client => client.getQueryCache().findAll({ queryKey }));
  return (
    queries.some(({ state }) => state.status !== 'pending') &&
    queries.every(({ state }) => state.fetchStatus === 'idle')
  );
};

let received: ReceivedRequest[] = [];
/** The violations of the documents by calls of this test; any of them fails the test. */
let requestErrors: string[] = [];

const requests = new RequestCounter();
platform.events.on('request:end', ({ requestId }) => requests.end(requestId));

platform.events.on('request:start', ({ request, requestId }) => {
  requests.start(requestId);
  const { pathname, searchParams } = new URL(request.url);
  const call = { call: `${request.method} ${pathname}`, query: searchParams };
  const clone = request.clone();
  if (!pathname.startsWith('/api/')) return;
  void clone.text().then(text => {
    const receivedRequest = { ...call, headers: clone.headers, text };
    received.push(receivedRequest);
    requestErrors.push(...validateRequest(receivedRequest));
  });
});

let listeners = new AbortController();

/**
 * Returns the signal for listeners that a test adds to the page or the platform, which are removed at its end: both are shared
 * with the tests of other files.
 *
 * @example platform.events.on('request:start', note, { signal: getTestSignal() });
 */
export const getTestSignal = (): AbortSignal => listeners.signal;

/** Whether the test has opened a console: only then do the checks at its end apply. */
let isOpen = false;

/** No screen shows a message key instead of a text (VALID-17). */
const getBareKeys = watchForBareKeys();

/** Ends the console of a test; fails the test when a call violated its document or a screen showed a message key. */
export async function closeConsole(): Promise<void> {
  const bareKeys = getBareKeys();
  cleanup();
  listeners.abort();
  listeners = new AbortController();
  if (isOpen) await requests.waitForLast();
  for (const queryClient of queryClients) queryClient.clear();
  queryClients.clear();
  session.clear();
  fromUrl.clear();
  drafts.clear();
  configuration.forget();
  platform.reset();
  localStorage.clear();
  history.replaceState(null, '', '/');
  received = [];
  const errors = requestErrors;
  requestErrors = [];
  if (isOpen) expect(bareKeys).toEqual([]);
  isOpen = false;
  expect(errors).toEqual([]);
}

interface ConsoleOptions {
  /** The username of a seeded account. */
  readonly as?: string;
  readonly language?: 'en' | 'zh';
  /** Whether the test has a socket of its own; otherwise the browser has none, so that nothing arrives unexpectedly. */
  readonly hasSocket?: boolean;
}

/** Opens the whole console at a URL, signed in, with everything that a user would see. */
export async function openConsole(
  path: string,
  { as = 'admin', language = 'en', hasSocket = false }: ConsoleOptions = {},
) {
  if (!hasSocket) vi.stubGlobal('WebSocket', undefined);
  // The site has no settings, so the defaults apply.
  platform.use(http.get('*/config.json', () => new Response(null, { status: 404 })));
  localStorage.setItem('appLanguage', language);
  history.replaceState(null, '', path);
  await signIn({ username: as, password: SEEDED_PASSWORD });
  received = [];
  isOpen = true;
  render(<Console />);
  return { user: userEvent.setup({ delay: null }), screen };
}

/** The calls that the platform has received since the console was opened: of one kind, or all. */
export const getReceivedCalls = (call?: string): readonly ReceivedRequest[] =>
  received.filter(request => call === undefined || request.call === call);

/** The parsed JSON of a query parameter. */
export const getQueryJson = (query: URLSearchParams, name: string): unknown =>
  JSON.parse(query.get(name) ?? 'null');

/** react-admin logs every failed call to the browser console; a test that expects one calls this. */
export const muteConsoleError = () => vi.spyOn(console, 'error').mockReturnValue(undefined);

/** Returns the row or card with this text, and moves the pointer over it, so that it shows its actions. */
export const findRow = async (text: string) => {
  const cell = await screen.findByText(text, { selector: 'tr *, li *' });
  const row = cell.closest<HTMLElement>('tr, li')!;
  fireEvent.pointerEnter(row);
  return within(row);
};
