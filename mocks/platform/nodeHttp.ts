import type { IncomingMessage, ServerResponse } from 'node:http';

import { limitOf } from './bodyLimits.ts';
import { setClientAddress } from './clientAddress.ts';
import { refuse } from './Refusal.ts';
import { socketAddress } from './socketAddress.ts';

/** Where every command listens: nobody but this machine reaches accounts whose password is in the README. */
export const HOST = '127.0.0.1';

/** Answers a request of the web platform. */
export type Answer = (request: Request) => Promise<Response>;

/**
 * Answers a request of node:http.
 *
 * Of a body that is too large only as much is held as shows that it is; the rest is let pass, because a client
 * that is cut off while it sends may never read why.
 */
export async function handle(
  answer: Answer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = await readBounded(incoming);
  // A client that went away while it sent has nobody to answer to.
  if (body === undefined) return;
  const request = toRequest(incoming, body);
  const address = socketAddress(incoming);
  if (request && address !== undefined) setClientAddress(request, address);
  const response = request ? await answer(request) : unreadable(incoming).toResponse();
  // No answer at all, as when a cable is cut.
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

async function readBounded(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const most = limitOf(incoming.headers['content-type'] ?? '');
  // Nothing is waited for that is too large anyway: the header is refused, as its body would be.
  if (Number(incoming.headers['content-length']) > most) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise(resolve => {
    const finish = () => resolve(Buffer.concat(chunks));
    incoming.on('data', (chunk: Buffer) => {
      if (bytes > most) return;
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > most) finish();
    });
    incoming.once('end', finish);
    incoming.once('error', () => resolve(undefined));
  });
}

/** Nothing for what the web platform has no request for: TRACE, an address that is none, a call to no host. */
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

const unreadable = ({ method }: IncomingMessage) =>
  refuse.malformed(`This is no ${method} request that anybody here could handle.`);
