import { generateInChild } from './childTask.ts';
import { origin, platformFlags, port, readFlags, text } from './flags.ts';
import { openDocuments } from './documents.ts';
import { loadRows } from './load.ts';
import { noteKept, reportError } from './platform.ts';
import { dataFolder } from './project.ts';
import { refuseBusyPort } from './refuseBusyPort.ts';
import { run } from './run.ts';

/** `npm run mocks`: the platform alone, in memory or in a file. */
await run(async () => {
  const flags = readFlags('npm run mocks', {
    port: port(8080),
    data: text(undefined),
    origin: origin(),
    ...platformFlags,
  });
  await refuseBusyPort(flags.port);
  await generateInChild();
  const documents =
    flags.openapi === undefined ? undefined : await openDocuments(flags.openapi, dataFolder());
  const rows = await loadRows(flags, documents?.world);
  // The platform is made of what was generated, so it is loaded after it.
  const { startServer } = await import('../server.ts');
  const server = await startServer({
    ...flags,
    now: flags.at,
    rows,
    world: documents?.world,
    origins: flags.origin === undefined ? [] : [flags.origin],
    onError: reportError,
  });
  if (flags.data !== undefined && server.isKept) noteKept(flags.data, flags);
  return { port: Number(new URL(server.url).port), close: server.close };
});
