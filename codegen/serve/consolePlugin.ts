import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';

import { hardenServer } from '../../mocks/platform/hardenServer.ts';
import { serveSocket } from '../../mocks/platform/live/wsSocket.ts';
import { isAllowedHost } from './consoleServer.ts';
import {
  hashInlineScripts,
  readConfigOrigins,
  createProductionHeaders,
} from './productionHeaders.ts';
import {
  getPathname,
  createPlatformMiddleware,
  type ServedPlatform,
} from '../../mocks/hosts/platformMiddleware.ts';

/** Serves the console of the dev server as production does: its headers, its routes, and the platform under `/api`. */
export function consolePlugin({ platform }: { readonly platform: ServedPlatform }): Plugin {
  return {
    name: 'console',
    configureServer(server: ViteDevServer) {
      const passToPlatform = createPlatformMiddleware(platform);
      server.middlewares.use((request, response, next) => {
        if (isSourceFile(server.config.root, getPathname(request.url))) next();
        else passToPlatform(request, response, next);
      });
      // The dev server has its own socket, for hot reload.
      if (server.httpServer) {
        hardenServer(server.httpServer as Server);
        serveSocket(server.httpServer as Server, {
          connect: platform.live.connect,
          isAllowedHost,
          onOtherPath: 'leave',
        });
      }
      server.middlewares.use(serveDevPage(server));
    },
  };
}

/** Whether the path is a file of the console: `/api/live/hasSockets.ts` is no call of a service `live`. */
const isSourceFile = (root: string, pathname: string) =>
  /\.\w+$/u.test(pathname) && existsSync(join(root, pathname));

/** The page of the dev server under a policy that is as strict as hot reload allows. */
function serveDevPage(server: ViteDevServer): Connect.NextHandleFunction {
  const { root, publicDir } = server.config;
  const { connectSources, imageSources } = readConfigOrigins(join(publicDir, 'config.json'));

  return (request, response, next) => {
    const url = request.url ?? '/';
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage || /\.[a-z0-9]+$/i.test(getPathname(url))) {
      next();
      return;
    }
    server
      .transformIndexHtml(url, readFileSync(join(root, 'index.html'), 'utf8'))
      .then(page => {
        const scriptSources = hashInlineScripts(page);
        const headers = createProductionHeaders({
          scriptSources,
          styleSources: ["'unsafe-inline'"],
          connectSources: ['ws:', ...connectSources],
          imageSources,
        });
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page);
      })
      .catch(next);
  };
}
