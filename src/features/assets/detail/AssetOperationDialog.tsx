import { type ReactNode, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { CallProgress } from '../../../resources/tasks/CallProgress.tsx';
import type { FormValues } from '../../../resources/form/FormRules.ts';
import { useOperationCall } from '../../../resources/record/useOperationCall.tsx';
import { useDescribeError } from '../../../resources/useDescribeError.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

export interface AssetOperationDialogProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  /** On which record it is done. */
  readonly record: RaRecord;
  readonly values?: FormValues;
  /** The act and its object, as a question. */
  readonly title: string;
  /** The act and its object, as a button. */
  readonly confirmLabel: string;
  readonly size?: 'small' | 'warning';
  /** What happens, and when it ends. */
  readonly children: ReactNode;
  /** What can be done about a refusal. */
  readonly renderRemedy?: (error: unknown) => ReactNode;
  readonly onClose: () => void;
  readonly onDone?: (response: unknown) => void;
}

/** Asks before an act whose values are known, does it once, and says in words why it was refused. */
export const AssetOperationDialog = ({
  descriptor,
  operation,
  record,
  values = {},
  title,
  confirmLabel,
  size = 'small',
  children,
  renderRemedy,
  onClose,
  onDone,
}: AssetOperationDialogProps) => {
  const translate = useTranslate();
  const describeError = useDescribeError();
  const { call, taskId } = useOperationCall(descriptor, record);
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<unknown>();

  const execute = async () => {
    setIsWorking(true);
    setError(undefined);
    try {
      const outcome = await call(operation, values);
      if (!outcome) return;
      onClose();
      onDone?.(outcome.response);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsWorking(false);
    }
  };
  const getErrorText = () => {
    const { reason, remedy: advice = '' } = describeError(error);
    return `${translate('action.failed', { act: confirmLabel, reason })} ${advice}`.trim();
  };
  return (
    <ConfirmDialog
      open
      size={size}
      title={title}
      confirmLabel={confirmLabel}
      tone="primary"
      cancelLabel={translate('shell.cancel')}
      isPending={isWorking}
      error={error === undefined ? undefined : getErrorText()}
      onClose={onClose}
      onConfirm={() => {
        if (!isWorking) void execute();
      }}
    >
      {children}
      {error !== undefined && renderRemedy?.(error)}
      <CallProgress id={taskId} onMoved={onClose} />
    </ConfirmDialog>
  );
};
