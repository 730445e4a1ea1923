import { useTranslate } from 'react-admin';

import { useSession } from '../../../data/useSession.ts';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

interface ChangePasswordDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog of the user centre for a voluntary password change. */
export const ChangePasswordDialog = ({ open, onClose }: ChangePasswordDialogProps) => {
  const translate = useTranslate();
  return (
    <FormDialog open={open} size="small" title={translate('password.change')} onClose={onClose}>
      <ChangePasswordForm onClose={onClose} />
    </FormDialog>
  );
};

/** A separate component, so that a reopened dialog has an empty form. */
const ChangePasswordForm = ({ onClose }: Pick<ChangePasswordDialogProps, 'onClose'>) => {
  const translate = useTranslate();
  const username = useSession()?.username ?? '';
  const state = usePasswordForm(username);
  return (
    <PasswordForm
      state={state}
      username={username}
      className="dialog-form"
      renderFrame={rows => (
        <DialogBody>
          {rows}
          <p className="password-next-step">{translate('password.nextStep')}</p>
        </DialogBody>
      )}
    >
      <DialogFooter
        confirmLabel={translate('password.change')}
        cancelLabel={translate('shell.cancel')}
        disabled={!state.isReady && !state.working}
        disabledReason={translate('password.incomplete')}
        isPending={state.working}
        onCancel={onClose}
      />
    </PasswordForm>
  );
};
