import { type ReactNode, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { CallProgress } from '../../../resources/tasks/CallProgress.tsx';
import type { FormValues } from '../../../resources/values/FormRules.ts';
import { useOperationCall } from '../../../resources/record/useOperationCall.tsx';
import { useRepresentRecord } from '../../../resources/descriptor/ResourcesContext.ts';
import { useFormatFailure } from '../../../resources/failures/useFormatFailure.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

export interface AssetOperationDialogProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  readonly record: RaRecord;
  readonly values?: FormValues;
  /** The action and its object, as the title of a confirmation. */
  readonly title: string;
  /** The action and its object, as a button label. */
  readonly confirmLabel: string;
  /** The action and its object in the message of a failure; default: the confirm label and the record. */
  readonly failureLabel?: string;
  readonly size?: 'small' | 'warning';
  /** The effect, and its duration. */
  readonly children: ReactNode;
  readonly renderRemedy?: (error: unknown) => ReactNode;
  readonly onClose: () => void;
  readonly onDone?: (response: unknown) => void;
}

/** Confirms an operation with known values, runs it once, and shows why it failed. */
export const AssetOperationDialog = ({
  descriptor,
  operation,
  record,
  values = {},
  title,
  confirmLabel,
  failureLabel,
  size = 'small',
  children,
  renderRemedy,
  onClose,
  onDone,
}: AssetOperationDialogProps) => {
  const translate = useTranslate();
  const formatFailure = useFormatFailure();
  const name = useRepresentRecord(descriptor.name)(record);
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
  const recordLabel = confirmLabel.includes(name)
    ? confirmLabel
    : translate('action.confirm', { action: confirmLabel, record: name });
  return (
    <ConfirmDialog
      open
      size={size}
      title={title}
      confirmLabel={confirmLabel}
      tone="primary"
      cancelLabel={translate('shell.cancel')}
      isPending={isWorking}
      error={error === undefined ? undefined : formatFailure(failureLabel ?? recordLabel, error)}
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
