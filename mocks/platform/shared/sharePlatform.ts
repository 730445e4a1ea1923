import { closing } from '../live/connections.ts';
import type { Connection, LiveSocket } from '../live/LiveSocket.ts';
import type { Platform } from '../openPlatform.ts';
import { lead } from './lead.ts';
import {
  type Message,
  packRequest,
  type SentRequest,
  unpackRequest,
  unpackResponse,
} from './messages.ts';

/** What a tab uses of the one platform of its browser. */
export interface SharedPlatform {
  readonly answer: (request: Request) => Promise<Response>;
  readonly connect: (socket: LiveSocket) => Connection;
}

/** What tabs share a platform by. */
export interface Sharing {
  /** Given to one tab at a time, for as long as it lives: it has the platform, the others ask it. */
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  /** Tells this tab from the others. */
  readonly tab: string;
  readonly open: () => Promise<Pick<Platform, 'answer' | 'live'>>;
  /** Hears when the platform cannot be opened. */
  readonly onError: (error: unknown) => void;
}

const LOCK = 'mock-platform';

interface Asked {
  readonly request: SentRequest;
  readonly resolve: (response: Response) => void;
  /** It has reached a platform, which may have done it. */
  isTaken: boolean;
}

/**
 * One platform over one state, however many tabs there are. The tab that has it may be closed at any time: another opens
 * it again, from what was kept. A change that was on its way then has no answer, as on any network; all else is asked again.
 */
export function sharePlatform({ locks, channel, tab, open, onError }: Sharing): SharedPlatform {
  let own: Pick<Platform, 'answer' | 'live'> | undefined;
  let last = 0;
  const asked = new Map<number, Asked>();
  const sockets = new Map<number, LiveSocket>();
  const post = (message: Message) => channel.postMessage(message);

  /** The platform that this tab asked before is gone. */
  function begin() {
    for (const socket of sockets.values()) socket.close(closing.restarting, 'The platform moved.');
    sockets.clear();
    for (const [id, one] of asked) {
      const isRead = one.request.method === 'GET' || one.request.method === 'HEAD';
      if (!one.isTaken || isRead) post({ kind: 'ask', from: tab, id, request: one.request });
      else settle(id, Response.error());
    }
  }

  function settle(id: number, response: Response) {
    asked.get(id)?.resolve(response);
    asked.delete(id);
  }

  function hear(message: Message) {
    if (message.kind === 'leads') begin();
    if (!('to' in message) || message.to !== tab) return;
    const { id } = message;
    if (message.kind === 'taken') {
      const one = asked.get(id);
      if (one) one.isTaken = true;
    } else if (message.kind === 'answer') settle(id, unpackResponse(message.response));
    else if (message.kind === 'push') sockets.get(id)?.send(message.text);
    else {
      sockets.get(id)?.close(message.code, message.reason);
      sockets.delete(id);
    }
  }

  channel.addEventListener('message', ({ data }) => hear(data as Message));

  async function take() {
    const platform = await open();
    const serve = lead(platform, post);
    channel.addEventListener('message', ({ data }) => serve(data as Message));
    own = platform;
    post({ kind: 'leads' });
    // A tab does not hear itself: what it asked in vain it asks of its own platform.
    begin();
    for (const [id, { request }] of asked) serveOwn(id, request);
  }

  function serveOwn(id: number, request: SentRequest) {
    void own?.answer(unpackRequest(request)).then(response => settle(id, response));
  }

  // Never given back: the end of the tab does that.
  void locks
    .request(LOCK, () => take().then(() => new Promise<never>(() => undefined)))
    .catch(onError);

  return {
    async answer(request) {
      if (own) return own.answer(request);
      const sent = await packRequest(request);
      const id = (last += 1);
      return new Promise(resolve => {
        asked.set(id, { request: sent, resolve, isTaken: false });
        if (own) serveOwn(id, sent);
        else post({ kind: 'ask', from: tab, id, request: sent });
      });
    },

    connect(socket) {
      if (own) return own.live.connect(socket);
      const id = (last += 1);
      sockets.set(id, socket);
      post({ kind: 'connect', from: tab, id });
      return {
        receive: text => post({ kind: 'say', from: tab, id, text }),
        ended() {
          sockets.delete(id);
          post({ kind: 'ended', from: tab, id });
        },
      };
    },
  };
}
