import { type ConnectedThread, connectThread } from '../../../threads/connectThread.ts';
import { TableError } from '../table/TableError.ts';
import type { ImportWorker } from './ImportWorker.ts';

/** Closing it releases the file and its rows. */
export type OpenImportWorker = ConnectedThread<ImportWorker>;

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
  return connectThread<ImportWorker>(worker, {
    failureMessage: 'The reader of files ended',
    closedMessage: 'The reader of files is closed',
    restoreError: error => (isTableError(error) ? new TableError(error.key, error.args) : error),
  });
}

/** Recognizes the error by its name: a message has no classes. */
const isTableError = (error: Error): error is TableError => error.name === 'TableError';
