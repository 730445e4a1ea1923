import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

const PROCESSES = 2;

/** Runs something while other processes keep the machine busy; they end with it, also when it fails. */
export async function underLoad<Result>(
  run: (processes: readonly ChildProcess[]) => Promise<Result>,
): Promise<Result> {
  const processes = Array.from({ length: PROCESSES }, () =>
    fork(new URL('busy.ts', import.meta.url)),
  );
  try {
    return await run(processes);
  } finally {
    await Promise.all(processes.map(stop));
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended =
    child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.kill('SIGKILL');
  await ended;
}
