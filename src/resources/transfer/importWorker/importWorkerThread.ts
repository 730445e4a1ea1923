import { TableError } from '../table/TableError.ts';
import type { ImportWorker } from './ImportWorker.ts';
import { createLocalImportWorker } from './createLocalImportWorker.ts';
import type { WorkerResponse, WorkerRequest } from './openImportWorker.ts';

/** The desk in a thread of its own: what the page asks is answered in order. */
const importWorker = createLocalImportWorker();

type WorkerMethods = Readonly<
  Record<keyof ImportWorker, (...args: readonly unknown[]) => Promise<unknown>>
>;

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const { requestId, method, args } = data;
  // A question has the arguments of the method of its name, and a method may throw before it promises anything.
  Promise.resolve()
    .then(() => (importWorker as unknown as WorkerMethods)[method](...args))
    .then(
      value => self.postMessage({ requestId, value } satisfies WorkerResponse),
      (error: unknown) =>
        self.postMessage({ requestId, ...serializeError(error) } satisfies WorkerResponse),
    );
});

/** An error crosses over without its class, so what it says goes as data. */
const serializeError = (error: unknown): Pick<WorkerResponse, 'tableError' | 'error'> =>
  error instanceof TableError
    ? { tableError: { key: error.key, args: error.args } }
    : { error: error instanceof Error ? error.message : String(error) };
