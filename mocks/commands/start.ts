import { generate } from '../../codegen/generate.ts';
import { ensureBuilt, serveBuild } from './console.ts';
import { platformFlags, port, readFlags, text } from './flags.ts';
import { openPlatformIn } from './platform.ts';
import { dataFolder } from './project.ts';
import { refuseBusyPort } from './refuseBusyPort.ts';
import { run } from './run.ts';

/** `npm start`: the built console with its production headers and the platform, in one process on one port. */
await run(async () => {
  const flags = readFlags('npm start', {
    port: port(5173),
    data: text(dataFolder()),
    ...platformFlags,
  });
  await refuseBusyPort(flags.port);
  await generate();
  const platform = await openPlatformIn(flags.data, flags);
  await ensureBuilt();
  return serveBuild({ port: flags.port, platform });
});
