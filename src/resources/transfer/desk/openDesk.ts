import { TableProblem } from '../table/TableProblem.ts';
import type { Desk } from './Desk.ts';

type Asks = keyof Desk;

/** What the page asks of the worker, and what it answers. */
export interface Question {
  readonly n: number;
  readonly ask: Asks;
  readonly args: readonly unknown[];
}

export interface Answer {
  readonly n: number;
  readonly value?: unknown;
  readonly problem?: { readonly key: string; readonly args: TableProblem['args'] };
  readonly error?: string;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface OpenDesk extends Desk {
  /** Lets the file and its rows go. */
  close(): void;
}

/** A desk in a worker, so that a file of any size leaves the page free; where there are no workers, on the page. */
export async function openDesk(): Promise<OpenDesk> {
  if (typeof Worker === 'undefined') {
    const { directDesk } = await import('./directDesk.ts');
    return { ...directDesk(), close: () => undefined };
  }
  const worker = new Worker(new URL('./deskWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let count = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.n);
    waiting.delete(data.n);
    if (data.problem) asked?.reject(new TableProblem(data.problem.key, data.problem.args));
    else if (data.error !== undefined) asked?.reject(new Error(data.error));
    else asked?.resolve(data.value);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values())
      reject(new Error(message || 'The reader of files ended'));
    waiting.clear();
  });

  const ask = <Name extends Asks>(name: Name): Desk[Name] =>
    // Each question has the arguments and the answer of the method of its name, which no type of TypeScript ties together.
    ((...args: readonly unknown[]) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        worker.postMessage({ n: count, ask: name, args } satisfies Question);
      })) as unknown as Desk[Name];

  return {
    open: ask('open'),
    gather: ask('gather'),
    keys: ask('keys'),
    know: ask('know'),
    check: ask('check'),
    pick: ask('pick'),
    compare: ask('compare'),
    reject: ask('reject'),
    summary: ask('summary'),
    preview: ask('preview'),
    take: ask('take'),
    report: ask('report'),
    close: () => {
      worker.terminate();
      for (const { reject } of waiting.values()) reject(new Error('The reader of files is closed'));
      waiting.clear();
    },
  };
}
