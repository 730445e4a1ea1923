import { MATERIAL_KINDS } from '../domain/uploads.ts';
import type { OnUploadProgress } from '../schema/uploadProgress.ts';
import { calls } from './calls.ts';

interface MaterialControl {
  readonly signal: AbortSignal;
  readonly onUploadProgress: OnUploadProgress;
  /** A frame of a video. */
  readonly still?: File | undefined;
}

/** The library of pictures, videos and texts as a target of uploads: the same content is stored once. @see MEDIA-14 */
export const materialTarget = {
  kinds: MATERIAL_KINDS,
  acceptsStill: true,
  send: (file: File, { still, ...control }: MaterialControl) =>
    calls.storage.uploadFile({ body: { file, ...(still && { still }) }, ...control }),
  findDuplicate: async (digest: string, signal: AbortSignal) => {
    const filter = { where: { digest }, limit: 1 };
    const [same] = await calls.storage.listFiles({ query: { filter }, signal });
    return same;
  },
};
