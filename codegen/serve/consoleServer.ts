import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { hostValidationMiddleware } from 'host-validation-middleware';
import { createProxyServer } from 'http-proxy-3';
import sirv from 'sirv';

import { hardenServer } from '../../mocks/platform/hardenServer.ts';
import { serveSocket } from '../../mocks/platform/live/wsSocket.ts';
import {
  getCacheControl,
  NO_STORE,
  readConfigOrigins,
  createProductionHeaders,
} from './productionHeaders.ts';
import {
  type Middleware,
  getPathname,
  createPlatformMiddleware,
  type ServedPlatform,
} from '../../mocks/hosts/platformMiddleware.ts';

/** The options of a server of a built console. */
export interface ConsoleServerOptions {
  /** The folder of the build. */
  readonly files: string;
  /** The platform on the same origin; absent when it is external. */
  readonly platform?: ServedPlatform | undefined;
  /** The origin of an external platform, to which API requests are forwarded. */
  readonly api?: string | undefined;
  /** Names of Trusted Types policies that a demo needs besides the console's. */
  readonly trustedTypesPolicies?: readonly string[] | undefined;
}

/**
 * Serves a build of the console with its production headers and routes, and the platform under `/api`. It loads no
 * bundler, so that the memory is that of the platform.
 *
 * @example createConsoleServer({ files: 'dist', api: 'http://localhost:3000' }).listen(5173);
 */
export function createConsoleServer({
  files,
  platform,
  api,
  trustedTypesPolicies,
}: ConsoleServerOptions): Server {
  const headers = createProductionHeaders({
    ...readConfigOrigins(join(files, 'config.json')),
    trustedTypesPolicies,
  });
  const forwarding = api === undefined ? undefined : createForwarding(api);
  const server = createServer(
    chainMiddlewares([
      rejectOtherHosts,
      sendHeaders(headers),
      ...(platform ? [createPlatformMiddleware(platform)] : []),
      ...(forwarding ? [forwarding.calls] : []),
      rejectMissingFiles(files),
      // Reads the folder at each request, so that a new build is served.
      sirv(files, { etag: true, dev: true, extensions: [] }),
      servePage(files),
    ]),
  );
  hardenServer(server);
  if (platform) serveSocket(server, { connect: platform.live.connect });
  if (forwarding) server.on('upgrade', forwarding.socket);
  return server;
}

/** Chains middlewares; an error ends the request with 500. */
function chainMiddlewares(middlewares: readonly Middleware[]) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const run = (index: number, error?: unknown) => {
      if (error !== undefined) {
        console.error(error);
        if (!response.headersSent) response.statusCode = 500;
        response.end();
        return;
      }
      const next = (failure?: unknown) => run(index + 1, failure);
      middlewares[index]?.(request, response, next);
    };
    run(0);
  };
}

const validateHost = hostValidationMiddleware({ allowedHosts: [] });

/**
 * Rejects other host names, so that a page of another site cannot reach this server under a name that resolves to this
 * machine (DNS rebinding).
 */
const rejectOtherHosts: Middleware = (request, response, next) => {
  void validateHost(request, response, next);
};

const sendHeaders =
  (headers: Readonly<Record<string, string>>): Middleware =>
  (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('cache-control', getCacheControl(getPathname(request.url)));
    next();
  };

/** Responds to a missing file with 404, never with the page: a script of an old version must fail as such. */
const rejectMissingFiles =
  (files: string): Middleware =>
  (request, response, next) => {
    const path = getPathname(request.url);
    const isFile = /\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html');
    if (!isFile || path.includes('%') || existsSync(join(files, path))) {
      next();
      return;
    }
    response.statusCode = 404;
    response.setHeader('cache-control', NO_STORE);
    response.end();
  };

/** Serves the page for every path that is neither a file nor an API path: it is a route of the console. */
const servePage =
  (files: string): Middleware =>
  (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.method === 'HEAD' ? undefined : readFileSync(join(files, 'index.html')));
  };

/** The services, the socket and the tester's scenario switch of an external platform. */
const FORWARDED_PATHS = /^\/(api|core|__scenario)(\/|$)/;

function createForwarding(target: string) {
  const proxy = createProxyServer({ target, changeOrigin: true });
  proxy.on('error', (error, _, outgoing) => {
    console.error(`${target} did not respond:`, error.message);
    if ('writeHead' in outgoing && !outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  });
  const calls: Middleware = (request, response, next) => {
    if (!FORWARDED_PATHS.test(getPathname(request.url))) {
      next();
      return;
    }
    proxy.web(request, response);
  };
  const socket = (request: IncomingMessage, stream: Socket, head: Buffer) => {
    if (!FORWARDED_PATHS.test(getPathname(request.url))) {
      stream.destroy();
      return;
    }
    // The platform accepts sockets of its own pages only.
    request.headers.origin = new URL(target).origin;
    proxy.ws(request, stream, head);
  };
  return { calls, socket };
}
