import './domains.css';

import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { QueryError } from '../../../resources/failures/QueryError.tsx';
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
            <QueryError error={error} title={translate('users.domains.failed')} onRetry={refetch} />
          ) : (
            <SkeletonRows rows={6} />
          )}
        </DialogBody>
      )}
    </FormDialog>
  );
};
