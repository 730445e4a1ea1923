import type { BulkAskProps } from '../../../resources/bulk/BulkDialogProps.ts';
import { UpgradeForm } from './UpgradeForm.tsx';

/** The question before many devices are upgraded; what is sent to each, and what became of it, is the engine's. */
export default function UpgradeAsk({ onConfirm, ...props }: BulkAskProps) {
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
