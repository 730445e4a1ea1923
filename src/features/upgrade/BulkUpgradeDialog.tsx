import type { BulkConfirmProps } from '../../resources/record/BulkDialogProps.ts';
import { UpgradeForm } from './UpgradeForm.tsx';

/** Confirms the upgrade of many devices; the bulk engine sends the requests and tracks the results. */
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
