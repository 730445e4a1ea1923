import { MATERIAL_KINDS } from '../domain/uploads.ts';
import type { OnUploadProgress } from '../schema/uploadProgress.ts';
import { calls } from './calls.ts';

/** The library of pictures, videos and texts as a target of uploads: the same content is stored once. @see MEDIA-14 */
export const materialTarget = {
  kinds: MATERIAL_KINDS,
  send: (
    file: File,
    control: { readonly signal: AbortSignal; readonly onUploadProgress: OnUploadProgress },
  ) => calls.storage.uploadFile({ body: { file }, ...control }),
  findDuplicate: async (digest: string, signal: AbortSignal): Promise<string | undefined> => {
    const filter = { where: { digest }, limit: 1 };
    const [same] = await calls.storage.listFiles({ query: { filter }, signal });
    return same?.name;
  },
};
