import { useTranslate } from 'react-admin';

import { signOut } from '../api/signIn.ts';
import { useTasks } from '../resources/tasks/useTasks.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { unsaved } from '../ui/unsaved/unsaved.ts';

interface LogOutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before the session ends. The session tells the rest of the console that it did. */
export const LogOutDialog = ({ open, onClose }: LogOutDialogProps) => {
  const translate = useTranslate();
  const running = useTasks().flatMap(({ state, title }) => (state === 'running' ? [title] : []));
  return (
    <ConfirmDialog
      open={open}
      title={translate('shell.logout.ask')}
      confirm={translate('shell.logout')}
      onConfirm={() => void signOut()}
      onClose={onClose}
    >
      <p>{translate('shell.logout.consequence')}</p>
      {open && unsaved.anywhere() && <p>{translate('form.leave.logout')}</p>}
      {running.length > 0 && (
        <p>{translate('tasks.ending', { titles: running.join(translate('form.comma')) })}</p>
      )}
    </ConfirmDialog>
  );
};
