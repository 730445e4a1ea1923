import type { RequestHandler } from './nodeHttp.ts';

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const ALLOWED_HEADERS = 'authorization, content-type';

/** Allows cross-origin requests from the listed origins only; without a list, none. */
export function allowOrigins(
  handleRequest: RequestHandler,
  origins: readonly string[],
): RequestHandler {
  return async request => {
    const origin = request.headers.get('origin');
    if (origin === null || !origins.includes(origin)) return handleRequest(request);
    const isPreflight =
      request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
    const response = isPreflight
      ? new Response(null, { status: 204 })
      : await handleRequest(request);
    const { headers } = response;
    headers.set('access-control-allow-origin', origin);
    headers.set('vary', 'origin');
    headers.set('access-control-expose-headers', 'date, retry-after, content-disposition');
    if (isPreflight) {
      headers.set('access-control-allow-methods', ALLOWED_METHODS);
      headers.set('access-control-allow-headers', ALLOWED_HEADERS);
      headers.set('access-control-max-age', '600');
    }
    return response;
  };
}
