import { generateInChild } from './childTask.ts';
import { buildDocuments, ensureBuilt, serveBuild } from './console.ts';
import { openDocuments } from './documents.ts';
import { platformFlags, port, readFlags, text } from './flags.ts';
import { openPlatformIn, platformFile } from './platform.ts';
import { dataFolder } from './project.ts';
import { refuseBusyPort } from './refuseBusyPort.ts';
import { run } from './run.ts';

/**
 * `npm start`: the built console with its production headers and the platform, in one process on one port. With
 * `--openapi` both are of other documents.
 */
await run(async () => {
  const flags = readFlags('npm start', {
    port: port(5173),
    data: text(dataFolder()),
    ...platformFlags,
  });
  await refuseBusyPort(flags.port);
  await generateInChild();
  if (flags.openapi !== undefined) {
    const documents = await openDocuments(flags.openapi, flags.data);
    const platform = await openPlatformIn(documents.state, flags, documents.world);
    await buildDocuments(documents);
    return serveBuild({ port: flags.port, platform, outDir: documents.outDir });
  }
  const platform = await openPlatformIn(platformFile(flags.data), flags);
  await ensureBuilt();
  return serveBuild({ port: flags.port, platform });
});
