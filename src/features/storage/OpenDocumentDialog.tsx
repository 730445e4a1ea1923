import { calls } from '../../data/calls.ts';
import type { OperationDialogProps } from '../../resources/record/OperationDialogProps.ts';
import { StoredFileDialog } from './StoredFileDialog.tsx';

/** @see STORE-01 */
export default function OpenDocumentDialog({ record, onClose }: OperationDialogProps) {
  const id = String(record.id);
  return (
    <StoredFileDialog
      name={String(record.name ?? id)}
      queryKey={['documents', id]}
      load={signal => calls.storage.downloadDocument({ path: { id }, signal })}
      onClose={onClose}
    />
  );
}
