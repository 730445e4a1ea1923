import { generateInChild } from './childTask.ts';
import { ensureBuilt, serveBuild } from './consoleBuild.ts';
import { originFlag, portFlag, readFlags } from './flags.ts';
import { assertPortFree } from './assertPortFree.ts';
import { runCommand } from './runCommand.ts';

/** `npm run preview`: the built console with its production headers, in front of an external platform. */
await runCommand(async () => {
  const flags = readFlags('npm run preview', { port: portFlag(5174), api: originFlag() });
  await assertPortFree(flags.port);
  await generateInChild();
  await ensureBuilt();
  return serveBuild(flags);
});
