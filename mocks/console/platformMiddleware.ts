import type { IncomingMessage, ServerResponse } from 'node:http';

import { handleNodeRequest } from '../platform/nodeHttp.ts';
import type { Platform } from '../platform/openPlatform.ts';

/** One step of a server of node:http; `next` passes the request on, with an error to end it. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The part of a platform that a server needs. */
export type ServedPlatform = Pick<Platform, 'handleRequest' | 'live'>;

/** The path of a request target, without its query. */
export const getPathname = (url = '/') =>
  URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : '/';

/** A call of a service, or of the tester; in `vite`, `/api/session.ts` is a source file of the console. */
const SERVICE_PATH = /^(\/api\/[^/.]+(\/|$)|\/__scenario$)/;

/** Answers the calls of the services by a platform in this process. */
export const createPlatformMiddleware =
  ({ handleRequest }: ServedPlatform): Middleware =>
  (request, response, next) => {
    if (!SERVICE_PATH.test(getPathname(request.url))) {
      next();
      return;
    }
    handleNodeRequest(handleRequest, request, response).catch(next);
  };
