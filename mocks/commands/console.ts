import type { AddressInfo } from 'node:net';
import { build, type InlineConfig, type Plugin, preview } from 'vite';

import { isOfOthers } from '../console/cataloguePlugin.ts';
import { consolePlugin, type ConsoleServing } from '../console/consolePlugin.ts';
import { isStale } from '../console/sources.ts';
import { HOST } from '../platform/nodeHttp.ts';
import type { Documents } from './documents.ts';
import { configFile, ROOT } from './project.ts';
import type { Listening } from './run.ts';

/** Builds the console unless the build in its folder is of these very sources. */
export async function ensureBuilt(
  outDir = `${ROOT}/dist`,
  mode = 'production',
  plugins: Plugin[] = [],
): Promise<void> {
  if (!isStale(ROOT, outDir, mode)) return;
  await buildConsole(outDir, mode, plugins);
}

/** The mode of a build of other documents: it has no screens but theirs and those of the accounts. */
export const DOCUMENTS_MODE = 'documents';

/** Builds the console of other documents, unless the build in its folder is of these sources and these documents. */
export async function buildDocuments({
  outDir,
  plugins,
  generated,
}: Pick<Documents, 'outDir' | 'plugins' | 'generated'>): Promise<void> {
  const isOther = isStale(ROOT, outDir, DOCUMENTS_MODE) || isOfOthers(outDir, generated);
  if (isOther) await buildConsole(outDir, DOCUMENTS_MODE, plugins);
}

async function buildConsole(
  outDir: string,
  mode: string,
  plugins: readonly Plugin[],
): Promise<void> {
  console.error('Building the console ...');
  // Whatever surrounds this process: what people get is the production build of React.
  process.env.NODE_ENV = 'production';
  await build({ configFile, mode, plugins: [...plugins], build: { outDir }, logLevel: 'warn' });
}

/** What serving a build can be asked for. */
export interface Serving extends ConsoleServing {
  readonly port: number;
  readonly outDir?: string;
  /** A platform elsewhere, that the calls are passed on to. */
  readonly api?: string;
}

/** Serves a build with its production headers. */
export async function serveBuild({ port, outDir, api, ...serving }: Serving): Promise<Listening> {
  const server = await preview({
    configFile,
    plugins: [consolePlugin(serving)],
    build: { outDir: outDir ?? `${ROOT}/dist` },
    preview: { ...listenOn(port), proxy: api === undefined ? undefined : proxyTo(api) },
    logLevel: 'warn',
  });
  return { port: portOf(server.httpServer), close: () => server.close() };
}

/** Where and how every command of the console listens: on this machine, on this port or not at all. */
export const listenOn = (port: number) =>
  ({ port, host: HOST, strictPort: true, cors: false }) satisfies InlineConfig['server'];

/** The port that a server has got, which is another than asked for when that was 0. */
export const portOf = (server: { address(): AddressInfo | string | null } | null): number =>
  (server?.address() as AddressInfo).port;

/** The services, the socket and the tester's switch of a platform elsewhere. */
const proxyTo = (target: string) => ({
  '/api': { target, changeOrigin: true },
  '/core': { target, changeOrigin: true, ws: true, rewriteWsOrigin: true },
  '/__scenario': { target, changeOrigin: true },
});
