import { type ReactNode, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { WorkInDialog } from '../../../resources/tasks/WorkInDialog.tsx';
import type { FormValues } from '../../../resources/form/FormRules.ts';
import { useOperation } from '../../../resources/record/useOperation.tsx';
import { useFailureWords } from '../../../resources/useFailureWords.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

export interface ActDialogProps {
  readonly descriptor: ResourceDescriptor;
  readonly operation: OperationDescriptor;
  /** On which record it is done. */
  readonly record: RaRecord;
  readonly values?: FormValues;
  /** The act and its object, as a question. */
  readonly title: string;
  /** The act and its object, as a button. */
  readonly confirm: string;
  readonly size?: 'small' | 'warning';
  /** What happens, and when it ends. */
  readonly children: ReactNode;
  /** What can be done about a refusal. */
  readonly remedy?: (error: unknown) => ReactNode;
  readonly onClose: () => void;
  readonly onDone?: (answer: unknown) => void;
}

/** Asks before an act whose values are known, does it once, and says in words why it was refused. */
export const ActDialog = ({
  descriptor,
  operation,
  record,
  values = {},
  title,
  confirm,
  size = 'small',
  children,
  remedy,
  onClose,
  onDone,
}: ActDialogProps) => {
  const translate = useTranslate();
  const failureWords = useFailureWords();
  const { call, taskId } = useOperation(descriptor, record);
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<unknown>();

  const act = async () => {
    setWorking(true);
    setError(undefined);
    try {
      const called = await call(operation, values);
      if (!called) return;
      onClose();
      onDone?.(called.answer);
    } catch (failure) {
      setError(failure);
    } finally {
      setWorking(false);
    }
  };
  const words = () => {
    const { reason, remedy: advice = '' } = failureWords(error);
    return `${translate('action.failed', { act: confirm, reason })} ${advice}`.trim();
  };
  return (
    <ConfirmDialog
      open
      size={size}
      title={title}
      confirm={confirm}
      tone="primary"
      cancel={translate('shell.cancel')}
      working={isWorking}
      error={error === undefined ? undefined : words()}
      onClose={onClose}
      onConfirm={() => {
        if (!isWorking) void act();
      }}
    >
      {children}
      {error !== undefined && remedy?.(error)}
      <WorkInDialog id={taskId} onMoved={onClose} />
    </ConfirmDialog>
  );
};
