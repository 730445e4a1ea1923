import type { AlertFrame, AlertFeed } from './AlertFeed.ts';
import type { GeoBox } from '../geoBox.ts';
import type { Store } from '../Store.ts';
import { createAlertFrames } from './createAlertFrames.ts';
import { createStatusFrame } from './createStatusFrame.ts';
import type { DeviceChanges } from './DeviceChanges.ts';
import { locateAlerts } from './locateAlerts.ts';
import type { SocketConnection, LiveSocket } from './LiveSocket.ts';
import { type HelloMessage, readClientMessage, type WatchMessage } from './readClientMessage.ts';

export const CLOSE_CODES = {
  malformed: 4400,
  badToken: 4401,
  noToken: 4408,
  restarting: 1012,
  tooSlow: 1013,
} as const;

/** A client with more buffered data than this, in bytes, is disconnected and may request the missed alerts again. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;

/** The maximum number of boxes that a client watches: one for each map of its pages. */
const MAX_BOXES = 20;

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
  /** Sends the clients the changed devices in the boxes that they watch. */
  readonly publishChanges: () => void;
}

/** The sources of what a platform sends. */
export interface ConnectionOptions {
  readonly feed: AlertFeed;
  readonly changes: DeviceChanges;
  /** Returns the filter of the alerts for a token's owner; undefined for an invalid token. */
  readonly getFrameFilter: (token: string) => FrameFilter | undefined;
  /** Returns the store of a token's owner; undefined for an invalid token. */
  readonly getStoreByToken: (token: string) => Store | undefined;
}

/**
 * The protocol of the socket: the first message of a client is `{token, cursor?}`; the response is
 * `{type: 'welcome', cursor}`, followed by every alert since the cursor, or since now, and every new alert; many at once
 * are `{type: 'alerts', alerts}`. When missed alerts are no longer stored, `{type: 'gap', from, to}` reports this: the client loads the list again. The response to
 * `{type: 'ping'}` is `{type: 'pong'}`. A client that has sent `{type: 'watch', box}` receives `{type: 'status'}` with the
 * devices that change in the box.
 *
 * @see SEC-02: the token is in a message, never in the URL
 */
export function createConnections({
  feed,
  changes,
  getFrameFilter,
  getStoreByToken,
}: ConnectionOptions): SocketConnections {
  const openSockets = new Set<OpenSocket>();

  interface OpenSocket {
    readonly socket: LiveSocket;
    /** Absent until the client has sent it. */
    token?: string;
    /** The watched boxes by key. */
    readonly boxes: Map<string, GeoBox>;
    readonly cancelTimeout: () => void;
    readonly dispose: () => void;
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

  /** Returns the frames with the alerts that the owner of a token may read; undefined for an invalid token. */
  function createFrames(token: string, alerts: readonly AlertFrame[]) {
    const filter = getFrameFilter(token);
    const store = getStoreByToken(token);
    return filter && store && createAlertFrames(locateAlerts(store, alerts.filter(filter)));
  }

  function welcome(openSocket: OpenSocket, { token, cursor }: HelloMessage) {
    const missed = cursor === undefined ? { frames: [], isComplete: true } : feed.since(cursor);
    const frames = createFrames(token, missed.frames);
    if (!frames) {
      close(openSocket, CLOSE_CODES.badToken, 'Invalid Access Token');
      return;
    }
    openSocket.cancelTimeout();
    openSocket.token = token;
    const gap = missed.isComplete ? [] : [{ type: 'gap', from: cursor, to: feed.cursor }];
    send(openSocket, [{ type: 'welcome', cursor: feed.cursor }, ...gap, ...frames]);
  }

  /** Returns whether the message is acceptable. */
  function watch({ boxes }: OpenSocket, { key, box }: WatchMessage): boolean {
    boxes.delete(key);
    if (!box) return true;
    boxes.set(key, box);
    changes.collect();
    return boxes.size <= MAX_BOXES;
  }

  function receive(openSocket: OpenSocket, text: string) {
    const message = readClientMessage(text);
    const isSignedIn = openSocket.token !== undefined;
    if (message?.type === 'ping') send(openSocket, [{ type: 'pong' }]);
    else if (message?.type === 'hello' && !isSignedIn) welcome(openSocket, message);
    else if (message?.type !== 'watch' || !isSignedIn || !watch(openSocket, message))
      close(openSocket, CLOSE_CODES.malformed, 'The first message is {"token": …, "cursor": …}');
  }

  function connect(socket: LiveSocket): SocketConnection {
    const tokenTimeout = setTimeout(
      () => close(openSocket, CLOSE_CODES.noToken, 'no token came'),
      TOKEN_TIMEOUT_MS,
    );
    const openSocket: OpenSocket = {
      socket,
      boxes: new Map(),
      cancelTimeout: () => clearTimeout(tokenTimeout),
      dispose() {
        clearTimeout(tokenTimeout);
        openSockets.delete(openSocket);
      },
    };
    openSockets.add(openSocket);
    return {
      onClose: openSocket.dispose,
      receive(text) {
        if (openSockets.has(openSocket)) receive(openSocket, text);
      },
    };
  }

  feed.subscribe((frames: readonly AlertFrame[]) => {
    for (const openSocket of [...openSockets]) {
      const own =
        openSocket.token === undefined ? undefined : createFrames(openSocket.token, frames);
      if (own) send(openSocket, own);
    }
  });

  return {
    connect,
    publishChanges() {
      const watching = [...openSockets].filter(({ boxes }) => boxes.size > 0);
      const latest = changes.take(watching.length > 0);
      if (latest.length === 0) return;
      for (const openSocket of watching) {
        const store = getStoreByToken(openSocket.token ?? '');
        const frame = store && createStatusFrame(store, [...openSocket.boxes.values()], latest);
        if (frame) send(openSocket, [frame]);
      }
    },
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
