import { calls } from '../../data/calls.ts';
import { MATERIAL_KINDS } from '../../domain/uploads.ts';
import type { UploadTarget } from './Upload.ts';

/** The library of pictures, videos and texts: the same content is stored once. @see MEDIA-14 */
export const materialTarget: UploadTarget = {
  kinds: MATERIAL_KINDS,
  send: (file, control) => calls.storage.uploadFile({ body: { file }, ...control }),
  findDuplicate: async (digest, signal) => {
    const filter = { where: { digest }, limit: 1 };
    const [same] = await calls.storage.listFiles({ query: { filter }, signal });
    return same?.name;
  },
};
