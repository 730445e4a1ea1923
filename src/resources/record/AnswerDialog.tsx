import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { AnswerShow } from './AnswerShow.tsx';

interface AnswerDialogProps {
  readonly title: string;
  readonly operation: OperationDescriptor;
  readonly answer?: unknown;
  readonly onClose: () => void;
}

/** What the platform answered. */
export const AnswerDialog = ({ title, operation, answer, onClose }: AnswerDialogProps) => {
  const translate = useTranslate();
  return (
    <FormDialog open size="middle" title={title} onClose={onClose}>
      <DialogBody>
        <AnswerShow operation={operation} answer={answer} />
      </DialogBody>
      <DialogActions>
        <ActionButton kind="primary" data-least-harmful onClick={onClose}>
          {translate('bulk.close')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
};
