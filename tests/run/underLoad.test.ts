import type { ChildProcess } from 'node:child_process';
import { expect, it } from 'vitest';

import { underLoad } from './underLoad.ts';

const isAlive = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

it('keeps two processes busy for as long as something runs', async () => {
  const [during, processes] = await underLoad(processes =>
    Promise.resolve([processes.map(isAlive), processes] as const),
  );
  expect(during).toEqual([true, true]);
  expect(processes.map(isAlive)).toEqual([false, false]);
});

it('ends them when it fails', async () => {
  let startedProcesses: readonly ChildProcess[] = [];
  const failing = underLoad(processes => {
    startedProcesses = processes;
    return Promise.reject(new Error('a step broke'));
  });
  await expect(failing).rejects.toThrow('a step broke');
  expect(startedProcesses.map(isAlive)).toEqual([false, false]);
});
