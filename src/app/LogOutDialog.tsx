import { useTranslate } from 'react-admin';

import { logOut } from '../data/logOut.ts';
import { useTasks } from '../resources/tasks/useTasks.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { unsavedForms } from '../ui/unsaved/unsavedForms.ts';
import { closeDialog } from './openDialogs.ts';

/** Confirms the logout. The session notifies the rest of the console. */
export default function LogOutDialog() {
  const translate = useTranslate();
  const runningTaskTitles = useTasks().flatMap(({ state, title }) =>
    state === 'running' ? [title] : [],
  );
  return (
    <ConfirmDialog
      open
      title={translate('shell.logout.title')}
      confirmLabel={translate('shell.logout')}
      cancelLabel={translate('shell.cancel')}
      onConfirm={() => void logOut()}
      onClose={() => closeDialog('logOut')}
    >
      <p>{translate('shell.logout.consequence')}</p>
      {unsavedForms.hasAny() && <p>{translate('form.leave.logout')}</p>}
      {runningTaskTitles.length > 0 && (
        <p>
          {translate('tasks.ending', { titles: runningTaskTitles.join(translate('form.comma')) })}
        </p>
      )}
    </ConfirmDialog>
  );
}
