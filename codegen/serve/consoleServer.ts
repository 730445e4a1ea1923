import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { hostValidationMiddleware, isHostAllowed } from 'host-validation-middleware';
import { createProxyServer } from 'http-proxy-3';
import sirv from 'sirv';

import { hardenServer } from '../../mocks/platform/hardenServer.ts';
import { isAllowedOrigin, rejectUpgrade, serveSocket } from '../../mocks/platform/live/wsSocket.ts';
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
  if (platform) serveSocket(server, { connect: platform.live.connect, isAllowedHost });
  if (forwarding) server.on('upgrade', forwarding.socket);
  return server;
}

/** Chains middlewares; an error of one ends its request only. */
function chainMiddlewares(middlewares: readonly Middleware[]) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const fail = (error: unknown) => sendFailure(response, error);
    // A file can vanish between its lookup and its opening.
    response.on('pipe', file => file.on('error', fail));
    const run = (index: number, error?: unknown) => {
      if (error !== undefined) {
        fail(error);
        return;
      }
      try {
        middlewares[index]?.(request, response, failure => run(index + 1, failure));
      } catch (failure) {
        fail(failure);
      }
    };
    run(0);
  };
}

/** Sends the reason of a failure: 503 without the files of the build, which return when it ends, else 500. */
function sendFailure(response: ServerResponse, error: unknown) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (!isMissing) console.error(error);
  response.writeHead(isMissing ? 503 : 500, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': NO_STORE,
    ...(isMissing && { 'retry-after': '5' }),
  });
  response.end(isMissing ? MISSING_BUILD : 'The server failed. Its terminal shows the reason.\n');
}

const MISSING_BUILD =
  'The files of the console are missing: a build may be in progress. Reload this page in a moment; if it stays, run "npm run build".\n';

const ALLOWED_HOSTS: readonly string[] = Object.freeze([]);
const validateHost = hostValidationMiddleware({ allowedHosts: ALLOWED_HOSTS });

/** Whether a Host header names this machine. */
export const isAllowedHost = (host: string | undefined): boolean =>
  isHostAllowed(host, ALLOWED_HOSTS);

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
      rejectUpgrade(stream, '404 Not Found');
      return;
    }
    if (!isAllowedHost(request.headers.host) || !isAllowedOrigin(request)) {
      rejectUpgrade(stream, '403 Forbidden');
      return;
    }
    // The platform accepts sockets of its own pages only, and this is a page of the console.
    request.headers.origin = new URL(target).origin;
    proxy.ws(request, stream, head);
  };
  return { calls, socket };
}
