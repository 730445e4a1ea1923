import { createServer } from 'vite';

import { cataloguePlugin } from '../build/cataloguePlugin.ts';
import { consolePlugin } from '../serve/consolePlugin.ts';
import { generateInChild } from './childTask.ts';
import { DOCUMENTS_MODE, getServerOptions, getPort } from './consoleBuild.ts';
import { openDocuments } from './externalDocuments.ts';
import { platformFlags, portFlag, readFlags, text } from './flags.ts';
import { openConsolePlatform, getPlatformFile } from './durablePlatform.ts';
import { viteConfigFile, getDataFolder, ROOT } from './projectPaths.ts';
import { assertPortFree } from './assertPortFree.ts';
import { runCommand } from './runCommand.ts';

/** `npm run dev`: the console from its sources, with hot reload, and the platform. */
await runCommand(async () => {
  const flags = readFlags('npm run dev', {
    port: portFlag(5173),
    data: text(getDataFolder()),
    ...platformFlags,
  });
  await assertPortFree(flags.port);
  await generateInChild();
  const documents =
    flags.openapi === undefined ? undefined : await openDocuments(flags.openapi, flags.data);
  const file = documents?.stateFile ?? getPlatformFile(flags.data);
  const platform = await openConsolePlatform(file, flags, documents?.definition);
  const server = await createServer({
    configFile: viteConfigFile,
    ...(documents && { mode: DOCUMENTS_MODE }),
    plugins: [
      ...(documents ? [cataloguePlugin(ROOT, documents.generatedFolder)] : []),
      consolePlugin({ platform }),
    ],
    server: {
      ...getServerOptions(flags.port),
      ...(documents && { fs: { allow: [ROOT, documents.folder] } }),
    },
    logLevel: 'warn',
  });
  await server.listen();
  return { port: getPort(server.httpServer), close: () => server.close() };
});
