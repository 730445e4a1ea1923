import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { operation as lockUser } from '../../generated/users/operations/lockUser.ts';
import { operation as setUserDomains } from '../../generated/users/operations/setUserDomains.ts';
import { operation as unlockUser } from '../../generated/users/operations/unlockUser.ts';
import { users } from '../../generated/users/resources.ts';
import type { RecordAction } from '../../resources/record/RecordAction.ts';
import { RowActions, type RowMenuProps } from '../../resources/record/RowActions.tsx';
import { RowActionButtons } from '../../resources/record/RowActionButtons.tsx';
import { useOperationDialog } from '../../resources/record/useOperationDialog.tsx';
import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import { drafts } from '../../resources/drafts/drafts.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { useIsScreenOpen } from '../../ui/useIsScreenOpen.ts';
import { OwnAccountDialog, type ForbiddenAction } from './OwnAccountDialog.tsx';
import { userDialogs } from './userDialogs.ts';
import { isOwnAccount, type User } from './User.ts';

type UserDialogState =
  | 'reset'
  | 'modules'
  | 'domains'
  | 'edit'
  | { readonly forbidden: ForbiddenAction };

/** Returns the dialog with a draft from an ended session. */
const findDraftDialog = ({ id }: User) =>
  (['edit', 'modules', 'domains'] as const).find(dialogName => drafts.has(dialogName, id));

/** The actions on a user: reset password, lock or unlock, modules, domains, edit, delete. */
export const UserRowActions = ({ user }: { user: User }) => (
  <RowActions recordName={user.username} hasPendingDialog={findDraftDialog(user) !== undefined}>
    {menu => <UserRowMenu user={user} {...menu} />}
  </RowActions>
);

const UserRowMenu = ({ user, ...menu }: RowMenuProps & { user: User }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { setPage } = useListContext();
  const isScreenOpen = useIsScreenOpen();
  const [openDialog, setOpenDialog] = useState<UserDialogState | undefined>(() =>
    findDraftDialog(user),
  );
  const close = () => setOpenDialog(undefined);
  const { start, dialog } = useOperationDialog(users, user, ({ kind }) => {
    if (kind === 'delete' && isScreenOpen()) setPage(1);
  });
  const unlessOwnAccount = (forbidden: ForbiddenAction, action: () => void) => () =>
    isOwnAccount(user) ? setOpenDialog({ forbidden }) : action();

  const actions: readonly RecordAction[] = [
    {
      id: 'reset',
      label: translate('users.reset'),
      icon: 'key',
      onPick: unlessOwnAccount('reset', () => setOpenDialog('reset')),
    },
    // One button in the row: it keeps the focus when its action toggles.
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
          onPick: unlessOwnAccount('lock', () => start(lockUser)),
        },
    {
      id: 'modules',
      label: translate('users.modules'),
      icon: 'group',
      onPick: () => setOpenDialog('modules'),
      // A user cannot change the own modules.
      disabledReason: isOwnAccount(user) ? translate('users.ownAccount') : undefined,
    },
    // In the menu only: the specification puts five actions in the row.
    {
      id: 'domains',
      label: text(setUserDomains.label),
      onPick: () => setOpenDialog('domains'),
    },
    {
      id: 'edit',
      label: translate('record.edit'),
      icon: 'edit',
      onPick: () => setOpenDialog('edit'),
    },
    {
      id: 'delete',
      label: text(users.verbs.delete.label),
      icon: 'trash',
      danger: true,
      onPick: unlessOwnAccount('delete', () => start(users.verbs.delete)),
    },
  ];
  const Dialog = typeof openDialog === 'string' ? userDialogs[openDialog] : undefined;
  return (
    <>
      <RowActionButtons actions={actions} maxIcons={5} {...menu} />
      {dialog}
      <LazyBoundary>{Dialog && <Dialog user={user} onClose={close} />}</LazyBoundary>
      {typeof openDialog === 'object' && (
        <OwnAccountDialog action={openDialog.forbidden} onClose={close} />
      )}
    </>
  );
};
