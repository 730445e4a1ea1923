import { useTranslate } from 'react-admin';

import { signOut } from '../api/signIn.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface LogOutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before the session ends. The session tells the rest of the console that it did. */
export const LogOutDialog = ({ open, onClose }: LogOutDialogProps) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      title={translate('shell.logout.ask')}
      confirm={translate('shell.logout')}
      onConfirm={() => void signOut()}
      onClose={onClose}
    >
      {translate('shell.logout.consequence')}
    </ConfirmDialog>
  );
};
