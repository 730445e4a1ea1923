import { TableError } from '../table/TableError.ts';
import type { ImportWorker } from './ImportWorker.ts';

type WorkerMethod = keyof ImportWorker;

/** A request of the page to the worker. */
export interface WorkerRequest {
  readonly requestId: number;
  readonly method: WorkerMethod;
  readonly args: readonly unknown[];
}

export interface WorkerResponse {
  readonly requestId: number;
  readonly value?: unknown;
  readonly tableError?: { readonly key: string; readonly args: TableError['args'] };
  readonly error?: string;
}

interface PendingRequest {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface OpenImportWorker extends ImportWorker {
  /** Releases the file and its rows. */
  close(): void;
}

/**
 * Opens an import worker in a thread, so that a large file does not block the page; without worker support, on the
 * page.
 */
export async function openImportWorker(): Promise<OpenImportWorker> {
  if (typeof Worker === 'undefined') {
    const { createLocalImportWorker } = await import('./createLocalImportWorker.ts');
    return { ...createLocalImportWorker(), close: () => undefined };
  }
  const worker = new Worker(new URL('./importWorkerThread.ts', import.meta.url), {
    type: 'module',
  });
  const pendingRequests = new Map<number, PendingRequest>();
  let requestCount = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
    const pendingRequest = pendingRequests.get(data.requestId);
    pendingRequests.delete(data.requestId);
    if (data.tableError)
      pendingRequest?.reject(new TableError(data.tableError.key, data.tableError.args));
    else if (data.error !== undefined) pendingRequest?.reject(new Error(data.error));
    else pendingRequest?.resolve(data.value);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of pendingRequests.values())
      reject(new Error(message || 'The reader of files ended'));
    pendingRequests.clear();
  });

  const createMethod = <Name extends WorkerMethod>(name: Name): ImportWorker[Name] =>
    // The arguments and the result of each request are those of the method of its name, which TypeScript cannot
    // express.
    ((...args: readonly unknown[]) =>
      new Promise((resolve, reject) => {
        requestCount += 1;
        pendingRequests.set(requestCount, { resolve, reject });
        worker.postMessage({ requestId: requestCount, method: name, args } satisfies WorkerRequest);
      })) as unknown as ImportWorker[Name];

  return {
    open: createMethod('open'),
    collectReferences: createMethod('collectReferences'),
    getKeys: createMethod('getKeys'),
    addExistingIds: createMethod('addExistingIds'),
    check: createMethod('check'),
    pick: createMethod('pick'),
    compare: createMethod('compare'),
    reject: createMethod('reject'),
    summarize: createMethod('summarize'),
    preview: createMethod('preview'),
    takeReadyRows: createMethod('takeReadyRows'),
    report: createMethod('report'),
    close: () => {
      worker.terminate();
      for (const { reject } of pendingRequests.values())
        reject(new Error('The reader of files is closed'));
      pendingRequests.clear();
    },
  };
}
