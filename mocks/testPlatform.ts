import { http } from 'msw/http';
import { setupServer } from 'msw/node';

import type { AlertFrame } from './platform/live/AlertFeed.ts';
import { createSocketHandler } from './platform/live/mswSocket.ts';
import { type HostOptions, openForgetfulPlatform, type Platform } from './platform/openPlatform.ts';
import { SEEDED_PASSWORD } from './platform/passwordHasher.ts';
import { fastHasher } from './platform/fastHasher.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';

/** What a test may ask of its platform; see `mocks/README.md`. */
export type TestPlatformOptions = Omit<HostOptions, 'hasher' | 'journal' | 'persistedState'>;

/** A small city draws fast: every test begins with a new one. */
const TEST_CITY = { users: 500, assets: 1_000 };

/**
 * The platform for tests: msw answers `/api/{service}` and the socket of every origin in this process, and a request
 * that nothing answers is an error. Call `reset` after each test and `close` after the last.
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
    /** Answers one operation differently until the next reset: `use(answer('listUsers', 200, []))`. */
    use: server.use.bind(server),
    /** The requests as they leave, for tests that count them. */
    events: server.events,
    /** Asks the platform past the network, as another person at another browser would. */
    handleRequest: (request: Request) => getPlatform().handleRequest(request),
    /** Begins anew with a city of another size; a reset ends it. */
    setCitySize: (city: NonNullable<TestPlatformOptions['city']>) => {
      cityOverride = city;
      currentPlatform = undefined;
    },
    /** Signs a seeded account in, past the network, and gives its token. */
    signIn: (username: string) => signIn(getPlatform(), username),
    /** Begins a scenario; a reset ends it. */
    scenario: (name: ScenarioName) => getPlatform().startScenario(name),
    /** Lets the time of the city pass up to the clock: alerts happen, and are pushed. Gives how many there were. */
    advance: () => getPlatform().live.advance(),
    /** Hears of the alerts without a socket; gives how to stop. */
    subscribe: (listener: (frames: readonly AlertFrame[]) => void) =>
      getPlatform().live.subscribe(listener),
    /** Forgets what was changed and how operations were answered differently. */
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
