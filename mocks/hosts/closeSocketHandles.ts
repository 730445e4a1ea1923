import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** The part of a socket that is not public in Node. */
interface SocketWithHandle extends Socket {
  readonly _handle?: { close: () => void } | null;
}

/**
 * Closes the handle of every client socket with the socket. msw replaces `_destroy` of the sockets that it intercepts
 * by a function that leaves the handle open, so each request would stay in memory until the process ends.
 */
export function closeSocketHandles(): void {
  subscribe('net.client.socket', message => {
    const { socket } = message as { readonly socket: SocketWithHandle };
    socket.once('close', () => socket._handle?.close());
  });
}
