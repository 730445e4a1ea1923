import { useCallback, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';

import { materialTarget } from '../../../data/materialTarget.ts';
import { useUploadBatches } from '../../../resources/uploads/useUploadBatches.ts';
import { watchStoredFiles } from '../../../resources/uploads/watchStoredFiles.ts';
import type { OnFileStored, StoredFile } from './LibraryContext.ts';

/** Uploads material inside the editor. @see MEDIA-14 */
export function useLibraryUploads() {
  const queryClient = useQueryClient();
  const { ids, start } = useUploadBatches(materialTarget);
  const [stops] = useState(() => new Set<() => void>());
  // The uploads continue without the editor, which no longer places them.
  useEffect(() => () => stops.forEach(stop => stop()), [stops]);
  const upload = useCallback(
    (files: readonly File[], onStored?: OnFileStored) => {
      const batch = start(files, () => void queryClient.invalidateQueries({ queryKey: ['files'] }));
      if (!onStored) return;
      stops.add(
        watchStoredFiles(batch.ids, (record, index) => onStored(record as StoredFile, index)),
      );
    },
    [start, queryClient, stops],
  );
  return { upload, uploadIds: ids };
}
