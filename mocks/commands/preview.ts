import { generateInChild } from './childTask.ts';
import { ensureBuilt, serveBuild } from './console.ts';
import { origin, port, readFlags } from './flags.ts';
import { refuseBusyPort } from './refuseBusyPort.ts';
import { run } from './run.ts';

/** `npm run preview`: the built console with its production headers, in front of a platform elsewhere. */
await run(async () => {
  const flags = readFlags('npm run preview', { port: port(5174), api: origin() });
  await refuseBusyPort(flags.port);
  await generateInChild();
  await ensureBuilt();
  return serveBuild(flags);
});
