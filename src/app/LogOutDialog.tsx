import { useTranslate } from 'react-admin';

import { logOut } from '../data/logOut.ts';
import { useTasks } from '../resources/tasks/useTasks.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { unsaved } from '../ui/unsaved/unsaved.ts';
import { close } from './opened.ts';

/** Asks before the session ends. The session tells the rest of the console that it did. */
export default function LogOutDialog() {
  const translate = useTranslate();
  const running = useTasks().flatMap(({ state, title }) => (state === 'running' ? [title] : []));
  return (
    <ConfirmDialog
      open
      title={translate('shell.logout.ask')}
      confirm={translate('shell.logout')}
      cancel={translate('shell.cancel')}
      onConfirm={() => void logOut()}
      onClose={() => close('logOut')}
    >
      <p>{translate('shell.logout.consequence')}</p>
      {unsaved.anywhere() && <p>{translate('form.leave.logout')}</p>}
      {running.length > 0 && (
        <p>{translate('tasks.ending', { titles: running.join(translate('form.comma')) })}</p>
      )}
    </ConfirmDialog>
  );
}
