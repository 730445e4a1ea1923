import { useQuery } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';
import { objectUrls } from '../../../ui/objectUrls.ts';

const FILE_STALE_MS = 10 * 60_000;

const readContent = async (id: string, signal: AbortSignal): Promise<Blob> =>
  (await calls.storage.getFileContent({ path: { id }, signal })) as unknown as Blob;

/** Returns the URL of a file of the library in this tab; its token is not part of a URL. */
export function useFileUrl(id: string | undefined) {
  return useQuery({
    queryKey: ['media', 'fileUrl', id],
    enabled: id !== undefined,
    staleTime: FILE_STALE_MS,
    queryFn: async ({ signal }) => objectUrls.create(await readContent(id ?? '', signal)),
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
