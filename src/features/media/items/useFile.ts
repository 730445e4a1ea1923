import { useQuery } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';
import { MINUTE_MS } from '../../../domain/duration.ts';

const FILE_STALE_MS = 10 * MINUTE_MS;

const readContent = async (id: string, signal: AbortSignal): Promise<Blob> =>
  (await calls.storage.getFileContent({ path: { id }, signal })) as unknown as Blob;

/**
 * Returns the content of a picture or a video of the library. An element cannot load its URL: the request needs the token
 * as a header.
 *
 * @param isEnabled without it the file is not requested, but returned where another element has loaded it
 */
export function useFileContent(id: string | undefined, isEnabled = true) {
  return useQuery({
    queryKey: ['media', 'fileContent', id],
    enabled: isEnabled && id !== undefined,
    staleTime: FILE_STALE_MS,
    queryFn: ({ signal }) => readContent(id ?? '', signal),
  });
}

/** Returns the still of a picture or a video of the library. */
export function useFileStill(id: string | undefined, isEnabled: boolean) {
  return useQuery({
    queryKey: ['media', 'fileStill', id],
    enabled: isEnabled && id !== undefined,
    staleTime: FILE_STALE_MS,
    queryFn: async ({ signal }) =>
      (await calls.storage.getFileStill({ path: { id: id ?? '' }, signal })) as unknown as Blob,
  });
}

/** Returns the content of a text file of the library. */
export function useFileText(id: string | undefined) {
  return useQuery({
    queryKey: ['media', 'fileText', id],
    enabled: id !== undefined,
    staleTime: FILE_STALE_MS,
    queryFn: async ({ signal }) => (await readContent(id ?? '', signal)).text(),
  });
}
