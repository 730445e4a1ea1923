import { generateInChild } from './childTask.ts';
import { buildDocuments, ensureBuilt, serveBuild } from './consoleBuild.ts';
import { openDocuments } from './externalDocuments.ts';
import { platformFlags, portFlag, readFlags, text } from './flags.ts';
import { openConsolePlatform, getPlatformFile } from './durablePlatform.ts';
import { getDataFolder } from './projectPaths.ts';
import { assertPortFree } from './assertPortFree.ts';
import { runCommand } from './runCommand.ts';

/**
 * `npm start`: the built console with its production headers and the platform, in one process on one port. With
 * `--openapi` both use external documents.
 */
await runCommand(async () => {
  const flags = readFlags('npm start', {
    port: portFlag(5173),
    data: text(getDataFolder()),
    ...platformFlags,
  });
  await assertPortFree(flags.port);
  await generateInChild();
  if (flags.openapi !== undefined) {
    const documents = await openDocuments(flags.openapi, flags.data);
    const platform = await openConsolePlatform(documents.stateFile, flags, documents.definition);
    await buildDocuments(documents);
    return serveBuild({ port: flags.port, platform, outDir: documents.outDir });
  }
  const platform = await openConsolePlatform(getPlatformFile(flags.data), flags);
  await ensureBuilt();
  return serveBuild({ port: flags.port, platform });
});
