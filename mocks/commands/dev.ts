import { createServer } from 'vite';

import { cataloguePlugin } from '../console/cataloguePlugin.ts';
import { consolePlugin } from '../console/consolePlugin.ts';
import { generateInChild } from './childTask.ts';
import { DOCUMENTS_MODE, listenOn, portOf } from './console.ts';
import { openDocuments } from './documents.ts';
import { platformFlags, port, readFlags, text } from './flags.ts';
import { openPlatformIn, platformFile } from './platform.ts';
import { configFile, dataFolder, ROOT } from './project.ts';
import { refuseBusyPort } from './refuseBusyPort.ts';
import { run } from './run.ts';

/** `npm run dev`: the console from its sources, with hot reload, and the platform beside it. */
await run(async () => {
  const flags = readFlags('npm run dev', {
    port: port(5173),
    data: text(dataFolder()),
    ...platformFlags,
  });
  await refuseBusyPort(flags.port);
  await generateInChild();
  const documents =
    flags.openapi === undefined ? undefined : await openDocuments(flags.openapi, flags.data);
  const file = documents?.state ?? platformFile(flags.data);
  const platform = await openPlatformIn(file, flags, documents?.world);
  const server = await createServer({
    configFile,
    ...(documents && { mode: DOCUMENTS_MODE }),
    plugins: [
      ...(documents ? [cataloguePlugin(ROOT, documents.generated)] : []),
      consolePlugin({ platform }),
    ],
    server: {
      ...listenOn(flags.port),
      ...(documents && { fs: { allow: [ROOT, documents.folder] } }),
    },
    logLevel: 'warn',
  });
  await server.listen();
  return { port: portOf(server.httpServer), close: () => server.close() };
});
