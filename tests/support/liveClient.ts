import { once } from 'node:events';
import { WebSocket } from 'ws';

type Frame = Readonly<Record<string, unknown>>;

/** A client of the alerts' socket, as a console is. */
export interface LiveClient {
  readonly frames: readonly Frame[];
  readonly say: (message: unknown) => void;
  /** The number that the socket was closed by. */
  readonly closed: Promise<number>;
  readonly close: () => void;
}

/** Connects to the socket of a platform; its address has no token in it. */
export async function connectLive(url: string, origin?: string): Promise<LiveClient> {
  const address = `${url.replace(/^http/, 'ws')}/core/notification/device`;
  const socket = new WebSocket(address, { origin });
  const frames: Frame[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  const closed = new Promise<number>(resolve => socket.on('close', resolve));
  await once(socket, 'open');
  return {
    frames,
    closed,
    say: message =>
      socket.send(
        typeof message === 'string' || message instanceof Uint8Array
          ? message
          : JSON.stringify(message),
      ),
    close: () => socket.close(),
  };
}
