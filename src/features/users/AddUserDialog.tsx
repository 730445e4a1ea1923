import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { validatePersonName, validateUsername } from '../../domain/nameRules.ts';
import { users } from '../../generated/users/resources.ts';
import { paths } from '../../paths.ts';
import { CreatedNotification } from '../../resources/screens/CreatedNotification.tsx';
import { useLeaveAfterSave } from '../../resources/form/useLeaveAfterSave.ts';
import { useRecordForm } from '../../resources/form/useRecordForm.ts';
import { RecordFormDialog } from '../../resources/record/RecordFormDialog.tsx';
import { useResourceMutation } from '../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../resources/failures/useNotifyError.tsx';
import { useIsScreenOpen } from '../../ui/useIsScreenOpen.ts';
import { AssignDomainsDialog } from './domains/AssignDomainsDialog.tsx';
import { domainsField } from './domains/domainsField.ts';
import type { UnassignedUser } from './domains/UnassignedUser.ts';
import { passwordRules, repeatField } from './passwordFields.ts';
import { isUsernameTaken } from './isUsernameTaken.ts';
import { roleInputs } from './RoleInput.tsx';
import type { Role } from './useRoles.ts';

/** With an error: the user was added, but the domains were not assigned. */
type AddedUser = UnassignedUser | Omit<UnassignedUser, 'error'>;

interface AddUserDialogProps {
  /** The initially selected role. */
  readonly role: Role | undefined;
  readonly onClose: () => void;
}

const fields = [...users.verbs.create.body.fields, repeatField, domainsField];

const rules = {
  username: validateUsername,
  lastName: validatePersonName,
  firstName: validatePersonName,
  ...passwordRules(({ username }) => String(username)),
};
/** The password is validated against the username, its repetition against the password. */
const deps = { username: ['password'], password: ['repeat'] };

/** Adds a user, then assigns the domains in a second call, as the platform requires (USER-18). */
export const AddUserDialog = ({ role, onClose }: AddUserDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const runAction = useResourceMutation('users');
  const { setPage } = useListContext();
  const isScreenOpen = useIsScreenOpen();
  const leaveAfterSave = useLeaveAfterSave();
  const [unassigned, setUnassigned] = useState<UnassignedUser>();
  const reportUnassigned = (user: UnassignedUser) => {
    if (isScreenOpen()) {
      setPage(1);
      setUnassigned(user);
    } else notifyError(translate('users.domains.save', user), user.error);
  };
  const notifyUsernameTaken = () =>
    notify('users.add.exists', { type: 'error', autoHideDuration: AUTO_HIDE_MS });

  const state = useRecordForm({
    fields,
    draft: ['add'],
    rules,
    deps,
    ...(role && { defaultValues: { roleId: role.id } }),
    onValidationError: error => {
      if (isUsernameTaken(error)) notifyUsernameTaken();
    },
    onError: error =>
      isUsernameTaken(error) ? notifyUsernameTaken() : notifyError(translate('users.add'), error),
    onSubmit: async values => {
      const {
        username,
        password,
        lastName,
        firstName,
        roleId,
        domains = [],
      } = values as NewUserValues;
      const body = { username, password, lastName, firstName, roleId };
      const { id } = await runAction(() => calls.users.createUser({ body }));
      const added = { id, username, domains };
      try {
        if (domains.length > 0)
          await runAction(() =>
            calls.users.setUserDomains({ path: { id }, body: { domains: [...domains] } }),
          );
      } catch (error) {
        return { ...added, error };
      }
      return added;
    },
    onSaved: (added: AddedUser) => {
      if ('error' in added) reportUnassigned(added);
      else {
        const text = translate('users.added', added);
        notify(<CreatedNotification text={text} to={getUserListPath(added.username)} />, {
          type: 'success',
        });
        leaveAfterSave(() => {
          setPage(1);
          onClose();
        });
      }
    },
  });
  if (unassigned) return <AssignDomainsDialog user={unassigned} onClose={onClose} />;
  return (
    <RecordFormDialog
      title={translate('users.add')}
      confirmLabel={translate('users.add')}
      state={state}
      fields={fields}
      inputOverrides={roleInputs}
      requiresValid
      onClose={onClose}
    />
  );
};

/** Returns the path of the list filtered by this user. */
const getUserListPath = (username: string) => {
  const filter = JSON.stringify({ username: { eq: username } });
  return `${paths.users}?${new URLSearchParams({ filter }).toString()}`;
};

/** Milliseconds: the field still shows the message after the notification has closed. */
const AUTO_HIDE_MS = 5000;

type NewUserValues = Readonly<
  Record<'username' | 'password' | 'lastName' | 'firstName' | 'roleId', string>
> & { readonly domains?: readonly string[] };
