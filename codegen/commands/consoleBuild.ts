import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { InlineConfig } from 'vite';

import { isBuiltFromOtherDocuments } from '../build/cataloguePlugin.ts';
import { type ConsoleServerOptions, createConsoleServer } from '../serve/consoleServer.ts';
import { isBuildStale } from '../build/sourceStamp.ts';
import { HOST } from '../../mocks/platform/nodeHttp.ts';
import { runChildTask } from './childTask.ts';
import type { ExternalDocuments } from './externalDocuments.ts';
import { ROOT } from './projectPaths.ts';
import type { RunningCommand } from './runCommand.ts';

/**
 * Builds the console, in a child process, unless the existing build has the same sources.
 *
 * @example await ensureBuilt(); // `dist` is a build of the current sources
 */
export async function ensureBuilt(outDir = `${ROOT}/dist`, mode = 'production'): Promise<void> {
  if (isBuildStale(ROOT, outDir, mode)) await buildConsole({ outDir, mode });
}

/** The mode of a build for external documents: it has only their screens and those of the accounts. */
export const DOCUMENTS_MODE = 'documents';

/** Builds the console for external documents, unless the existing build has the same sources and documents. */
export async function buildDocuments({
  outDir,
  generatedFolder,
}: Pick<ExternalDocuments, 'outDir' | 'generatedFolder'>): Promise<void> {
  const needsBuild =
    isBuildStale(ROOT, outDir, DOCUMENTS_MODE) ||
    isBuiltFromOtherDocuments(outDir, generatedFolder);
  if (needsBuild) await buildConsole({ outDir, mode: DOCUMENTS_MODE, catalogue: generatedFolder });
}

function buildConsole(build: {
  readonly outDir: string;
  readonly mode: string;
  readonly catalogue?: string;
}) {
  console.error('Building the console ...');
  return runChildTask({ task: 'build', ...build });
}

export interface ServeOptions extends Omit<ConsoleServerOptions, 'files'> {
  /** The port; 0 for any free one. */
  readonly port: number;
  readonly outDir?: string;
}

/**
 * Serves a build with its production headers.
 *
 * @example
 * const server = await serveBuild({ port: 0, platform });
 * await page.goto(`http://localhost:${server.port}/login`);
 * await server.close();
 */
export async function serveBuild({
  port,
  outDir = `${ROOT}/dist`,
  ...options
}: ServeOptions): Promise<RunningCommand> {
  const server = createConsoleServer({ files: outDir, ...options });
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await listen(server, port);
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      // Also the alert sockets, which the server does not count among its connections.
      for (const socket of sockets) socket.destroy();
    });
  return { port: getPort(server), close };
}

/** Returns the listening options of every console command: on this machine, on this port or not at all. */
export const getServerOptions = (port: number) =>
  ({ port, host: HOST, strictPort: true, cors: false }) satisfies InlineConfig['server'];

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });

/** Returns the port of a server, which differs from the requested one when that was 0. */
export const getPort = (server: { address(): AddressInfo | string | null } | null): number =>
  (server?.address() as AddressInfo).port;
