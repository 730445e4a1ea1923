import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { useAct } from '../../../resources/useAct.ts';
import { useFailureWords } from '../../../resources/useFailureWords.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { UnassignedUser } from './UnassignedUser.ts';

interface AssignDomainsDialogProps {
  readonly user: UnassignedUser;
  readonly onClose: () => void;
}

/** Says that a user was added without the chosen domains, what that means, and tries to assign them again. */
export const AssignDomainsDialog = ({ user, onClose }: AssignDomainsDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const act = useAct('users');
  const failureWords = useFailureWords();
  const [error, setError] = useState(user.error);
  const [isWorking, setWorking] = useState(false);
  const { id, username, domains } = user;
  const { reason, remedy = '' } = failureWords(error);

  const assign = async () => {
    setWorking(true);
    try {
      await act(() =>
        calls.users.setUserDomains({ path: { id }, body: { domains: [...domains] } }),
      );
      notify('users.added', { type: 'success', messageArgs: { username } });
      onClose();
    } catch (failure) {
      setError(failure);
      setWorking(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={translate('users.domains.unassigned', { username })}
      confirm={translate('users.domains.assignAgain')}
      cancel={translate('users.domains.leave')}
      working={isWorking}
      error={`${reason} ${remedy}`.trim()}
      onConfirm={() => {
        if (!isWorking) void assign();
      }}
      onClose={onClose}
    >
      {translate('users.domains.unassigned.hint', { username })}
    </ConfirmDialog>
  );
};
