import { http } from 'msw/http';
import { setupServer } from 'msw/node';

import { type HostOptions, openForgetfulPlatform } from './platform/openPlatform.ts';
import type { Platform } from './platform/kernel.ts';
import { SEEDED_PASSWORD } from './platform/hasher.ts';
import { scryptHasher } from './platform/scryptHasher.ts';

/** What a test may ask of its platform; see `mocks/README.md`. */
export type TestPlatformOptions = Omit<HostOptions, 'hasher' | 'journal' | 'kept'>;

/** A small city draws fast: every test begins with a new one. */
const TEST_CITY = { users: 500, assets: 1_000 };

/**
 * The platform for tests: msw answers `/api/{service}` of every origin in this process, and a request
 * that nothing answers is an error. Call `reset` after each test and `close` after the last.
 */
export function startPlatform(options: TestPlatformOptions = {}) {
  const open = () =>
    openForgetfulPlatform({
      hasher: scryptHasher,
      ...options,
      city: { ...TEST_CITY, ...options.city },
    });
  let current: Platform | undefined;
  const platform = () => (current ??= open());
  const server = setupServer(http.all('*/api/*', ({ request }) => platform().answer(request)));
  server.listen({ onUnhandledFrame: 'error' });

  return {
    /** Answers one operation differently until the next reset: `use(answer('listUsers', 200, []))`. */
    use: server.use.bind(server),
    /** The requests as they leave, for tests that count them. */
    events: server.events,
    /** Asks the platform past the network, as another person at another browser would. */
    answer: (request: Request) => platform().answer(request),
    /** Signs a seeded account in, past the network, and gives its token. */
    signIn: (username: string) => signIn(platform(), username),
    /** Forgets what was changed and how operations were answered differently. */
    reset() {
      server.resetHandlers();
      current = undefined;
    },
    close: () => server.close(),
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
