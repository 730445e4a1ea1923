import { once } from 'node:events';
import { WebSocket } from 'ws';

type ReceivedFrame = Readonly<Record<string, unknown>>;

/** Returns the alerts of a frame with several one by one, as if each had its own frame. */
export const listFrames = (frame: ReceivedFrame): readonly ReceivedFrame[] =>
  frame.type === 'alerts' ? (frame.alerts as readonly ReceivedFrame[]) : [frame];

/** A client of the alert socket. */
export interface LiveClient {
  /** The received frames; alerts that arrived together are listed one by one. */
  readonly frames: readonly ReceivedFrame[];
  readonly send: (message: unknown) => void;
  /** The close code of the socket. */
  readonly closed: Promise<number>;
  readonly close: () => void;
}

/** Connects to the socket of a platform; its URL contains no token. */
export async function connectLiveClient(url: string, origin?: string): Promise<LiveClient> {
  const socketUrl = `${url.replace(/^http/, 'ws')}/core/notification/device`;
  const socket = new WebSocket(socketUrl, { origin });
  const frames: ReceivedFrame[] = [];
  socket.on('message', (data: Buffer) =>
    frames.push(...listFrames(JSON.parse(data.toString()) as ReceivedFrame)),
  );
  const closed = new Promise<number>(resolve => socket.on('close', resolve));
  await once(socket, 'open');
  return {
    frames,
    closed,
    send: message =>
      socket.send(
        typeof message === 'string' || message instanceof Uint8Array
          ? message
          : JSON.stringify(message),
      ),
    close: () => socket.close(),
  };
}
