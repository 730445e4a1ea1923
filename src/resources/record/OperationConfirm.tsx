import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useErrorWords } from '../useErrorWords.ts';
import { useText } from '../useText.ts';
import type { OperationDialogProps } from './OperationDialogProps.ts';
import { useOperation } from './useOperation.ts';

/** Names the act and its object, says what happens, and does it when that is confirmed. */
export const OperationConfirm = ({
  descriptor,
  operation,
  record,
  onClose,
  onDone,
}: OperationDialogProps) => {
  const translate = useTranslate();
  const text = useText();
  const errorWords = useErrorWords();
  const { call, wordsFor } = useOperation(descriptor, record);
  const words = wordsFor(operation);
  const [state, setState] = useState<'asking' | 'working' | { readonly error: string }>('asking');
  const isGrave = operation.is === 'delete' || operation.physical;

  const confirm = async () => {
    setState('working');
    try {
      await call(operation);
      onClose();
      onDone?.();
    } catch (error) {
      setState({ error: errorWords(error) });
    }
  };
  return (
    <ConfirmDialog
      open
      size={isGrave ? 'warning' : 'small'}
      title={translate('action.ask', words)}
      confirm={translate('action.confirm', words)}
      tone={operation.is === 'delete' ? 'error' : 'primary'}
      working={state === 'working'}
      error={typeof state === 'object' ? state.error : undefined}
      onClose={onClose}
      onConfirm={() => {
        if (state !== 'working') void confirm();
      }}
    >
      {operation.confirm && <p>{text(operation.confirm)}</p>}
      {operation.physical && <p>{translate('action.physical')}</p>}
      {operation.is === 'delete' && !operation.confirm && <p>{translate('action.irrevocable')}</p>}
    </ConfirmDialog>
  );
};
