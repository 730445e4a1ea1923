import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { useResourceMutation } from '../../../resources/calls/useResourceMutation.ts';
import { useFormatFailure } from '../../../resources/failures/useFormatFailure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { UnassignedUser } from './UnassignedUser.ts';

interface AssignDomainsDialogProps {
  readonly user: UnassignedUser;
  readonly onClose: () => void;
}

/** Reports that a user was added without the selected domains, with the consequences and a retry. */
export const AssignDomainsDialog = ({ user, onClose }: AssignDomainsDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const runAction = useResourceMutation('users');
  const formatFailure = useFormatFailure();
  const [error, setError] = useState(user.error);
  const [isWorking, setIsWorking] = useState(false);
  const { id, username, domains } = user;

  const assign = async () => {
    setIsWorking(true);
    try {
      await runAction(() =>
        calls.users.setUserDomains({ path: { id }, body: { domains: [...domains] } }),
      );
      notify('users.added', { type: 'success', messageArgs: { username } });
      onClose();
    } catch (failure) {
      setError(failure);
      setIsWorking(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={translate('users.domains.unassigned', { username })}
      confirmLabel={translate('users.domains.assignAgain')}
      cancelLabel={translate('users.domains.leave')}
      isPending={isWorking}
      error={formatFailure(translate('users.domains.save', { username }), error)}
      onConfirm={() => {
        if (!isWorking) void assign();
      }}
      onClose={onClose}
    >
      {translate('users.domains.unassigned.hint', { username })}
    </ConfirmDialog>
  );
};
