import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SEEDED_PASSWORD } from '../../../mocks/platform/passwordHasher.ts';
import {
  findFreePort,
  type ListeningProcess,
  startListening,
} from '../../support/startListening.ts';

type Ask = (path: string, method?: string, body?: unknown) => Promise<unknown>;

/** The console and its platform as `npm start` gives them, on a port and with a state of its own. */
export interface City {
  readonly url: string;
  /** Asks the platform itself whether somebody can sign in, past the console. */
  readonly signIn: (username: string, password: string) => Promise<Response>;
  /** Asks the platform as the administrator, past the console: a path such as `/core/assets/LAMP…`, and a body as it is sent. */
  readonly ask: Ask;
  /** Asks the platform as another seeded account, within the domains of that account. */
  readonly askAs: (username: string) => Ask;
  /** Cuts the power: kill -9 of the process that listens, then the same command again. */
  readonly crash: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A city is the same whenever its tests run; what has happened in it since yesterday is not. */
const AS_OF = ['--at', '2026-11-11T18:47:00Z'];

/** Starts a city, or with `--openapi` what a document describes. What it keeps is gone when it ends. */
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
    const answer = await signIn(username, SEEDED_PASSWORD);
    if (!answer.ok) throw new Error(`${username} cannot sign in: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  };
  const askAs = (username: string): Ask => {
    let token: string | undefined;
    return async (path, method = 'GET', body) => {
      token ??= await tokenOf(username);
      const answer = await fetch(`${running.url}/api${path}`, {
        method,
        headers: { authorization: token, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    };
  };
  return {
    url: running.url,
    signIn,
    ask: askAs('admin'),
    askAs,
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
