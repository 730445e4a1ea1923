import { WORKER_POLICY } from '../../mocks/hosts/demoWorker.ts';
import { generateInChild } from './childTask.ts';
import { ensureBuilt, serveBuild } from './consoleBuild.ts';
import { portFlag, readFlags } from './flags.ts';
import { getDataFolder } from './projectPaths.ts';
import { assertPortFree } from './assertPortFree.ts';
import { runCommand } from './runCommand.ts';

/** `npm run demo`: a static site that includes the platform, in a service worker. */
await runCommand(async () => {
  const flags = readFlags('npm run demo', { port: portFlag(5175) });
  await assertPortFree(flags.port);
  await generateInChild();
  const outDir = `${getDataFolder()}/demo`;
  await ensureBuilt(outDir, 'demo');
  return serveBuild({ port: flags.port, outDir, trustedTypesPolicies: [WORKER_POLICY] });
});
