import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { drafts } from '../../ui/unsaved/drafts.ts';
import { dialogs } from './dialogs.ts';
import { usualRole, useRoles } from './useRoles.ts';

/** Opens the form of a new user, once it is known which role it begins with. */
export const AddUserButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(() => drafts.waits('add'));
  const { data: roles, isPending } = useRoles();
  return (
    <>
      <ActionButton kind="primary" startIcon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {translate('users.add')}
      </ActionButton>
      <Suspense>
        {isOpen && !isPending && (
          <dialogs.add role={usualRole(roles ?? [])} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
};
