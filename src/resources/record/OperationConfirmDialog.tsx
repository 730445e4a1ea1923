import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CallProgress } from '../tasks/CallProgress.tsx';
import { getDeleteBlockers } from '../related/getDeleteBlockers.ts';
import { DeleteBlockers } from '../related/DeleteBlockers.tsx';
import { useReferenceFields } from '../related/useReferenceCounts.ts';
import { useDescribeError } from '../failures/useDescribeError.ts';
import { OperationConsequences } from './OperationConsequences.tsx';
import { isCriticalOperation } from './isCriticalOperation.ts';
import type { OperationDialogProps } from './OperationDialogProps.ts';
import { useOperationCall } from './useOperationCall.tsx';

interface OperationFailure {
  readonly message: string;
  readonly error: unknown;
}

/** Confirms an operation: shows its action, object and consequences, and runs it. */
export const OperationConfirmDialog = ({
  descriptor,
  operation,
  record,
  onClose,
  onDone,
}: OperationDialogProps) => {
  const translate = useTranslate();
  const describeError = useDescribeError();
  const references = useReferenceFields(descriptor.name);
  const { call, getMessageArgs, taskId } = useOperationCall(descriptor, record);
  const messageArgs = getMessageArgs(operation);
  const actionLabel = translate('action.confirm', messageArgs);
  const [state, setState] = useState<'open' | 'working' | OperationFailure>('open');
  const failure = typeof state === 'object' ? state : undefined;

  const runOperation = async () => {
    setState('working');
    try {
      const result = await call(operation);
      if (!result) {
        setState('open');
        return;
      }
      onClose();
      onDone(result.response);
    } catch (error) {
      const { reason, remedy = '' } = describeError(error, {
        listsBlockers:
          operation.kind === 'delete' && getDeleteBlockers(references, error).length > 0,
      });
      const message =
        `${translate('action.failed', { action: actionLabel, reason })} ${remedy}`.trim();
      setState({ message, error });
    }
  };
  return (
    <ConfirmDialog
      open
      size={isCriticalOperation(operation) ? 'warning' : 'small'}
      title={translate('action.confirmTitle', messageArgs)}
      confirmLabel={actionLabel}
      cancelLabel={translate('shell.cancel')}
      tone={operation.kind === 'delete' ? 'error' : 'primary'}
      isPending={state === 'working'}
      error={failure?.message}
      errorDetails={
        failure &&
        operation.kind === 'delete' && (
          <DeleteBlockers descriptor={descriptor} id={record.id} error={failure.error} />
        )
      }
      onClose={onClose}
      onConfirm={() => {
        if (state !== 'working') void runOperation();
      }}
    >
      <OperationConsequences descriptor={descriptor} operation={operation} ids={[record.id]} />
      <CallProgress id={taskId} onMoved={onClose} />
    </ConfirmDialog>
  );
};
