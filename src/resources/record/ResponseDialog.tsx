import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { ResponseView } from './ResponseView.tsx';

interface ResponseDialogProps {
  readonly title: string;
  readonly operation: OperationDescriptor;
  readonly response?: unknown;
  readonly onClose: () => void;
}

export const ResponseDialog = ({ title, operation, response, onClose }: ResponseDialogProps) => {
  const translate = useTranslate();
  return (
    <FormDialog open size="middle" title={title} onClose={onClose}>
      <DialogBody>
        <ResponseView operation={operation} response={response} />
      </DialogBody>
      <DialogActions>
        <ActionButton kind="primary" data-least-harmful onClick={onClose}>
          {translate('bulk.close')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
};
