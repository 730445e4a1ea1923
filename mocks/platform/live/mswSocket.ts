import { ws } from 'msw/ws';

import { type SocketConnection, type LiveSocket, SOCKET_PATH } from './LiveSocket.ts';

/** Handles the sockets of this page, or this process, with msw. */
export const createSocketHandler = (connect: (socket: LiveSocket) => SocketConnection) =>
  ws.link(`*${SOCKET_PATH}`).addEventListener('connection', ({ client }) => {
    const connection = connect({
      send: text => client.send(text),
      close: (code, reason) => client.close(code, reason),
      getBufferedBytes: () => 0,
    });
    client.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') connection.receive(data);
    });
    client.addEventListener('close', connection.onClose);
  });
