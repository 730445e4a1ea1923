import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { WorkInDialog } from '../tasks/WorkInDialog.tsx';
import { blockersOf } from '../related/blockersOf.ts';
import { InTheWay } from '../related/InTheWay.tsx';
import { usePointers } from '../related/usePointing.ts';
import { useFailureWords } from '../useFailureWords.ts';
import { Consequences } from './Consequences.tsx';
import { isGrave } from './isGrave.ts';
import type { OperationDialogProps } from './OperationDialogProps.ts';
import { useOperation } from './useOperation.tsx';

interface Refused {
  readonly words: string;
  readonly error: unknown;
}

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
  const references = usePointers(descriptor.name);
  const { call, wordsFor, taskId } = useOperation(descriptor, record);
  const words = wordsFor(operation);
  const act = translate('action.confirm', words);
  const [state, setState] = useState<'asking' | 'working' | Refused>('asking');
  const refused = typeof state === 'object' ? state : undefined;

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
      const { reason, remedy = '' } = failureWords(error, {
        listsBlockers: operation.is === 'delete' && blockersOf(references, error).length > 0,
      });
      const words = `${translate('action.failed', { act, reason })} ${remedy}`.trim();
      setState({ words, error });
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
      error={refused?.words}
      because={
        refused &&
        operation.is === 'delete' && (
          <InTheWay descriptor={descriptor} id={record.id} error={refused.error} />
        )
      }
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
