import { build, type Plugin } from 'vite';

import { generate } from '../generate.ts';
import { cataloguePlugin } from '../build/cataloguePlugin.ts';
import { demoPlugin } from '../build/demoPlugin.ts';
import type { ChildTask } from './childTask.ts';
import { viteConfigFile, ROOT } from './projectPaths.ts';
import { getErrorMessage } from './runCommand.ts';

/** The script of a child process: runs the one task of its argument and exits, also when its parent exits first. */
process.once('disconnect', () => process.exit(1));
try {
  await runTask(JSON.parse(process.argv[2] ?? '') as ChildTask);
  process.exit(0);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exit(1);
}

async function runTask(task: ChildTask): Promise<void> {
  if (task.task === 'generate') {
    await generate(task.generation);
    return;
  }
  const { outDir, mode, catalogue } = task;
  // The build always has the production build of React, in every environment.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: viteConfigFile,
    mode,
    plugins: plugins(mode, catalogue),
    build: { outDir },
    logLevel: 'warn',
  });
}

function plugins(mode: string, catalogue?: string): Plugin[] {
  return [
    ...(mode === 'demo' ? [demoPlugin(ROOT)] : []),
    ...(catalogue === undefined ? [] : [cataloguePlugin(ROOT, catalogue)]),
  ];
}
