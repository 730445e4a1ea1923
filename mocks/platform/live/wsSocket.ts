import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

import { type SocketConnection, type LiveSocket, SOCKET_PATH } from './LiveSocket.ts';

/** The maximum size of a client message, in bytes: a token and a cursor. */
const MAX_MESSAGE_BYTES = 4_096;

/** The interval of pings in ms; a client without a pong before the next one is disconnected. */
const PING_INTERVAL_MS = 30_000;

/** The timeout for clients to close when the server ends, in ms. */
const CLOSE_TIMEOUT_MS = 500;

export interface SocketServerOptions {
  readonly connect: (socket: LiveSocket) => SocketConnection;
  /** Origins of pages that may connect besides this server's own. */
  readonly origins?: readonly string[];
  /** Whether requests may name this server so, by their Host header; any name when absent. */
  readonly isAllowedHost?: (host: string | undefined) => boolean;
  /** The handling of an upgrade to another path; it is rejected when absent. */
  readonly onOtherPath?: 'leave';
}

/**
 * Handles the sockets of a server of node:http.
 *
 * @returns a function that ends them, once the platform has closed them
 */
export function serveSocket(
  server: Pick<Server, 'on' | 'off'>,
  { connect, origins = [], isAllowedHost = () => true, onOtherPath }: SocketServerOptions,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    if (getPathname(request) !== SOCKET_PATH) {
      if (onOtherPath === undefined) rejectUpgrade(stream, '404 Not Found');
      return;
    }
    if (!isAllowedHost(request.headers.host) || !isAllowedOrigin(request, origins)) {
      rejectUpgrade(stream, '403 Forbidden');
      return;
    }
    sockets.handleUpgrade(request, stream, head, socket => keepAlive(socket, connect));
  }

  server.on('upgrade', upgrade);
  return async () => {
    server.off('upgrade', upgrade);
    const clients = [...sockets.clients];
    // Most clients close immediately; the others are terminated.
    const closeTimer = setTimeout(
      () => clients.forEach(socket => socket.terminate()),
      CLOSE_TIMEOUT_MS,
    );
    await Promise.all(clients.map(socket => waitForClose(socket)));
    clearTimeout(closeTimer);
    sockets.close();
  };
}

const waitForClose = (socket: WebSocket) =>
  new Promise<void>(resolve => {
    if (socket.readyState === socket.CLOSED) resolve();
    socket.once('close', () => resolve());
  });

function keepAlive(socket: WebSocket, connect: SocketServerOptions['connect']) {
  let hasResponded = true;
  const connection = connect({
    send: text => socket.send(text),
    close: (code, reason) => socket.close(code, reason),
    getBufferedBytes: () => socket.bufferedAmount,
  });
  const pingTimer = setInterval(() => {
    if (!hasResponded) socket.terminate();
    hasResponded = false;
    socket.ping();
  }, PING_INTERVAL_MS);
  socket.on('pong', () => (hasResponded = true));
  socket.on('message', (data, isBinary) => {
    // Binary frames are not part of the protocol: they are rejected like text that is no JSON.
    connection.receive(isBinary ? '' : (data as Buffer).toString('utf8'));
  });
  // An oversized message or an invalid frame ends the socket; no error is sent.
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(pingTimer);
    connection.onClose();
  });
}

function getPathname({ url = '/' }: IncomingMessage): string {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : '';
}

/** Whether the origin may connect: other sites may not; clients that are no page send no origin. */
export function isAllowedOrigin(
  { headers }: IncomingMessage,
  origins: readonly string[] = [],
): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function rejectUpgrade(stream: Duplex, status: string): void {
  // node:http no longer listens to the errors of an upgraded connection: without a listener, a reset ends the process.
  stream.on('error', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
