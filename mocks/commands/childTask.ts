import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { type GenerateOptions, isGenerated } from '../../codegen/generate.ts';
import { ReportedError } from './CommandError.ts';

/** Work whose memory the server that follows must not keep: the generator and the bundler hold hundreds of MB. */
export type ChildTask =
  | { readonly task: 'generate'; readonly generation: GenerateOptions }
  | {
      readonly task: 'build';
      readonly outDir: string;
      readonly mode: string;
      /** The folder of a catalogue other than the project's own. */
      readonly catalogue?: string;
    };

const SCRIPT = fileURLToPath(new URL('runTask.ts', import.meta.url));

/**
 * Runs a task in a child process, which writes to this terminal.
 *
 * @throws ReportedError when it fails; it has said why
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

/** Generates in a child process what is not up to date. */
export async function generateInChild(generation: GenerateOptions = {}): Promise<void> {
  if (!isGenerated(generation)) await runChildTask({ task: 'generate', generation });
}
