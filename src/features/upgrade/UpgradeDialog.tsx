import { useQueryClient } from '@tanstack/react-query';

import { NOT_SAVED } from '../../resources/form/useFormSubmission.ts';
import type { OperationDialogProps } from '../../resources/record/OperationDialogProps.ts';
import { useOperationCall } from '../../resources/record/useOperationCall.tsx';
import { CallProgress } from '../../resources/tasks/CallProgress.tsx';
import { UpgradeForm } from './UpgradeForm.tsx';

export default function UpgradeDialog({
  descriptor,
  operation,
  record,
  onClose,
  onDone,
}: OperationDialogProps) {
  const queryClient = useQueryClient();
  const { call, taskId } = useOperationCall(descriptor, record);
  return (
    <UpgradeForm
      records={[record]}
      missingCount={0}
      footer={<CallProgress id={taskId} onMoved={onClose} />}
      onConfirm={async (_records, values) => {
        const outcome = await call(operation, values);
        if (!outcome) return NOT_SAVED;
        void queryClient.invalidateQueries({ queryKey: ['upgradeLogs'] });
        onClose();
        // The response is an entry of the upgrade log, which tracks the upgrade.
        onDone(undefined);
        return outcome.response;
      }}
      onClose={onClose}
    />
  );
}
