import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';

/** What nobody may do to the account that is signed in. */
export type Forbidden = 'lock' | 'delete' | 'reset';

interface CannotMyselfDialogProps {
  readonly what: Forbidden;
  readonly onClose: () => void;
}

/** Says why, and sends nothing. */
export const CannotMyselfDialog = ({ what, onClose }: CannotMyselfDialogProps) => {
  const translate = useTranslate();
  return (
    <FormDialog open size="small" title={translate('users.myself')} glyph="info" onClose={onClose}>
      <DialogBody>
        <p className="dialog-text">{translate(`${what}.cannot.myself`)}</p>
      </DialogBody>
      <DialogActions>
        <ActionButton kind="primary" size="large" onClick={onClose} data-least-harmful>
          {translate('users.understood')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
};
