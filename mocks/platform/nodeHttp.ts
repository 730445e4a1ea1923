import type { IncomingMessage, ServerResponse } from 'node:http';

import { MAX_BODY_BYTES } from './readBody.ts';

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
  const response = await answer(toRequest(incoming, body));
  const content = Buffer.from(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  outgoing.end(content);
  incoming.resume();
}

async function readBounded(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise(resolve => {
    const finish = () => resolve(Buffer.concat(chunks));
    incoming.on('data', (chunk: Buffer) => {
      if (bytes > MAX_BODY_BYTES) return;
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > MAX_BODY_BYTES) finish();
    });
    incoming.once('end', finish);
    incoming.once('error', () => resolve(undefined));
  });
}

function toRequest(incoming: IncomingMessage, body: Buffer): Request {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://localhost${url}`, {
    method,
    headers,
    ...(mayHaveBody && body.byteLength > 0 && { body: Uint8Array.from(body) }),
  });
}
