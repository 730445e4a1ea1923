import { http } from 'msw/http';
import { setupServer } from 'msw/node';

import type { AlertFrame } from '../platform/live/AlertFeed.ts';
import { createSocketHandler } from '../platform/live/mswSocket.ts';
import {
  type HostOptions,
  openForgetfulPlatform,
  type Platform,
} from '../assembly/openPlatform.ts';
import { SEEDED_PASSWORD } from '../platform/passwordHasher.ts';
import { fastHasher } from '../platform/fastHasher.ts';
import type { StormParameters } from '../scenarios/stormParameters.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { closeSocketHandles } from './closeSocketHandles.ts';

closeSocketHandles();

/** The options of a test platform; see `mocks/README.md`. */
export type TestPlatformOptions = Omit<HostOptions, 'hasher' | 'journal' | 'persistedState'>;

/** A small city is generated fast: every test starts with a new one. */
const TEST_CITY = { users: 500, assets: 1_000 };

/**
 * The platform for tests: msw handles `/api/{service}` and the socket of every origin in this process, and an unhandled
 * request is an error. Call `reset` after each test and `close` after the last.
 */
export function startTestPlatform(options: TestPlatformOptions = {}) {
  let cityOverride: TestPlatformOptions['city'];
  const openTestPlatform = () =>
    openForgetfulPlatform({
      hasher: fastHasher,
      ...options,
      city: { ...TEST_CITY, ...options.city, ...cityOverride },
    });
  let currentPlatform: Platform | undefined;
  const getPlatform = () => (currentPlatform ??= openTestPlatform());
  const server = setupServer(
    http.all('*/api/*', ({ request }) => getPlatform().handleRequest(request)),
    http.all('*/__scenario', ({ request }) => getPlatform().handleRequest(request)),
    createSocketHandler(socket => getPlatform().live.connect(socket)),
  );
  server.listen({ onUnhandledFrame: 'error' });

  return {
    /** Mocks the response of one operation until the next reset: `use(mockResponse('listUsers', 200, []))`. */
    use: server.use.bind(server),
    /** The events of sent requests, for tests that count them. */
    events: server.events,
    /** Calls the platform without the network, as another client would. */
    handleRequest: (request: Request) => getPlatform().handleRequest(request),
    /** Opens a platform with a city of another size, until the next reset. */
    setCitySize: (city: NonNullable<TestPlatformOptions['city']>) => {
      cityOverride = city;
      currentPlatform = undefined;
    },
    /** Signs in a seeded account without the network, and returns its token. */
    signIn: (username: string) => signIn(getPlatform(), username),
    /** Starts a scenario, until the next reset. */
    scenario: (name: ScenarioName, storm?: StormParameters) =>
      getPlatform().startScenario(name, storm),
    /** Advances the time of the city to the clock: alerts occur and are pushed. Returns their number. */
    advance: () => getPlatform().live.advance(),
    /** Calls the listener with the alerts, without a socket; returns the unsubscribe function. */
    subscribe: (listener: (frames: readonly AlertFrame[]) => void) =>
      getPlatform().live.subscribe(listener),
    /** Discards the mocked responses. The platform keeps its state, so sessions stay valid. */
    resetHandlers: () => server.resetHandlers(),
    /** Discards the mocked responses and all changes: every token is invalid afterwards. */
    reset: () => {
      server.resetHandlers();
      currentPlatform?.live.closeAll();
      currentPlatform = undefined;
      cityOverride = undefined;
    },
    close: () => {
      currentPlatform?.live.closeAll();
      server.close();
    },
  };
}

async function signIn(platform: Platform, username: string) {
  const response = await platform.handleRequest(
    new Request('http://localhost/api/users/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: SEEDED_PASSWORD }),
    }),
  );
  if (!response.ok) throw new Error(`${username} cannot sign in: ${await response.text()}`);
  return (await response.json()) as { id: string; userId: string };
}
