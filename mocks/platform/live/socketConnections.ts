import type { AlertFrame, AlertFeed } from './AlertFeed.ts';
import type { SocketConnection, LiveSocket } from './LiveSocket.ts';

/** The close codes of a socket. */
export const CLOSE_CODES = {
  malformed: 4400,
  badToken: 4401,
  noToken: 4408,
  restarting: 1012,
  tooSlow: 1013,
} as const;

/** A client with more buffered data than this, in bytes, is disconnected and may request the missed alerts again. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;

/** The timeout for the token of a client, in ms. */
const TOKEN_TIMEOUT_MS = 10_000;

/** Whether the owner of a token receives an alert. */
export type FrameFilter = (frame: AlertFrame) => boolean;

/** The sockets of a platform. */
export interface SocketConnections {
  readonly connect: (socket: LiveSocket) => SocketConnection;
  /** Closes the sockets whose token is no longer valid. */
  readonly closeInvalid: () => void;
  readonly closeAll: () => void;
}

/**
 * The protocol of the socket: the first message of a client is `{token, cursor?}`; the response is
 * `{type: 'welcome', cursor}`, followed by every alert since the cursor, or since now, and every new alert. When missed
 * alerts are no longer stored, `{type: 'gap', from, to}` reports this: the client loads the list again. The response to
 * `{type: 'ping'}` is `{type: 'pong'}`.
 *
 * @param getFrameFilter returns the filter of the frames for a token's owner; undefined for an invalid token
 * @see SEC-02: the token is in a message, never in the address
 */
export function createConnections(
  feed: AlertFeed,
  getFrameFilter: (token: string) => FrameFilter | undefined,
): SocketConnections {
  const openSockets = new Set<OpenSocket>();

  interface OpenSocket {
    readonly socket: LiveSocket;
    /** Absent until the client has sent it. */
    token?: string;
    dispose: () => void;
  }

  function close(openSocket: OpenSocket, code: number, reason: string) {
    openSocket.dispose();
    openSocket.socket.close(code, reason);
  }

  function send(openSocket: OpenSocket, frames: readonly object[]) {
    for (const frame of frames) openSocket.socket.send(JSON.stringify(frame));
    if (openSocket.socket.getBufferedBytes() > MAX_BUFFERED_BYTES)
      close(openSocket, CLOSE_CODES.tooSlow, 'too slow');
  }

  function welcome(openSocket: OpenSocket, { token, cursor }: HelloMessage) {
    const filter = getFrameFilter(token);
    if (!filter) {
      close(openSocket, CLOSE_CODES.badToken, 'Invalid Access Token');
      return;
    }
    openSocket.token = token;
    const missed = cursor === undefined ? { frames: [], isComplete: true } : feed.since(cursor);
    const gap = missed.isComplete ? [] : [{ type: 'gap', from: cursor, to: feed.cursor }];
    const frames = missed.frames.filter(filter);
    send(openSocket, [{ type: 'welcome', cursor: feed.cursor }, ...gap, ...frames]);
  }

  function connect(socket: LiveSocket): SocketConnection {
    const tokenTimeout = setTimeout(
      () => close(openSocket, CLOSE_CODES.noToken, 'no token came'),
      TOKEN_TIMEOUT_MS,
    );
    const openSocket: OpenSocket = {
      socket,
      dispose() {
        clearTimeout(tokenTimeout);
        openSockets.delete(openSocket);
      },
    };
    openSockets.add(openSocket);
    return {
      onClose: openSocket.dispose,
      receive(text) {
        if (!openSockets.has(openSocket)) return;
        const message = readMessage(text);
        if (message === 'ping') send(openSocket, [{ type: 'pong' }]);
        else if (message === undefined || openSocket.token !== undefined) {
          close(
            openSocket,
            CLOSE_CODES.malformed,
            'The first message is {"token": …, "cursor": …}',
          );
        } else {
          clearTimeout(tokenTimeout);
          welcome(openSocket, message);
        }
      },
    };
  }

  feed.subscribe((frames: readonly AlertFrame[]) => {
    for (const openSocket of [...openSockets]) {
      const filter = openSocket.token === undefined ? undefined : getFrameFilter(openSocket.token);
      if (filter) send(openSocket, frames.filter(filter));
    }
  });

  return {
    connect,
    closeInvalid() {
      for (const openSocket of [...openSockets]) {
        if (openSocket.token !== undefined && !getFrameFilter(openSocket.token)) {
          close(openSocket, CLOSE_CODES.badToken, 'Invalid Access Token');
        }
      }
    },
    closeAll() {
      for (const openSocket of [...openSockets])
        close(openSocket, CLOSE_CODES.restarting, 'The platform goes away.');
    },
  };
}

interface HelloMessage {
  readonly token: string;
  readonly cursor?: string;
}

function readMessage(text: string): HelloMessage | 'ping' | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, token, cursor } = value as Record<string, unknown>;
  if (type === 'ping') return 'ping';
  if (typeof token !== 'string') return undefined;
  if (cursor === undefined || cursor === null) return { token };
  return typeof cursor === 'string' ? { token, cursor } : undefined;
}
