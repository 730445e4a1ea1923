import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { users } from '../../generated/users/resources.ts';
import { useDenialReason } from '../../resources/access/useDenialReason.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
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
  const disabledReason = useDenialReason('users', [create])(create);
  return (
    <>
      <ActionButton
        kind="primary"
        startIcon={<Icon name="plus" />}
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason ?? ''}
        onClick={() => setIsOpen(true)}
      >
        {translate('users.add')}
      </ActionButton>
      <LazyBoundary>
        {isOpen && !isPending && (
          <userDialogs.add role={getDefaultRole(roles ?? [])} onClose={() => setIsOpen(false)} />
        )}
      </LazyBoundary>
    </>
  );
};
