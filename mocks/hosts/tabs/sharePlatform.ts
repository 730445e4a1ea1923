import { CLOSE_CODES } from '../../platform/live/socketConnections.ts';
import type { SocketConnection, LiveSocket } from '../../platform/live/LiveSocket.ts';
import type { Platform } from '../../assembly/openPlatform.ts';
import { serveOtherTabs } from './serveOtherTabs.ts';
import {
  type TabMessage,
  serializeRequest,
  type SerializedRequest,
  deserializeRequest,
  deserializeResponse,
} from './tabMessages.ts';

/** The platform of a browser as each tab uses it. */
export interface SharedPlatform {
  readonly handleRequest: (request: Request) => Promise<Response>;
  readonly connect: (socket: LiveSocket) => SocketConnection;
}

/** The browser interfaces for sharing a platform between tabs. */
export interface SharingOptions {
  /** The lock that one tab holds for its lifetime: it has the platform, the others send their requests to it. */
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  /** The id of this tab. */
  readonly tab: string;
  readonly open: () => Promise<Pick<Platform, 'handleRequest' | 'live'>>;
  /** Called when the platform cannot be opened. */
  readonly onError: (error: unknown) => void;
}

const LOCK_NAME = 'mock-platform';

interface PendingRequest {
  readonly request: SerializedRequest;
  readonly resolve: (response: Response) => void;
  /** Whether a platform has received it and may have processed it. */
  isAccepted: boolean;
}

/**
 * Shares one platform over one state between all tabs. The tab that has it may be closed at any time: another one opens
 * it again from the persisted state. A pending change then gets no response, as on any network; all other requests are
 * sent again.
 */
export function sharePlatform({
  locks,
  channel,
  tab,
  open,
  onError,
}: SharingOptions): SharedPlatform {
  let ownPlatform: Pick<Platform, 'handleRequest' | 'live'> | undefined;
  let lastId = 0;
  const pendingRequests = new Map<number, PendingRequest>();
  const sockets = new Map<number, LiveSocket>();
  const post = (message: TabMessage) => channel.postMessage(message);

  /** Handles the end of the platform that this tab sent its requests to. */
  function onNewLeader() {
    for (const socket of sockets.values())
      socket.close(CLOSE_CODES.restarting, 'The platform moved.');
    sockets.clear();
    for (const [id, pending] of pendingRequests) {
      const isReadRequest = pending.request.method === 'GET' || pending.request.method === 'HEAD';
      if (!pending.isAccepted || isReadRequest)
        post({ kind: 'request', from: tab, id, request: pending.request });
      else settleRequest(id, Response.error());
    }
  }

  function settleRequest(id: number, response: Response) {
    pendingRequests.get(id)?.resolve(response);
    pendingRequests.delete(id);
  }

  function onMessage(message: TabMessage) {
    if (message.kind === 'leads') onNewLeader();
    if (!('to' in message) || message.to !== tab) return;
    const { id } = message;
    if (message.kind === 'taken') {
      const pending = pendingRequests.get(id);
      if (pending) pending.isAccepted = true;
    } else if (message.kind === 'response')
      settleRequest(id, deserializeResponse(message.response));
    else if (message.kind === 'push') sockets.get(id)?.send(message.text);
    else {
      sockets.get(id)?.close(message.code, message.reason);
      sockets.delete(id);
    }
  }

  channel.addEventListener('message', ({ data }) => onMessage(data as TabMessage));

  async function becomeLeader() {
    const platform = await open();
    const handleMessage = serveOtherTabs(platform, post);
    channel.addEventListener('message', ({ data }) => handleMessage(data as TabMessage));
    ownPlatform = platform;
    post({ kind: 'leads' });
    // A tab does not receive its own messages: it repeats unanswered requests on its own platform.
    onNewLeader();
    for (const [id, { request }] of pendingRequests) serveFromOwnPlatform(id, request);
  }

  function serveFromOwnPlatform(id: number, request: SerializedRequest) {
    void ownPlatform
      ?.handleRequest(deserializeRequest(request))
      .then(response => settleRequest(id, response));
  }

  // Never released: the end of the tab releases it.
  void locks
    .request(LOCK_NAME, () => becomeLeader().then(() => new Promise<never>(() => undefined)))
    .catch(onError);

  return {
    async handleRequest(request) {
      if (ownPlatform) return ownPlatform.handleRequest(request);
      const sent = await serializeRequest(request);
      const id = (lastId += 1);
      return new Promise(resolve => {
        pendingRequests.set(id, { request: sent, resolve, isAccepted: false });
        if (ownPlatform) serveFromOwnPlatform(id, sent);
        else post({ kind: 'request', from: tab, id, request: sent });
      });
    },

    connect(socket) {
      if (ownPlatform) return ownPlatform.live.connect(socket);
      const id = (lastId += 1);
      sockets.set(id, socket);
      post({ kind: 'connect', from: tab, id });
      return {
        receive: text => post({ kind: 'say', from: tab, id, text }),
        onClose() {
          sockets.delete(id);
          post({ kind: 'ended', from: tab, id });
        },
      };
    },
  };
}
