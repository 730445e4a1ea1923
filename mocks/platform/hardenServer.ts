import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { codes, Refusal } from './Refusal.ts';

/** Headers come within, and whole requests, in ms: who sends a byte now and then is not waited for. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 60_000;

/** What node:http calls it when a request cannot be read, and what a client is told. */
const REASONS: Readonly<Record<string, () => Refusal>> = {
  HPE_HEADER_OVERFLOW: () => new Refusal(431, codes.tooLarge, 'The headers are too large.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => new Refusal(413, codes.tooLarge, 'The body is too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    new Refusal(408, codes.messageTimeout, 'The request took too long.'),
};

/** Lets a server of node:http say no, in the platform's words, to what never becomes a request. */
export function hardenServer(server: Server): void {
  server.headersTimeout = HEADERS_TIMEOUT;
  server.requestTimeout = REQUEST_TIMEOUT;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, message, code, name } = (REASONS[error.code ?? ''] ?? malformed)();
    const body = JSON.stringify({ error: { statusCode: status, name, message, code } });
    socket.end(
      `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    );
  });
}

const malformed = () => new Refusal(400, codes.invalidParameter, 'This is no request of HTTP.');
