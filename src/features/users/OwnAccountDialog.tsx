import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';

/** An action that is forbidden on the signed-in account. */
export type ForbiddenAction = 'lock' | 'delete' | 'reset';

interface OwnAccountDialogProps {
  readonly action: ForbiddenAction;
  readonly onClose: () => void;
}

/** Explains why the action is forbidden; sends nothing. */
export const OwnAccountDialog = ({ action, onClose }: OwnAccountDialogProps) => {
  const translate = useTranslate();
  return (
    <FormDialog
      open
      size="small"
      title={translate('users.ownAccount')}
      glyph="info"
      onClose={onClose}
    >
      <DialogBody>
        <p className="dialog-text">{translate(`${action}.cannot.myself`)}</p>
      </DialogBody>
      <DialogActions>
        <ActionButton kind="primary" size="large" onClick={onClose} data-least-harmful>
          {translate('users.ok')}
        </ActionButton>
      </DialogActions>
    </FormDialog>
  );
};
