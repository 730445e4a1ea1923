import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { allowOrigins } from '../platform/cors.ts';
import { hardenServer } from '../platform/hardenServer.ts';
import { serveSocket } from '../platform/live/wsSocket.ts';
import { handleNodeRequest, HOST } from '../platform/nodeHttp.ts';
import { openDurablePlatform } from '../assembly/openDurablePlatform.ts';
import type { Platform } from '../assembly/openPlatform.ts';
import type { StoreRows } from '../platform/Store.ts';
import type { CityOptions, PlatformDefinition } from '../platform/platformDefinition.ts';
import type { PlatformMode } from '../platform/operationRule.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';

/** The options of the standalone platform. */
export interface ServerOptions extends Partial<CityOptions> {
  /** 0 for any free one. */
  readonly port: number;
  /** The file of the platform's state; in memory when absent. */
  readonly data?: string;
  /** A tester's own validated rows instead of a city. */
  readonly rows?: StoreRows;
  /** External documents instead of the project's own. */
  readonly definition?: PlatformDefinition;
  readonly scenario?: ScenarioName;
  /** The product mode; `smartLight` when absent. @see SHELL-16 */
  readonly mode?: PlatformMode;
  /** Origins whose pages may call the platform. */
  readonly origins?: readonly string[];
  /** Failed sign-ins that an account may have in a minute; 10 when absent. */
  readonly loginFailures?: number;
  readonly clock?: () => number;
  /** Waits for the response time of a device; in real time when absent. */
  readonly delay?: (ms: number) => Promise<void>;
  /** Called with internal errors; never with a token or a password. */
  readonly onError?: (error: unknown, operationId: string) => void;
}

/** A standalone platform that listens. */
export interface RunningServer {
  readonly url: string;
  /** True when the state is that of an earlier run, so that a seed and sizes had no effect. */
  readonly isRestored: boolean;
  readonly names: Platform['names'];
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
  const handleRequest = allowOrigins(platform.handleRequest, origins);
  const server = createServer(HTTP_OPTIONS, (incoming, outgoing) => {
    handleNodeRequest(handleRequest, incoming, outgoing).catch((error: unknown) => {
      options.onError?.(error, '');
      outgoing.destroy();
    });
  });
  hardenServer(server);
  const stopSocketServer = serveSocket(server, { connect: platform.live.connect, origins });
  try {
    await listen(server, port);
  } catch (error) {
    platform.close();
    throw error;
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    isRestored: platform.isRestored,
    names: platform.names,
    live: platform.live,
    async close() {
      platform.live.closeAll();
      await stopSocketServer();
      await closeServer(server);
      platform.close();
    },
  };
}

/** Checks for slow requests frequently, and leaves the error for a missing host to the platform. */
const HTTP_OPTIONS = { connectionsCheckingInterval: 5_000, requireHostHeader: false };

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
