import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { countFailures } from './operationResponse.ts';
import { ResponseView } from './ResponseView.tsx';

interface ResponseDialogProps {
  readonly title: string;
  readonly operation: OperationDescriptor;
  readonly response?: unknown;
  readonly onClose: () => void;
  /** Repeats the operation for the devices that failed. */
  readonly onRetry?: () => void;
}

export const ResponseDialog = ({
  title,
  operation,
  response,
  onClose,
  onRetry,
}: ResponseDialogProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  return (
    <FormDialog open size="middle" title={title} onClose={onClose}>
      <DialogBody>
        <ResponseView operation={operation} response={response} />
      </DialogBody>
      <DialogActions>
        {onRetry && (
          <ActionButton onClick={onRetry}>
            {translate('task.retry', { count: formatNumber(countFailures(response)?.failed ?? 0) })}
          </ActionButton>
        )}
        <ActionButton kind="primary" data-least-harmful onClick={onClose}>
          {translate('bulk.close')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
};
