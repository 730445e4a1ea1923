import { generateInChild } from './childTask.ts';
import { originFlag, platformFlags, portFlag, readFlags, text } from './flags.ts';
import { openDocuments } from './externalDocuments.ts';
import { loadRows } from './loadRows.ts';
import { warnRestoredState, reportError } from './durablePlatform.ts';
import { getDataFolder } from './projectPaths.ts';
import { assertPortFree } from './assertPortFree.ts';
import { runCommand } from './runCommand.ts';

/** `npm run mocks`: the platform alone, in memory or in a file. */
await runCommand(async () => {
  const flags = readFlags('npm run mocks', {
    port: portFlag(8080),
    data: text(undefined),
    origin: originFlag(),
    ...platformFlags,
  });
  await assertPortFree(flags.port);
  await generateInChild();
  const documents =
    flags.openapi === undefined ? undefined : await openDocuments(flags.openapi, getDataFolder());
  const rows = await loadRows(flags, documents?.definition);
  // The platform imports generated modules, so it is loaded after generation.
  const { startServer } = await import('../../mocks/hosts/server.ts');
  const server = await startServer({
    ...flags,
    now: flags.at,
    rows,
    definition: documents?.definition,
    origins: flags.origin === undefined ? [] : [flags.origin],
    onError: reportError,
  });
  if (flags.data !== undefined && server.isRestored)
    warnRestoredState(flags.data, flags, server.names);
  return { port: Number(new URL(server.url).port), close: server.close };
});
