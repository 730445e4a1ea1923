import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { operations } from '../../generated/users/operations.ts';
import { users } from '../../generated/users/resources.ts';
import type { Offer } from '../../resources/record/Offer.ts';
import { RowActions, type RowMenu } from '../../resources/record/RowActions.tsx';
import { RowOffers } from '../../resources/record/RowOffers.tsx';
import { useOperationDialog } from '../../resources/record/useOperationDialog.tsx';
import { useText } from '../../resources/useText.ts';
import { CannotMyselfDialog, type Forbidden } from './CannotMyselfDialog.tsx';
import { EditUserDialog } from './EditUserDialog.tsx';
import { ModulesDialog } from './ModulesDialog.tsx';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';
import { isMyself, type User } from './User.ts';

type Open = 'reset' | 'modules' | 'edit' | { readonly forbidden: Forbidden };

/** What can be done with a user: reset the password, lock or unlock, modules, edit, delete. */
export const UserRowActions = ({ user }: { user: User }) => (
  <RowActions record={user.username}>{menu => <UserOffers user={user} {...menu} />}</RowActions>
);

const UserOffers = ({ user, ...menu }: RowMenu & { user: User }) => {
  const translate = useTranslate();
  const text = useText();
  const { setPage } = useListContext();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { start, dialog } = useOperationDialog(users, user, ({ is }) => {
    if (is === 'delete') setPage(1);
  });
  const unlessMyself = (forbidden: Forbidden, act: () => void) => () =>
    isMyself(user) ? setOpen({ forbidden }) : act();

  const offers: readonly Offer[] = [
    {
      id: 'reset',
      label: translate('users.reset'),
      icon: 'key',
      onPick: unlessMyself('reset', () => setOpen('reset')),
    },
    user.locked
      ? {
          id: 'unlock',
          label: text(operations.unlockUser.label),
          icon: 'unlock',
          onPick: () => start(operations.unlockUser),
        }
      : {
          id: 'lock',
          label: text(operations.lockUser.label),
          icon: 'lock',
          onPick: unlessMyself('lock', () => start(operations.lockUser)),
        },
    {
      id: 'modules',
      label: translate('users.modules'),
      icon: 'group',
      onPick: () => setOpen('modules'),
      // It is for another user's modules.
      refused: isMyself(user) ? translate('users.myself') : undefined,
    },
    {
      id: 'edit',
      label: translate('record.edit'),
      icon: 'edit',
      onPick: () => setOpen('edit'),
    },
    {
      id: 'delete',
      label: text(users.verbs.delete.label),
      icon: 'trash',
      danger: true,
      onPick: unlessMyself('delete', () => start(users.verbs.delete)),
    },
  ];
  return (
    <>
      <RowOffers offers={offers} {...menu} />
      {dialog}
      {open === 'reset' && <ResetPasswordDialog user={user} onClose={close} />}
      {open === 'modules' && <ModulesDialog user={user} onClose={close} />}
      {open === 'edit' && <EditUserDialog user={user} onClose={close} />}
      {typeof open === 'object' && <CannotMyselfDialog what={open.forbidden} onClose={close} />}
    </>
  );
};
