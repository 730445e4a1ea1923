import type { Upload } from './Upload.ts';
import { getUploads, subscribeToUploads } from './uploadQueue.ts';

/** Returns the record that the platform has of a file; undefined while it has none. */
const getRecord = ({ state, response, duplicateOf }: Upload): unknown =>
  state === 'done' ? response : state === 'duplicate' ? duplicateOf : undefined;

/**
 * Calls back once for each file when the platform has it: when it is stored, by a retry too, or is a duplicate.
 *
 * @param onStored receives the record, and the index of the file among the ids
 * @returns a function that ends it
 */
export function watchStoredFiles(
  ids: readonly string[],
  onStored: (record: unknown, index: number) => void,
): () => void {
  const reported = new Set<string>();
  return subscribeToUploads(() => {
    for (const upload of getUploads()) {
      const index = ids.indexOf(upload.id);
      const record = index < 0 || reported.has(upload.id) ? undefined : getRecord(upload);
      if (record === undefined) continue;
      reported.add(upload.id);
      onStored(record, index);
    }
  });
}
