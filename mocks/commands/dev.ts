import { createServer } from 'vite';

import { generate } from '../../codegen/generate.ts';
import { consolePlugin } from '../console/consolePlugin.ts';
import { listenOn, portOf } from './console.ts';
import { platformFlags, port, readFlags, text } from './flags.ts';
import { openPlatformIn } from './platform.ts';
import { configFile, dataFolder } from './project.ts';
import { refuseBusyPort } from './refuseBusyPort.ts';
import { run } from './run.ts';

/** `npm run dev`: the console from its sources, with hot reload, and the platform beside it. */
await run(async () => {
  const flags = readFlags('npm run dev', {
    port: port(5173),
    data: text(dataFolder()),
    ...platformFlags,
  });
  await refuseBusyPort(flags.port);
  await generate();
  const platform = await openPlatformIn(flags.data, flags);
  const server = await createServer({
    configFile,
    plugins: [consolePlugin({ platform })],
    server: listenOn(flags.port),
    logLevel: 'warn',
  });
  await server.listen();
  return { port: portOf(server.httpServer), close: () => server.close() };
});
