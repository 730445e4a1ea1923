import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { type GenerateOptions, isGenerated } from '../generate.ts';
import { ReportedError } from './CommandError.ts';

/** Tasks whose memory must not stay in the server process: the generator and the bundler need hundreds of MB. */
export type ChildTask =
  | { readonly task: 'generate'; readonly generation: GenerateOptions }
  | {
      readonly task: 'build';
      readonly outDir: string;
      readonly mode: string;
      /** The folder of an external catalogue. */
      readonly catalogue?: string;
    };

const SCRIPT = fileURLToPath(new URL('runTask.ts', import.meta.url));

/**
 * Runs a task in a child process with the output of this terminal.
 *
 * @throws ReportedError when it fails; the child has printed the reason
 */
export function runChildTask(task: ChildTask): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(SCRIPT, [JSON.stringify(task)]);
    child.once('error', reject);
    child.once('exit', code => {
      if (code === 0) resolve();
      else reject(new ReportedError());
    });
  });
}

/** Generates outdated files in a child process. */
export async function generateInChild(generation: GenerateOptions = {}): Promise<void> {
  if (!isGenerated(generation)) await runChildTask({ task: 'generate', generation });
}
