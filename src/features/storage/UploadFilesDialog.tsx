import { calls } from '../../data/calls.ts';
import { MATERIAL_KINDS } from '../../domain/uploads.ts';
import type { OperationDialogProps } from '../../resources/record/OperationDialogProps.ts';
import type { UploadTarget } from '../../resources/uploads/Upload.ts';
import { UploadDialog } from './UploadDialog.tsx';

/** The library of pictures, videos and texts: the same content is stored once. */
const target: UploadTarget = {
  kinds: MATERIAL_KINDS,
  send: (file, control) => calls.storage.uploadFile({ body: { file }, ...control }),
  findDuplicate: async (digest, signal) => {
    const filter = { where: { digest }, limit: 1 };
    const [same] = await calls.storage.listFiles({ query: { filter }, signal });
    return same?.name;
  },
};

/** Uploads many files to the library. @see STORE-04, MEDIA-14 */
export default function UploadFilesDialog(props: OperationDialogProps) {
  return <UploadDialog {...props} titleKey="storage.upload.files" target={target} />;
}
