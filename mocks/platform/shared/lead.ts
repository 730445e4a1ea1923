import type { Connection } from '../live/LiveSocket.ts';
import type { Platform } from '../openPlatform.ts';
import { type Message, packResponse, unpackRequest } from './messages.ts';

/** Answers the other tabs from the platform of this one. */
export function lead(
  { answer, live }: Pick<Platform, 'answer' | 'live'>,
  post: (message: Message) => void,
): (message: Message) => void {
  const connections = new Map<string, Connection>();

  function connect(to: string, id: number) {
    const connection = live.connect({
      send: text => post({ kind: 'push', to, id, text }),
      close: (code, reason) => {
        connections.delete(`${to}/${id}`);
        post({ kind: 'close', to, id, code, reason });
      },
      waiting: () => 0,
    });
    connections.set(`${to}/${id}`, connection);
  }

  return message => {
    if (!('from' in message)) return;
    const { from, id } = message;
    const connection = connections.get(`${from}/${id}`);
    switch (message.kind) {
      case 'ask':
        post({ kind: 'taken', to: from, id });
        void answer(unpackRequest(message.request))
          .then(packResponse)
          .then(response => post({ kind: 'answer', to: from, id, response }));
        break;
      case 'connect':
        connect(from, id);
        break;
      case 'say':
        connection?.receive(message.text);
        break;
      case 'ended':
        connections.delete(`${from}/${id}`);
        connection?.ended();
    }
  };
}
