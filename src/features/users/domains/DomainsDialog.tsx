import './domains.css';

import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { useErrorMessage } from '../../../resources/failures/useErrorMessage.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import type { User } from '../User.ts';
import { fetchUserDomains } from './fetchUserDomains.ts';
import { DomainsForm } from './DomainsForm.tsx';

interface DomainsDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** The domains of a user. The list omits them: they are read when the dialog opens. */
export const DomainsDialog = ({ user, onClose }: DomainsDialogProps) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'domains', user.id],
    queryFn: ({ signal }) => fetchUserDomains(user.id, signal),
    gcTime: 0,
  });
  return (
    <FormDialog
      open
      title={translate('users.domains.title', { username: user.username })}
      onClose={onClose}
    >
      {data ? (
        <DomainsForm user={user} initialDomains={data} onClose={onClose} />
      ) : (
        <DialogBody>
          {error ? (
            <EmptyState
              kind="failed"
              title={translate('users.domains.failed')}
              hint={getErrorMessage(error)}
              action={
                <ActionButton onClick={() => void refetch()}>
                  {translate('shell.retry')}
                </ActionButton>
              }
            />
          ) : (
            <SkeletonRows rows={6} />
          )}
        </DialogBody>
      )}
    </FormDialog>
  );
};
