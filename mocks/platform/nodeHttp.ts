import type { IncomingMessage, ServerResponse } from 'node:http';

import { getBodyLimit } from './bodyLimits.ts';
import { setClientIp } from './clientIp.ts';
import { httpErrors } from './HttpError.ts';
import { getSocketIp } from './socketIp.ts';

/** The host of every command: only this machine reaches accounts whose password is in the README. */
export const HOST = '127.0.0.1';

/** Handles a request of the Fetch API. */
export type RequestHandler = (request: Request) => Promise<Response>;

/**
 * Handles a request of node:http.
 *
 * Of an oversized body only as much is buffered as proves the size; the rest is read and discarded, because a client
 * that is disconnected while it sends may never read the error.
 */
export async function handleNodeRequest(
  handleRequest: RequestHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = await readLimitedBody(incoming);
  // A client that disconnected while it sent receives no response.
  if (body === undefined) return;
  const request = toRequest(incoming, body);
  const ip = getSocketIp(incoming);
  if (request && ip !== undefined) setClientIp(request, ip);
  const response = request
    ? await handleRequest(request)
    : createUnreadableError(incoming).toResponse();
  // No response, as with a cut cable.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const content = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  outgoing.setHeader('x-content-type-options', 'nosniff');
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  outgoing.end(content);
  incoming.resume();
}

async function readLimitedBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const maxBytes = getBodyLimit(incoming.headers['content-type'] ?? '');
  // An oversized body is not read: its header suffices for the error.
  if (Number(incoming.headers['content-length']) > maxBytes) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise(resolve => {
    const resolveBody = () => resolve(Buffer.concat(chunks));
    incoming.on('data', (chunk: Buffer) => {
      if (bytes > maxBytes) return;
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > maxBytes) resolveBody();
    });
    incoming.once('end', resolveBody);
    incoming.once('error', () => resolve(undefined));
  });
}

/** Returns undefined where the Fetch API allows no request: TRACE, an invalid URL, a missing host. */
function toRequest(incoming: IncomingMessage, body: Buffer): Request | undefined {
  const { method = 'GET', url = '/', httpVersion } = incoming;
  if (!url.startsWith('/')) return undefined;
  if (httpVersion === '1.1' && incoming.headers.host === undefined) return undefined;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  try {
    return new Request(`http://localhost${url}`, {
      method,
      headers,
      ...(mayHaveBody && body.byteLength > 0 && { body: Uint8Array.from(body) }),
    });
  } catch {
    return undefined;
  }
}

const createUnreadableError = ({ method }: IncomingMessage) =>
  httpErrors.badRequest(`This is no ${method} request that the platform can handle.`);
