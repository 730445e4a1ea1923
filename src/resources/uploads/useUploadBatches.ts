import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';

import { watchTask } from '../tasks/tasks.ts';
import { type OnUploadsStored, startUploads } from './startUploads.ts';
import type { UploadTarget } from './Upload.ts';

type UploadBatch = ReturnType<typeof startUploads>;

interface UploadBatches {
  /** The uploads of all choices of files, in their order. */
  readonly ids: readonly string[];
  readonly start: (files: readonly File[], onStored: OnUploadsStored) => UploadBatch;
}

/**
 * Uploads choices of files, each as one task that is watched while the component is mounted.
 *
 * @example
 * const { ids, start } = useUploadBatches(materialTarget);
 * start(files, stored => setMaterials(stored));
 */
export function useUploadBatches(target: UploadTarget): UploadBatches {
  const translate = useTranslate();
  const [batches, setBatches] = useState<readonly UploadBatch[]>([]);
  useEffect(() => {
    const stops = batches.map(({ taskId }) => watchTask(taskId));
    return () => stops.forEach(stop => stop());
  }, [batches]);
  const start = useCallback(
    (files: readonly File[], onStored: OnUploadsStored) => {
      const title = translate('upload.title', { smart_count: files.length });
      const batch = startUploads(files, target, title, onStored);
      setBatches(former => [...former, batch]);
      return batch;
    },
    [target, translate],
  );
  const ids = useMemo(() => batches.flatMap(batch => batch.ids), [batches]);
  return { ids, start };
}
