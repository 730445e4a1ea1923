import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createConsoleServer } from '../../../codegen/serve/consoleServer.ts';
import { findFreePort } from '../../support/startListening.ts';
import type { City } from './city.ts';

/** The build as `npm run preview` serves it to a platform. */
export interface Site {
  readonly url: string;
  readonly end: () => Promise<void>;
}

/**
 * Serves the build to the platform of a city with a `config.json` of its own, which may depend on the URL of the site, and
 * with further files.
 */
export async function startSite(
  city: City,
  createConfig: (url: string) => object | Promise<object>,
  furtherFiles: Readonly<Record<string, Uint8Array>> = {},
): Promise<Site> {
  const files = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync('dist', files, { recursive: true });
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  writeFileSync(join(files, 'config.json'), JSON.stringify(await createConfig(url)));
  for (const [name, bytes] of Object.entries(furtherFiles)) writeFileSync(join(files, name), bytes);
  const server = createConsoleServer({ files, api: city.url });
  await new Promise<void>(done => server.listen(port, 'localhost', done));
  return {
    url,
    end: async () => {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
      rmSync(files, { recursive: true });
    },
  };
}
