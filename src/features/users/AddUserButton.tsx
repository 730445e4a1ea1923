import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { users } from '../../generated/users/resources.ts';
import { CreateButton } from '../../resources/screens/CreateButton.tsx';
import { drafts } from '../../resources/drafts/drafts.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { userDialogs } from './userDialogs.ts';
import { getDefaultRole, useRoles } from './useRoles.ts';

const { create } = users.verbs;

/** Opens the form of a new user, once the default role is known. */
export const AddUserButton = () => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(() => drafts.has('add'));
  const { data: roles, isPending } = useRoles();
  return (
    <>
      <CreateButton
        resource="users"
        create={create}
        label={translate('users.add')}
        onClick={() => setIsOpen(true)}
      />
      <LazyBoundary>
        {isOpen && !isPending && (
          <userDialogs.add role={getDefaultRole(roles ?? [])} onClose={() => setIsOpen(false)} />
        )}
      </LazyBoundary>
    </>
  );
};
