import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort, type Listening, startListening } from '../../support/listening.ts';

/** The console and its platform as `npm start` gives them, on a port and with a state of its own. */
export interface City {
  readonly url: string;
  /** Asks the platform itself whether somebody can sign in, past the console. */
  readonly signIn: (username: string, password: string) => Promise<Response>;
  /** Cuts the power: kill -9 of the process that listens, then the same command again. */
  readonly crash: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Starts a city, or with `--openapi` what a document describes. What it keeps is gone when it ends. */
export async function startCity(...flags: readonly string[]): Promise<City> {
  const folder = mkdtempSync(join(tmpdir(), 'city-'));
  const env = { PORT: String(await freePort()), DATA: folder };
  const start = (): Promise<Listening> =>
    startListening([process.execPath, 'mocks/commands/start.ts', ...flags], env);
  let running = await start();
  return {
    url: running.url,
    signIn: (username, password) =>
      fetch(`${running.url}/api/users/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      }),
    crash: async () => {
      await running.end('SIGKILL');
      running = await start();
    },
    end: async () => {
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
