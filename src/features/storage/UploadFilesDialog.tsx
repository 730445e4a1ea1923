import type { OperationDialogProps } from '../../resources/record/OperationDialogProps.ts';
import { materialTarget } from '../../data/materialTarget.ts';
import { UploadDialog } from './UploadDialog.tsx';

/** Uploads many files to the library. @see STORE-04, MEDIA-14 */
export default function UploadFilesDialog(props: OperationDialogProps) {
  return <UploadDialog {...props} titleKey="storage.upload.files" target={materialTarget} />;
}
