import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

import { MINUTE_MS } from '../shared/duration.ts';
import { errorCodes, HttpError } from './HttpError.ts';

/** The timeouts for headers and whole requests, in ms: slow clients are disconnected. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = MINUTE_MS;

/**
 * How long an idle connection stays open, in ms: longer than a proxy before the server, or a client, reuses one. With the
 * 5 s of node:http, a request could meet the end of its connection.
 */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/** The codes of node:http for unreadable requests, and the error that a client receives. */
const CLIENT_ERRORS: Readonly<Record<string, () => HttpError>> = {
  HPE_HEADER_OVERFLOW: () => new HttpError(431, errorCodes.tooLarge, 'The headers are too large.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () =>
    new HttpError(413, errorCodes.tooLarge, 'The body is too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    new HttpError(408, errorCodes.messageTimeout, 'The request took too long.'),
};

/** Makes a server of node:http respond with the platform's errors to invalid requests. */
export function hardenServer(server: Server): void {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const { status, message, code, name } = (
      CLIENT_ERRORS[error.code ?? ''] ?? createMalformedError
    )();
    const body = JSON.stringify({ error: { statusCode: status, name, message, code } });
    socket.end(
      `HTTP/1.1 ${status} Rejected\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    );
  });
}

const createMalformedError = () =>
  new HttpError(400, errorCodes.invalidParameter, 'This is no request of HTTP.');
