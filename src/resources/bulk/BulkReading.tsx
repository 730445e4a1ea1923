import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import { useStage } from '../tasks/useStage.ts';
import { useFailureWords } from '../useFailureWords.ts';
import type { Meant } from './useMeant.ts';

interface BulkReadingProps {
  readonly title: string;
  readonly meant: Meant;
  readonly onClose: () => void;
}

/** While it is being looked up which records are meant; a moment is not worth a dialog. */
export const BulkReading = ({ title, meant, onClose }: BulkReadingProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const words = useFailureWords();
  const [began] = useState(() => Date.now());
  const stage = useStage(began);
  const { error, read, total, again } = meant;
  if (stage === 'quiet' && !error) return null;
  const { reason, remedy } = error ? words(error) : {};
  return (
    <FormDialog open size="small" title={translate('bulk.reading.title')} onClose={onClose}>
      <DialogBody>
        {error ? (
          <p className="dialog-error" role="alert">
            {translate('bulk.unread')} {reason} {remedy}
          </p>
        ) : (
          <p className="dialog-text" role="status">
            {translate('bulk.reading', {
              action: title,
              read: figure(read),
              total: figure(total),
            })}
          </p>
        )}
      </DialogBody>
      {error ? (
        <DialogFoot
          confirm={translate('shell.retry')}
          cancel={translate('shell.cancel')}
          onCancel={onClose}
          onConfirm={again}
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
