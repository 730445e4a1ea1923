import { Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { operation as lockUser } from '../../generated/users/operations/lockUser.ts';
import { operation as setUserDomains } from '../../generated/users/operations/setUserDomains.ts';
import { operation as unlockUser } from '../../generated/users/operations/unlockUser.ts';
import { users } from '../../generated/users/resources.ts';
import type { Offer } from '../../resources/record/Offer.ts';
import { RowActions, type RowMenu } from '../../resources/record/RowActions.tsx';
import { RowOffers } from '../../resources/record/RowOffers.tsx';
import { useOperationDialog } from '../../resources/record/useOperationDialog.tsx';
import { useText } from '../../resources/useText.ts';
import { drafts } from '../../ui/unsaved/drafts.ts';
import { CannotMyselfDialog, type Forbidden } from './CannotMyselfDialog.tsx';
import { dialogs } from './dialogs.ts';
import { isMyself, type User } from './User.ts';

type Open = 'reset' | 'modules' | 'domains' | 'edit' | { readonly forbidden: Forbidden };

/** The dialog in which something was typed when a session ended. */
const waiting = ({ id }: User) =>
  (['edit', 'modules', 'domains'] as const).find(what => drafts.waits(what, id));

/** What can be done with a user: reset the password, lock or unlock, modules, domains, edit, delete. */
export const UserRowActions = ({ user }: { user: User }) => (
  <RowActions record={user.username} waits={waiting(user) !== undefined}>
    {menu => <UserOffers user={user} {...menu} />}
  </RowActions>
);

const UserOffers = ({ user, ...menu }: RowMenu & { user: User }) => {
  const translate = useTranslate();
  const text = useText();
  const { setPage } = useListContext();
  const [open, setOpen] = useState<Open | undefined>(() => waiting(user));
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
    // One place in the row: the button that has the focus stays, and comes to say the other.
    user.locked
      ? {
          id: 'lock',
          label: text(unlockUser.label),
          icon: 'unlock',
          onPick: () => start(unlockUser),
        }
      : {
          id: 'lock',
          label: text(lockUser.label),
          icon: 'lock',
          onPick: unlessMyself('lock', () => start(lockUser)),
        },
    {
      id: 'modules',
      label: translate('users.modules'),
      icon: 'group',
      onPick: () => setOpen('modules'),
      // It is for another user's modules.
      refused: isMyself(user) ? translate('users.myself') : undefined,
    },
    // In the menu only: the row has the five that the specification names.
    {
      id: 'domains',
      label: text(setUserDomains.label),
      onPick: () => setOpen('domains'),
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
  const Dialog = typeof open === 'string' ? dialogs[open] : undefined;
  return (
    <>
      <RowOffers offers={offers} {...menu} />
      {dialog}
      <Suspense>{Dialog && <Dialog user={user} onClose={close} />}</Suspense>
      {typeof open === 'object' && <CannotMyselfDialog what={open.forbidden} onClose={close} />}
    </>
  );
};
