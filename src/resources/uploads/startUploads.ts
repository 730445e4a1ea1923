import { createElement } from 'react';

import type { TaskControl } from '../tasks/Task.ts';
import { getTasks, startTask } from '../tasks/tasks.ts';
import { isSettled, type UploadTarget } from './Upload.ts';
import { UploadList } from './UploadList.tsx';
import {
  addUploads,
  cancelUpload,
  getUploads,
  removeUploads,
  subscribeToUploads,
} from './uploadQueue.ts';

interface StartedUploads {
  readonly taskId: string;
  readonly ids: readonly string[];
  /** Resolves with the responses of the stored files once all are settled; never rejects. */
  readonly finished: Promise<readonly unknown[]>;
}

/** Called with the responses of the files that were stored since the last call. */
export type OnUploadsStored = (responses: readonly unknown[]) => void;

const listBatch = (ids: readonly string[]) => getUploads().filter(({ id }) => ids.includes(id));

/**
 * Uploads files as one task, which survives the screen that started it.
 *
 * @param onStored called each time all files are settled and some were stored: also after a retry
 */
export function startUploads(
  files: readonly File[],
  target: UploadTarget,
  title: string,
  onStored: OnUploadsStored = () => undefined,
): StartedUploads {
  const ids = addUploads(files, target);
  reportStored(ids, onStored);
  const { id: taskId, finished } = startTask({
    title,
    run: control => waitForBatch(ids, control),
    Detail: () => createElement(UploadList, { ids }),
  });
  return {
    taskId,
    ids,
    finished: finished.then(() => {
      // The tasks of an ended session are removed with their files.
      if (!getTasks().some(({ id }) => id === taskId)) removeUploads(ids);
      return listBatch(ids).flatMap(({ state, response }) => (state === 'done' ? [response] : []));
    }),
  };
}

function reportStored(ids: readonly string[], onStored: OnUploadsStored): void {
  const reported = new Set<string>();
  const unsubscribe = subscribeToUploads(() => {
    const batch = listBatch(ids);
    if (batch.length === 0) unsubscribe();
    if (!batch.every(isSettled)) return;
    const stored = batch.filter(({ id, state }) => state === 'done' && !reported.has(id));
    if (stored.length === 0) return;
    for (const { id } of stored) reported.add(id);
    onStored(stored.map(({ response }) => response));
  });
}

const waitForBatch = (ids: readonly string[], { signal, reportProgress }: TaskControl) =>
  new Promise<void>(resolve => {
    const report = () => {
      const batch = listBatch(ids);
      const settled = batch.filter(isSettled);
      const failed = settled.filter(({ state }) => state !== 'done').length;
      reportProgress({ done: settled.length, failed, total: ids.length });
      if (settled.length < batch.length) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribeToUploads(report);
    signal.addEventListener('abort', () => ids.forEach(cancelUpload));
    report();
  });
