import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { operation as resetPassword } from '../../generated/users/operations/resetPassword.ts';
import { useLeaveAfterSave } from '../../resources/form/useLeaveAfterSave.ts';
import { useRecordForm } from '../../resources/form/useRecordForm.ts';
import { RecordFormDialog } from '../../resources/record/RecordFormDialog.tsx';
import { useResourceMutation } from '../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../resources/failures/useNotifyError.tsx';
import { passwordRules, repeatField } from './passwordFields.ts';
import type { User } from './User.ts';

interface ResetPasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

const fields = [...resetPassword.body.fields, repeatField];
const deps = { password: ['repeat'] };

export const ResetPasswordDialog = ({ user, onClose }: ResetPasswordDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const leaveAfterSave = useLeaveAfterSave();
  const notifyError = useNotifyError();
  const runAction = useResourceMutation('users');
  const { id, username } = user;
  const title = translate('users.reset.title', { username });

  const state = useRecordForm({
    fields,
    rules: passwordRules(() => username),
    deps,
    onError: error => notifyError(title, error),
    onSubmit: async ({ password }) => {
      const body = { password: String(password) };
      await runAction(() => calls.users.resetPassword({ path: { id }, body }));
      notify('users.reset.done', {
        type: 'success',
        autoHideDuration: 5000,
        messageArgs: { username },
      });
    },
    onSaved: () => leaveAfterSave(onClose),
  });
  return (
    <RecordFormDialog
      title={title}
      confirmLabel={translate('users.reset')}
      state={state}
      fields={fields}
      requiresValid
      onClose={onClose}
    />
  );
};
