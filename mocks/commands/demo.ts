import { WORKER_POLICY } from '../console/worker.ts';
import { generateInChild } from './childTask.ts';
import { ensureBuilt, serveBuild } from './console.ts';
import { port, readFlags } from './flags.ts';
import { dataFolder } from './project.ts';
import { refuseBusyPort } from './refuseBusyPort.ts';
import { run } from './run.ts';

/** `npm run demo`: a static site with the platform inside, in a service worker. */
await run(async () => {
  const flags = readFlags('npm run demo', { port: port(5175) });
  await refuseBusyPort(flags.port);
  await generateInChild();
  const outDir = `${dataFolder()}/demo`;
  await ensureBuilt(outDir, 'demo');
  return serveBuild({ port: flags.port, outDir, policies: [WORKER_POLICY] });
});
