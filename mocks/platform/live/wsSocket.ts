import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

import { type Connection, type LiveSocket, SOCKET_PATH } from './LiveSocket.ts';

/** What a client may say at once, in bytes: a token and a cursor. */
const MOST_BYTES = 4_096;

/** A client that does not answer a ping before the next is gone, in ms. */
const PING = 30_000;

/** Clients have so long to close when the server ends, in ms. */
const FAREWELL = 500;

/** What a server of sockets is told. */
export interface SocketServing {
  readonly connect: (socket: LiveSocket) => Connection;
  /** Origins of pages that may connect besides those that this server itself gives. */
  readonly origins?: readonly string[];
  /** What becomes of an upgrade to another path; it is refused when absent. */
  readonly otherwise?: 'leave';
}

/**
 * Answers the sockets of a server of node:http.
 *
 * @returns how to end them, once the platform has closed them
 */
export function serveSocket(
  server: Pick<Server, 'on' | 'off'>,
  { connect, origins = [], otherwise }: SocketServing,
): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    if (pathOf(request) !== SOCKET_PATH) {
      if (otherwise === undefined) refuse(stream, '404 Not Found');
      return;
    }
    if (!isOurs(request, origins)) {
      refuse(stream, '403 Forbidden');
      return;
    }
    sockets.handleUpgrade(request, stream, head, socket => keepAlive(socket, connect));
  }

  server.on('upgrade', upgrade);
  return async () => {
    server.off('upgrade', upgrade);
    const clients = [...sockets.clients];
    // Most say good-bye at once; who does not is not waited for.
    const late = setTimeout(() => clients.forEach(socket => socket.terminate()), FAREWELL);
    await Promise.all(clients.map(socket => goneOf(socket)));
    clearTimeout(late);
    sockets.close();
  };
}

const goneOf = (socket: WebSocket) =>
  new Promise<void>(resolve => {
    if (socket.readyState === socket.CLOSED) resolve();
    socket.once('close', () => resolve());
  });

function keepAlive(socket: WebSocket, connect: SocketServing['connect']) {
  let isThere = true;
  const connection = connect({
    send: text => socket.send(text),
    close: (code, reason) => socket.close(code, reason),
    waiting: () => socket.bufferedAmount,
  });
  const ping = setInterval(() => {
    if (!isThere) socket.terminate();
    isThere = false;
    socket.ping();
  }, PING);
  socket.on('pong', () => (isThere = true));
  socket.on('message', (data, isBinary) => {
    // Bytes are no frame of the protocol: as text that is no JSON they are refused like any other.
    connection.receive(isBinary ? '' : (data as Buffer).toString('utf8'));
  });
  // What is too long or no frame ends the socket; there is nobody to tell.
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(ping);
    connection.ended();
  });
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost').pathname : '';
}

/** A page of elsewhere may not connect; who is no page sends no origin. */
function isOurs({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function refuse(stream: Duplex, status: string) {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
