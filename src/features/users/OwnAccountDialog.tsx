import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';

/** What nobody may do to the account that is signed in. */
export type ForbiddenAction = 'lock' | 'delete' | 'reset';

interface OwnAccountDialogProps {
  readonly action: ForbiddenAction;
  readonly onClose: () => void;
}

/** Says why, and sends nothing. */
export const OwnAccountDialog = ({ action, onClose }: OwnAccountDialogProps) => {
  const translate = useTranslate();
  return (
    <FormDialog open size="small" title={translate('users.myself')} glyph="info" onClose={onClose}>
      <DialogBody>
        <p className="dialog-text">{translate(`${action}.cannot.myself`)}</p>
      </DialogBody>
      <DialogActions>
        <ActionButton kind="primary" size="large" onClick={onClose} data-least-harmful>
          {translate('users.understood')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
};
