import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SEEDED_PASSWORD } from '../../../mocks/platform/passwordHasher.ts';
import type { Session, SessionToken, SignedInUser } from '../../../src/api/session.ts';
import {
  findFreePort,
  type ListeningProcess,
  startListening,
} from '../../support/startListening.ts';

type PlatformCall = (path: string, method?: string, body?: unknown) => Promise<unknown>;

/** The console and its platform as `npm start` runs them, on their own port with their own state. */
export interface City {
  readonly url: string;
  /** Signs in at the platform, without the console. */
  readonly signIn: (username: string, password: string) => Promise<Response>;
  /** Calls the platform as the administrator, without the console: a path such as `/core/assets/LAMP…`, and a body. */
  readonly call: PlatformCall;
  /** Calls the platform as another seeded account, limited to the domains of that account. */
  readonly callAs: (username: string) => PlatformCall;
  /** The cookie that the console has after a sign-in, for a session of its own. */
  readonly createSessionCookie: (username: string) => Promise<string>;
  /** Simulates a power failure: kill -9 of the listening process, then the same command again. */
  readonly crash: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A fixed time and language: the generated city then does not depend on the date and the environment of the run. */
const AS_OF = ['--at', '2026-11-11T18:47:00Z', '--names', 'zh'];

/** Starts a city, or with `--openapi` the platform of a document. Its state is deleted when it ends. */
export async function startCity(...flags: readonly string[]): Promise<City> {
  const folder = mkdtempSync(join(tmpdir(), 'city-'));
  const env = { PORT: String(await findFreePort()), DATA: folder };
  const start = (): Promise<ListeningProcess> =>
    startListening([process.execPath, 'codegen/commands/start.ts', ...AS_OF, ...flags], env);
  let running = await start();
  const signIn = (username: string, password: string) =>
    fetch(`${running.url}/api/users/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
  const tokenOf = async (username: string) => {
    const response = await signIn(username, SEEDED_PASSWORD);
    if (!response.ok) throw new Error(`${username} cannot sign in: ${await response.text()}`);
    return (await response.json()) as SessionToken;
  };
  const createSessionCookie = async (username: string) => {
    const { id, userId } = await tokenOf(username);
    const response = await fetch(
      `${running.url}/api/users/users/${userId}?filter={"include":["role"]}`,
      { headers: { authorization: id } },
    );
    const { role, firstName, lastName, modules, pswChanged } =
      (await response.json()) as SignedInUser;
    const session: Session = {
      ...{ id, tokenId: id, userId, role: role?.name ?? 'guest' },
      ...{ username, firstName, lastName, modules, pswChanged },
    };
    return encodeURIComponent(JSON.stringify(session));
  };
  const callAs = (username: string): PlatformCall => {
    let token: string | undefined;
    return async (path, method = 'GET', body) => {
      token ??= (await tokenOf(username)).id;
      const response = await fetch(`${running.url}/api${path}`, {
        method,
        headers: { authorization: token, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok)
        throw new Error(`${method} ${path} had the response ${response.status}: ${text}`);
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    };
  };
  return {
    url: running.url,
    signIn,
    call: callAs('admin'),
    callAs,
    createSessionCookie,
    crash: async () => {
      await running.stop('SIGKILL');
      running = await start();
    },
    end: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
