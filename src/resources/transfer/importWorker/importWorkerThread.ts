import { exposeMethods } from '../../../threads/exposeMethods.ts';
import { createLocalImportWorker } from './createLocalImportWorker.ts';
import type { ImportWorker } from './ImportWorker.ts';

/** The import worker in its own thread: calls of the page are processed in order. */
exposeMethods<ImportWorker>(createLocalImportWorker());
