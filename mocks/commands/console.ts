import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InlineConfig } from 'vite';

import { isOfOthers } from '../console/cataloguePlugin.ts';
import { type ConsoleServerOptions, createConsoleServer } from '../console/consoleServer.ts';
import { isStale } from '../console/sources.ts';
import { HOST } from '../platform/nodeHttp.ts';
import { runChildTask } from './childTask.ts';
import type { Documents } from './documents.ts';
import { ROOT } from './project.ts';
import type { Listening } from './run.ts';

/** Builds the console, in a child process, unless the build in its folder is of these very sources. */
export async function ensureBuilt(outDir = `${ROOT}/dist`, mode = 'production'): Promise<void> {
  if (isStale(ROOT, outDir, mode)) await buildConsole({ outDir, mode });
}

/** The mode of a build of other documents: it has no screens but theirs and those of the accounts. */
export const DOCUMENTS_MODE = 'documents';

/** Builds the console of other documents, unless the build in its folder is of these sources and these documents. */
export async function buildDocuments({
  outDir,
  generated,
}: Pick<Documents, 'outDir' | 'generated'>): Promise<void> {
  const isOther = isStale(ROOT, outDir, DOCUMENTS_MODE) || isOfOthers(outDir, generated);
  if (isOther) await buildConsole({ outDir, mode: DOCUMENTS_MODE, catalogue: generated });
}

function buildConsole(build: {
  readonly outDir: string;
  readonly mode: string;
  readonly catalogue?: string;
}) {
  console.error('Building the console ...');
  return runChildTask({ task: 'build', ...build });
}

/** What serving a build can be asked for. */
export interface Serving extends Omit<ConsoleServerOptions, 'files'> {
  /** 0 for any free one. */
  readonly port: number;
  readonly outDir?: string;
}

/** Serves a build with its production headers. */
export async function serveBuild({
  port,
  outDir = `${ROOT}/dist`,
  ...options
}: Serving): Promise<Listening> {
  const server = createConsoleServer({ files: outDir, ...options });
  await listen(server, port);
  return { port: portOf(server), close: () => closeServer(server) };
}

/** Where and how every command of the console listens: on this machine, on this port or not at all. */
export const listenOn = (port: number) =>
  ({ port, host: HOST, strictPort: true, cors: false }) satisfies InlineConfig['server'];

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });

const closeServer = (server: Server) =>
  new Promise<void>(resolve => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The port that a server has got, which is another than asked for when that was 0. */
export const portOf = (server: { address(): AddressInfo | string | null } | null): number =>
  (server?.address() as AddressInfo).port;
