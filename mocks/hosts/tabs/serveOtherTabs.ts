import type { SocketConnection } from '../../platform/live/LiveSocket.ts';
import type { Platform } from '../../assembly/openPlatform.ts';
import { type TabMessage, serializeResponse, deserializeRequest } from './tabMessages.ts';

/** Handles the requests of the other tabs with the platform of this one. */
export function serveOtherTabs(
  { handleRequest, live }: Pick<Platform, 'handleRequest' | 'live'>,
  post: (message: TabMessage) => void,
): (message: TabMessage) => void {
  const connections = new Map<string, SocketConnection>();

  function connect(to: string, id: number) {
    const connection = live.connect({
      send: text => post({ kind: 'push', to, id, text }),
      close: (code, reason) => {
        connections.delete(`${to}/${id}`);
        post({ kind: 'close', to, id, code, reason });
      },
      getBufferedBytes: () => 0,
    });
    connections.set(`${to}/${id}`, connection);
  }

  return message => {
    if (!('from' in message)) return;
    const { from, id } = message;
    const connection = connections.get(`${from}/${id}`);
    switch (message.kind) {
      case 'request':
        post({ kind: 'taken', to: from, id });
        void handleRequest(deserializeRequest(message.request))
          .then(serializeResponse)
          .then(response => post({ kind: 'response', to: from, id, response }));
        break;
      case 'connect':
        connect(from, id);
        break;
      case 'say':
        connection?.receive(message.text);
        break;
      case 'ended':
        connections.delete(`${from}/${id}`);
        connection?.onClose();
    }
  };
}
