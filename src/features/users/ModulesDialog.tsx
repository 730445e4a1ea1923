import { useTranslate } from 'react-admin';

import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { ModulesForm } from './ModulesForm.tsx';
import type { User } from './User.ts';
import { useModuleChoices } from './useModuleChoices.ts';

interface ModulesDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

export const ModulesDialog = ({ user, onClose }: ModulesDialogProps) => {
  const translate = useTranslate();
  const { choices, again: reload } = useModuleChoices(user);
  const title = translate('users.modules.title', { username: user.username });
  return (
    <FormDialog open title={title} onClose={onClose}>
      {choices ? (
        <ModulesForm user={user} choices={choices} onClose={onClose} />
      ) : (
        <DialogBody>
          {choices === null ? (
            <LoadError title={translate('users.modules.failed')} onRetry={reload} />
          ) : (
            <SkeletonRows rows={4} />
          )}
        </DialogBody>
      )}
    </FormDialog>
  );
};
