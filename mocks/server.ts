import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { CityOptions } from './city/city.ts';
import { allowOrigins } from './platform/cors.ts';
import { hardenServer } from './platform/hardenServer.ts';
import { serveSocket } from './platform/live/wsSocket.ts';
import { handle, HOST } from './platform/nodeHttp.ts';
import { openDurablePlatform } from './platform/openDurablePlatform.ts';
import type { Platform } from './platform/openPlatform.ts';
import type { Rows } from './platform/Store.ts';
import type { World } from './platform/world.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';

/** What the standalone platform can be asked for. */
export interface ServerOptions extends Partial<CityOptions> {
  /** 0 for any free one. */
  readonly port: number;
  /** The file of its state; in memory when absent. */
  readonly data?: string;
  /** A tester's own rows in place of a city, checked. */
  readonly rows?: Rows;
  /** Other documents than the project's own. */
  readonly world?: World;
  readonly scenario?: ScenarioName;
  /** Origins whose pages may call it. */
  readonly origins?: readonly string[];
  /** Failed sign-ins that an account may have in a minute; 10 when absent. */
  readonly loginFailures?: number;
  readonly clock?: () => number;
  /** Hears of errors inside; never of a token or a password. */
  readonly onError?: (error: unknown, operationId: string) => void;
}

/** A standalone platform that listens. */
export interface RunningServer {
  readonly url: string;
  /** True when the state is that of an earlier run, so that a seed and sizes had no effect. */
  readonly isKept: boolean;
  readonly live: Platform['live'];
  readonly close: () => Promise<void>;
}

/**
 * Starts the standalone platform on this machine.
 *
 * @throws an error with the code EADDRINUSE for a busy port; DataFileError for a file that cannot be used
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, data, origins = [] } = options;
  const platform = await openDurablePlatform(data, { ...options, city: options });
  const answer = allowOrigins(platform.answer, origins);
  const server = createServer(HTTP, (incoming, outgoing) => {
    handle(answer, incoming, outgoing).catch((error: unknown) => {
      options.onError?.(error, '');
      outgoing.destroy();
    });
  });
  hardenServer(server);
  const endSocket = serveSocket(server, { connect: platform.live.connect, origins });
  try {
    await listen(server, port);
  } catch (error) {
    platform.close();
    throw error;
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    isKept: platform.isKept,
    live: platform.live,
    async close() {
      platform.live.closeAll();
      await endSocket();
      await stop(server);
      platform.close();
    },
  };
}

/** It looks often for requests that take too long, and refuses one without a host in words of its own. */
const HTTP = { connectionsCheckingInterval: 5_000, requireHostHeader: false };

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
}

function stop(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
