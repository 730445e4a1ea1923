import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { operation as resetPassword } from '../../generated/users/operations/resetPassword.ts';
import { useRecordForm } from '../../resources/form/useRecordForm.ts';
import { useAct } from '../../resources/useAct.ts';
import { useTellFailure } from '../../resources/useTellFailure.tsx';
import { passwordRules, repeatField } from './passwordForm.ts';
import type { User } from './User.ts';
import { UserDialog } from './UserDialog.tsx';

interface ResetPasswordDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

const fields = [...resetPassword.body.fields, repeatField];
const deps = { password: ['repeat'] };

export const ResetPasswordDialog = ({ user, onClose }: ResetPasswordDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const act = useAct('users');
  const { id, username } = user;
  const title = translate('users.reset.title', { username });

  const state = useRecordForm({
    fields,
    rules: passwordRules(() => username),
    deps,
    onFail: error => tellFailure(title, error),
    onSubmit: async ({ password }) => {
      const body = { password: String(password) };
      await act(() => calls.users.resetPassword({ path: { id }, body }));
      notify('users.reset.done', {
        type: 'success',
        autoHideDuration: 5000,
        messageArgs: { username },
      });
      onClose();
    },
  });
  return (
    <UserDialog
      title={title}
      confirm={translate('users.reset')}
      state={state}
      fields={fields}
      waitsForValid
      onClose={onClose}
    />
  );
};
