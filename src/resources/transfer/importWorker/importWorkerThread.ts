import { TableError } from '../table/TableError.ts';
import type { ImportWorker } from './ImportWorker.ts';
import { createLocalImportWorker } from './createLocalImportWorker.ts';
import type { WorkerResponse, WorkerRequest } from './openImportWorker.ts';

/** The import worker in its own thread: requests of the page are processed in order. */
const importWorker = createLocalImportWorker();

type WorkerMethods = Readonly<
  Record<keyof ImportWorker, (...args: readonly unknown[]) => Promise<unknown>>
>;

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const { requestId, method, args } = data;
  // A request has the arguments of its method, and a method may throw synchronously.
  Promise.resolve()
    .then(() => (importWorker as unknown as WorkerMethods)[method](...args))
    .then(
      value => self.postMessage({ requestId, value } satisfies WorkerResponse),
      (error: unknown) =>
        self.postMessage({ requestId, ...serializeError(error) } satisfies WorkerResponse),
    );
});

/** An error loses its class in a message, so it is sent as data. */
const serializeError = (error: unknown): Pick<WorkerResponse, 'tableError' | 'error'> =>
  error instanceof TableError
    ? { tableError: { key: error.key, args: error.args } }
    : { error: error instanceof Error ? error.message : String(error) };
