import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';
import { materialTarget } from '../../../data/materialTarget.ts';
import { getUploads } from '../../../resources/uploads/uploadQueue.ts';
import { useUploadBatches } from '../../../resources/uploads/useUploadBatches.ts';
import type { StoredFile } from './LibraryContext.ts';

/** Returns the stored files with the content of some uploads that the storage had already. */
async function findDuplicates(uploadIds: readonly string[]): Promise<readonly StoredFile[]> {
  const names = getUploads().flatMap(({ id, state, duplicateOf }) =>
    uploadIds.includes(id) && state === 'duplicate' ? (duplicateOf ?? []) : [],
  );
  if (names.length === 0) return [];
  return calls.storage.listFiles({ query: { filter: { where: { name: { inq: names } } } } });
}

/** Uploads material inside the editor. @see MEDIA-14 */
export function useLibraryUploads() {
  const queryClient = useQueryClient();
  const { ids, start } = useUploadBatches(materialTarget);
  const upload = useCallback(
    async (files: readonly File[]): Promise<readonly StoredFile[]> => {
      const refreshLibrary = () => queryClient.invalidateQueries({ queryKey: ['files'] });
      const batch = start(files, () => void refreshLibrary());
      const stored = (await batch.finished) as readonly StoredFile[];
      await refreshLibrary();
      return [...stored, ...(await findDuplicates(batch.ids))];
    },
    [start, queryClient],
  );
  return { upload, uploadIds: ids };
}
