import { useQueryClient } from '@tanstack/react-query';

import { STAY } from '../../../resources/form/useRecordForm.ts';
import type { OperationDialogProps } from '../../../resources/record/OperationDialogProps.ts';
import { useOperation } from '../../../resources/record/useOperation.tsx';
import { WorkInDialog } from '../../../resources/tasks/WorkInDialog.tsx';
import { UpgradeForm } from './UpgradeForm.tsx';

/** Upgrades one device. */
export default function UpgradeDialog({
  descriptor,
  operation,
  record,
  onClose,
  onDone,
}: OperationDialogProps) {
  const cache = useQueryClient();
  const { call, taskId } = useOperation(descriptor, record);
  return (
    <UpgradeForm
      records={[record]}
      missing={0}
      foot={<WorkInDialog id={taskId} onMoved={onClose} />}
      onConfirm={async (_records, values) => {
        const called = await call(operation, values);
        if (!called) return STAY;
        void cache.invalidateQueries({ queryKey: ['upgradeLogs'] });
        onClose();
        // What it answers is a line of the upgrade log, which follows it.
        onDone(undefined);
        return called.answer;
      }}
      onClose={onClose}
    />
  );
}
