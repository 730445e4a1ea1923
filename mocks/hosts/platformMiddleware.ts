import type { IncomingMessage, ServerResponse } from 'node:http';

import { handleNodeRequest } from '../platform/nodeHttp.ts';
import type { Platform } from '../assembly/openPlatform.ts';

/** A middleware of a server of node:http; `next` passes the request on, or ends it with an error. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The part of a platform that a server needs. */
export type ServedPlatform = Pick<Platform, 'handleRequest' | 'live'>;

/** Returns the path of a request target, without its query. */
export const getPathname = (url = '/') =>
  URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : '/';

/** The paths of services and of the scenario switch; in `vite`, `/api/session.ts` is a source file of the console. */
const SERVICE_PATH = /^(\/api\/[^/.]+(\/|$)|\/__scenario$)/;

/** Creates the middleware that passes the API requests to a platform in this process. */
export const createPlatformMiddleware =
  ({ handleRequest }: ServedPlatform): Middleware =>
  (request, response, next) => {
    if (!SERVICE_PATH.test(getPathname(request.url))) {
      next();
      return;
    }
    handleNodeRequest(handleRequest, request, response).catch(next);
  };
