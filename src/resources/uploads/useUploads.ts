import { useStore } from '../../ui/useStore.ts';
import type { Upload } from './Upload.ts';
import { getUploads, subscribeToUploads } from './uploadQueue.ts';

const store = { get: getUploads, subscribe: subscribeToUploads };

/** Returns the uploads with these ids, in the order of the queue. */
export const useUploads = (ids: readonly string[]): readonly Upload[] =>
  useStore(store).filter(({ id }) => ids.includes(id));
