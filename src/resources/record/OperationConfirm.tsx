import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { WorkInDialog } from '../tasks/WorkInDialog.tsx';
import { useFailureWords } from '../useFailureWords.ts';
import { Consequences } from './Consequences.tsx';
import { isGrave } from './isGrave.ts';
import type { OperationDialogProps } from './OperationDialogProps.ts';
import { useOperation } from './useOperation.tsx';

/** Names the act and its object, says what happens, and does it when that is confirmed. */
export const OperationConfirm = ({
  descriptor,
  operation,
  record,
  onClose,
  onDone,
}: OperationDialogProps) => {
  const translate = useTranslate();
  const failureWords = useFailureWords();
  const { call, wordsFor, taskId } = useOperation(descriptor, record);
  const words = wordsFor(operation);
  const act = translate('action.confirm', words);
  const [state, setState] = useState<'asking' | 'working' | { readonly error: string }>('asking');

  const confirm = async () => {
    setState('working');
    try {
      const called = await call(operation);
      if (!called) {
        setState('asking');
        return;
      }
      onClose();
      onDone(called.answer);
    } catch (error) {
      const { reason, remedy = '' } = failureWords(error);
      setState({ error: `${translate('action.failed', { act, reason })} ${remedy}`.trim() });
    }
  };
  return (
    <ConfirmDialog
      open
      size={isGrave(operation) ? 'warning' : 'small'}
      title={translate('action.ask', words)}
      confirm={act}
      cancel={translate('shell.cancel')}
      tone={operation.is === 'delete' ? 'error' : 'primary'}
      working={state === 'working'}
      error={typeof state === 'object' ? state.error : undefined}
      onClose={onClose}
      onConfirm={() => {
        if (state !== 'working') void confirm();
      }}
    >
      <Consequences descriptor={descriptor} operation={operation} ids={[record.id]} />
      <WorkInDialog id={taskId} onMoved={onClose} />
    </ConfirmDialog>
  );
};
