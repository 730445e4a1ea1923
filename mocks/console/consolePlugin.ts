import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';

import { hardenServer } from '../platform/hardenServer.ts';
import { serveSocket } from '../platform/live/wsSocket.ts';
import { handle } from '../platform/nodeHttp.ts';
import type { Platform } from '../platform/openPlatform.ts';
import {
  cacheControl,
  inlineScriptHashes,
  NOT_KEPT,
  originsOf,
  productionHeaders,
} from './headers.ts';

/** What a server of the console serves besides its files. */
export interface ConsoleServing {
  /** The platform on the same origin; absent when it is elsewhere. */
  readonly platform?: Pick<Platform, 'answer' | 'live'>;
  /** Names of Trusted Types policies that a demo needs besides the console's. */
  readonly policies?: readonly string[];
}

/** Serves the console by Vite as production does: its headers, its routes, and the platform under `/api`. */
export function consolePlugin({ platform, policies }: ConsoleServing): Plugin {
  return {
    name: 'console',
    configurePreviewServer(server: PreviewServer) {
      const { root, build } = server.config;
      const files = resolve(root, build.outDir);
      const connects = originsOf(join(files, 'config.json'));
      server.middlewares.use(sendHeaders(productionHeaders({ connects, policies })));
      if (platform) mountPlatform(server, platform);
      server.middlewares.use(refuseMissingFiles(files));
      // After Vite's own look for a file: it would serve the page as one that a browser may keep.
      return () => server.middlewares.use(servePage(files));
    },
    configureServer(server: ViteDevServer) {
      if (platform) mountPlatform(server, platform);
      server.middlewares.use(serveDevPage(server));
    },
  };
}

const pathOf = (url = '/') => new URL(url, 'http://localhost').pathname;

function sendHeaders(headers: Readonly<Record<string, string>>): Connect.NextHandleFunction {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('cache-control', cacheControl(pathOf(request.url)));
    next();
  };
}

/** A call of a service, or of the tester; in `vite`, `/api/session.ts` is a source file of the console. */
const CALL = /^(\/api\/[^/.]+(\/|$)|\/__scenario$)/;

function mountPlatform(
  { middlewares, httpServer }: PreviewServer | ViteDevServer,
  { answer, live }: Pick<Platform, 'answer' | 'live'>,
) {
  middlewares.use((request, response, next) => {
    if (!CALL.test(pathOf(request.url))) {
      next();
      return;
    }
    handle(answer, request, response).catch(next);
  });
  // The dev server has a socket of its own, for hot reload.
  if (!httpServer) return;
  hardenServer(httpServer as Server);
  serveSocket(httpServer as Server, { connect: live.connect, otherwise: 'leave' });
}

/** A file that is gone is a 404, never the page: a script of an old version must fail as such. */
function refuseMissingFiles(files: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request.url);
    const isFile = /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html');
    if (!isFile || path.includes('%') || existsSync(join(files, path))) {
      next();
      return;
    }
    response.statusCode = 404;
    response.setHeader('cache-control', NOT_KEPT);
    response.end();
  };
}

/** What is neither a file nor a call is an address of the console. */
function servePage(files: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.method === 'HEAD' ? undefined : readFileSync(join(files, 'index.html')));
  };
}

/** The page of the dev server under a policy that is as strict as hot reload allows. */
function serveDevPage(server: ViteDevServer): Connect.NextHandleFunction {
  const { root, publicDir } = server.config;
  const connects = ['ws:', ...originsOf(join(publicDir, 'config.json'))];

  return (request, response, next) => {
    const url = request.url ?? '/';
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage || /\.[a-z0-9]+$/i.test(pathOf(url))) {
      next();
      return;
    }
    server
      .transformIndexHtml(url, readFileSync(join(root, 'index.html'), 'utf8'))
      .then(page => {
        const scripts = inlineScriptHashes(page);
        const headers = productionHeaders({ scripts, styles: ["'unsafe-inline'"], connects });
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page);
      })
      .catch(next);
  };
}
