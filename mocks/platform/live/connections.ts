import type { AlertFrame, Feed } from './Feed.ts';
import type { Connection, LiveSocket } from './LiveSocket.ts';

/** Why a socket is closed, by the number that a client sees. */
export const closing = {
  malformed: 4400,
  badToken: 4401,
  noToken: 4408,
  restarting: 1012,
  tooSlow: 1013,
} as const;

/** A client that lets more than this wait, in bytes, is closed and may ask again for what it missed. */
const MOST_WAITING = 8 * 1024 * 1024;

/** A client has so long to say who it is, in ms. */
const PATIENCE = 10_000;

/** Whether the owner of a token is sent an alert. */
export type FrameFilter = (frame: AlertFrame) => boolean;

/** The sockets of a platform. */
export interface Connections {
  readonly connect: (socket: LiveSocket) => Connection;
  /** Closes those whose token is no longer good. */
  readonly review: () => void;
  readonly closeAll: () => void;
}

/**
 * The protocol of the socket: the first message of a client is `{token, cursor?}`; it is answered by
 * `{type: 'welcome', cursor}`, then comes every alert since the cursor, or since now, and every alert that happens. When
 * what was missed is no longer kept, `{type: 'gap', from, to}` says so: the client reads the list again.
 * `{type: 'ping'}` is answered by `{type: 'pong'}`.
 *
 * @param filterOf what the owner of a token is sent now; undefined for a token that is not good
 * @see spec SEC-02: the token is in a message, never in the address
 */
export function createConnections(
  feed: Feed,
  filterOf: (token: string) => FrameFilter | undefined,
): Connections {
  const open = new Set<Open>();

  interface Open {
    readonly socket: LiveSocket;
    /** Absent until the client has said who it is. */
    token?: string;
    end: () => void;
  }

  function close(one: Open, code: number, reason: string) {
    one.end();
    one.socket.close(code, reason);
  }

  function send(one: Open, frames: readonly object[]) {
    for (const frame of frames) one.socket.send(JSON.stringify(frame));
    if (one.socket.waiting() > MOST_WAITING) close(one, closing.tooSlow, 'too slow');
  }

  function welcome(one: Open, { token, cursor }: Hello) {
    const filter = filterOf(token);
    if (!filter) {
      close(one, closing.badToken, 'Invalid Access Token');
      return;
    }
    one.token = token;
    const missed = cursor === undefined ? { frames: [], isWhole: true } : feed.since(cursor);
    const gap = missed.isWhole ? [] : [{ type: 'gap', from: cursor, to: feed.cursor }];
    const frames = missed.frames.filter(filter);
    send(one, [{ type: 'welcome', cursor: feed.cursor }, ...gap, ...frames]);
  }

  function connect(socket: LiveSocket): Connection {
    const tooLate = setTimeout(() => close(one, closing.noToken, 'no token came'), PATIENCE);
    const one: Open = {
      socket,
      end() {
        clearTimeout(tooLate);
        open.delete(one);
      },
    };
    open.add(one);
    return {
      ended: one.end,
      receive(text) {
        if (!open.has(one)) return;
        const message = readMessage(text);
        if (message === 'ping') send(one, [{ type: 'pong' }]);
        else if (message === undefined || one.token !== undefined) {
          close(one, closing.malformed, 'The first message is {"token": …, "cursor": …}');
        } else {
          clearTimeout(tooLate);
          welcome(one, message);
        }
      },
    };
  }

  feed.subscribe((frames: readonly AlertFrame[]) => {
    for (const one of [...open]) {
      const filter = one.token === undefined ? undefined : filterOf(one.token);
      if (filter) send(one, frames.filter(filter));
    }
  });

  return {
    connect,
    review() {
      for (const one of [...open]) {
        if (one.token !== undefined && !filterOf(one.token)) {
          close(one, closing.badToken, 'Invalid Access Token');
        }
      }
    },
    closeAll() {
      for (const one of [...open]) close(one, closing.restarting, 'The platform goes away.');
    },
  };
}

interface Hello {
  readonly token: string;
  readonly cursor?: string;
}

function readMessage(text: string): Hello | 'ping' | undefined {
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
