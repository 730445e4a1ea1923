import type { BulkConfirmProps } from '../../../resources/bulk/BulkDialogProps.ts';
import { UpgradeForm } from './UpgradeForm.tsx';

/** The question before many devices are upgraded; what is sent to each, and what became of it, is the engine's. */
export default function BulkUpgradeDialog({ onConfirm, ...props }: BulkConfirmProps) {
  return (
    <UpgradeForm
      {...props}
      onConfirm={(records, values) => {
        onConfirm(records, values);
        return Promise.resolve(undefined);
      }}
    />
  );
}
