import { http } from 'msw/http';
import { setupServer } from 'msw/node';

import type { AlertFrame } from './platform/live/Feed.ts';
import { socketHandler } from './platform/live/mswSocket.ts';
import { type HostOptions, openForgetfulPlatform, type Platform } from './platform/openPlatform.ts';
import { SEEDED_PASSWORD } from './platform/hasher.ts';
import { swiftHasher } from './platform/swiftHasher.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';

/** What a test may ask of its platform; see `mocks/README.md`. */
export type TestPlatformOptions = Omit<HostOptions, 'hasher' | 'journal' | 'kept'>;

/** A small city draws fast: every test begins with a new one. */
const TEST_CITY = { users: 500, assets: 1_000 };

/**
 * The platform for tests: msw answers `/api/{service}` and the socket of every origin in this process, and a request
 * that nothing answers is an error. Call `reset` after each test and `close` after the last.
 */
export function startPlatform(options: TestPlatformOptions = {}) {
  let grown: TestPlatformOptions['city'];
  const open = () =>
    openForgetfulPlatform({
      hasher: swiftHasher,
      ...options,
      city: { ...TEST_CITY, ...options.city, ...grown },
    });
  let current: Platform | undefined;
  const platform = () => (current ??= open());
  const server = setupServer(
    http.all('*/api/*', ({ request }) => platform().answer(request)),
    http.all('*/__scenario', ({ request }) => platform().answer(request)),
    socketHandler(socket => platform().live.connect(socket)),
  );
  server.listen({ onUnhandledFrame: 'error' });

  return {
    /** Answers one operation differently until the next reset: `use(answer('listUsers', 200, []))`. */
    use: server.use.bind(server),
    /** The requests as they leave, for tests that count them. */
    events: server.events,
    /** Asks the platform past the network, as another person at another browser would. */
    answer: (request: Request) => platform().answer(request),
    /** Begins anew with a city of another size; a reset ends it. */
    grow: (city: NonNullable<TestPlatformOptions['city']>) => {
      grown = city;
      current = undefined;
    },
    /** Signs a seeded account in, past the network, and gives its token. */
    signIn: (username: string) => signIn(platform(), username),
    /** Begins a scenario; a reset ends it. */
    scenario: (name: ScenarioName) => platform().begin(name),
    /** Lets the time of the city pass up to the clock: alerts happen, and are pushed. Gives how many there were. */
    advance: () => platform().live.advance(),
    /** Hears of the alerts without a socket; gives how to stop. */
    subscribe: (listener: (frames: readonly AlertFrame[]) => void) =>
      platform().live.subscribe(listener),
    /** Forgets what was changed and how operations were answered differently. */
    reset: () => {
      server.resetHandlers();
      current?.live.closeAll();
      current = undefined;
      grown = undefined;
    },
    close: () => {
      current?.live.closeAll();
      server.close();
    },
  };
}

async function signIn(platform: Platform, username: string) {
  const answer = await platform.answer(
    new Request('http://localhost/api/users/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: SEEDED_PASSWORD }),
    }),
  );
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${await answer.text()}`);
  return (await answer.json()) as { id: string; userId: string };
}
