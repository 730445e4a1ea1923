import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { getPlatformTime } from '../../domain/platformClock.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { useWaitStage } from '../tasks/useWaitStage.ts';
import { useDescribeError } from '../failures/useDescribeError.ts';
import type { SelectedRecords } from './useSelectedRecords.ts';

interface BulkLoadingDialogProps {
  readonly title: string;
  readonly selectedRecords: SelectedRecords;
  readonly onClose: () => void;
}

/** Shown while the selected records are loaded; a short wait shows no dialog. */
export const BulkLoadingDialog = ({ title, selectedRecords, onClose }: BulkLoadingDialogProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const describeError = useDescribeError();
  const [startedAt] = useState(() => getPlatformTime());
  const stage = useWaitStage(startedAt);
  const { error, readCount, total, retry } = selectedRecords;
  if (stage === 'quiet' && !error) return null;
  const { reason, remedy } = error ? describeError(error) : {};
  return (
    <FormDialog open size="small" title={translate('bulk.reading.title')} onClose={onClose}>
      <DialogBody>
        {error ? (
          <p className="dialog-error row gap-6" role="alert">
            {translate('bulk.unread')} {reason} {remedy}
          </p>
        ) : (
          <p className="dialog-text" role="status">
            {translate('bulk.reading', {
              action: title,
              read: formatNumber(readCount),
              total: formatNumber(total),
            })}
          </p>
        )}
      </DialogBody>
      {error ? (
        <DialogFooter
          confirmLabel={translate('shell.retry')}
          cancelLabel={translate('shell.cancel')}
          onCancel={onClose}
          onConfirm={retry}
        />
      ) : (
        <DialogActions>
          <ActionButton onClick={onClose} data-least-harmful>
            {translate('shell.cancel')}
          </ActionButton>
        </DialogActions>
      )}
    </FormDialog>
  );
};
