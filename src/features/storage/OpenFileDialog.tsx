import { calls } from '../../data/calls.ts';
import type { OperationDialogProps } from '../../resources/record/OperationDialogProps.ts';
import { StoredFileDialog } from './StoredFileDialog.tsx';

/** Opens a file of the library. @see STORE-04 */
export default function OpenFileDialog({ record, onClose }: OperationDialogProps) {
  const id = String(record.id);
  return (
    <StoredFileDialog
      name={String(record.name ?? id)}
      queryKey={['files', id]}
      load={signal => calls.storage.getFileContent({ path: { id }, signal })}
      onClose={onClose}
    />
  );
}
