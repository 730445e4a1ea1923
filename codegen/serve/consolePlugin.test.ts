import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connect, ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';

import { consolePlugin } from './consolePlugin.ts';

let server: Server;
afterEach(() => void server.close());

/** Serves with the first middleware of the dev server; what it leaves to others has the response `source`. */
async function listen() {
  const middlewares: Connect.NextHandleFunction[] = [];
  const platform = { handleRequest: () => Promise.resolve(new Response('platform')) };
  const plugin = consolePlugin({ platform: { ...platform, live: {} as never } });
  (plugin.configureServer as (devServer: unknown) => void)({
    middlewares: { use: (middleware: Connect.NextHandleFunction) => middlewares.push(middleware) },
    httpServer: null,
    config: { root: `${process.cwd()}/src`, publicDir: `${process.cwd()}/src/public` },
  } satisfies Record<keyof Pick<ViteDevServer, 'middlewares' | 'httpServer' | 'config'>, unknown>);
  server = createServer((request, response) =>
    middlewares[0]!(request, response, () => response.end('source')),
  );
  await new Promise<void>(resolve => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
}

test('the dev server serves the sources in src/api, and passes calls to the platform', async () => {
  const read = await listen();
  expect(await read('/api/live/hasSockets.ts')).toBe('source');
  expect(await read('/api/live/hasSockets.ts?v=1')).toBe('source');
  expect(await read('/api/session.ts')).toBe('source');
  expect(await read('/api/live/noSuchFile.ts')).toBe('platform');
  expect(await read('/api/core/assets?where=%7B%7D')).toBe('platform');
});
