import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { judgePersonName, judgeUsername } from '../../domain/names.ts';
import { users } from '../../generated/users/resources.ts';
import { paths } from '../../paths.ts';
import { CreatedNotice } from '../../resources/CreatedNotice.tsx';
import { useRecordForm } from '../../resources/form/useRecordForm.ts';
import { useAct } from '../../resources/useAct.ts';
import { useTellFailure } from '../../resources/useTellFailure.tsx';
import { AssignDomainsDialog } from './domains/AssignDomainsDialog.tsx';
import { domainsField } from './domains/domainsField.ts';
import type { UnassignedUser } from './domains/UnassignedUser.ts';
import { passwordRules, repeatField } from './passwordForm.ts';
import { isTaken } from './isTaken.ts';
import { UserDialog } from './UserDialog.tsx';
import type { Role } from './useRoles.ts';

interface AddUserDialogProps {
  /** The role that is chosen to begin with. */
  readonly role: Role | undefined;
  readonly onClose: () => void;
}

const fields = [...users.verbs.create.body.fields, repeatField, domainsField];

const rules = {
  username: judgeUsername,
  lastName: judgePersonName,
  firstName: judgePersonName,
  ...passwordRules(({ username }) => String(username)),
};
/** A password is judged by the username, its repetition by the password. */
const deps = { username: ['password'], password: ['repeat'] };

/** Adds a user, then assigns the domains: the platform takes them in a call of their own (USER-18). */
export const AddUserDialog = ({ role, onClose }: AddUserDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const act = useAct('users');
  const { setPage } = useListContext();
  const [unassigned, setUnassigned] = useState<UnassignedUser>();
  const tellTaken = () => notify('users.add.exists', { type: 'error', autoHideDuration: QUICK });

  const state = useRecordForm({
    fields,
    draft: ['add'],
    rules,
    deps,
    ...(role && { start: { roleId: role.id } }),
    onRefused: error => {
      if (isTaken(error)) tellTaken();
    },
    onFail: error => (isTaken(error) ? tellTaken() : tellFailure(translate('users.add'), error)),
    onSubmit: async values => {
      const { username, password, lastName, firstName, roleId, domains = [] } = values as NewUser;
      const body = { username, password, lastName, firstName, roleId };
      const { id } = await act(() => calls.users.createUser({ body }));
      setPage(1);
      try {
        if (domains.length > 0)
          await act(() =>
            calls.users.setUserDomains({ path: { id }, body: { domains: [...domains] } }),
          );
      } catch (error) {
        setUnassigned({ id, username, domains, error });
        return;
      }
      const text = translate('users.added', { username });
      notify(<CreatedNotice text={text} to={listOf(username)} />, { type: 'success' });
      onClose();
    },
  });
  if (unassigned) return <AssignDomainsDialog user={unassigned} onClose={onClose} />;
  return (
    <UserDialog
      title={translate('users.add')}
      confirm={translate('users.add')}
      state={state}
      fields={fields}
      waitsForValid
      onClose={onClose}
    />
  );
};

/** The list with this user alone. */
const listOf = (username: string) => {
  const filter = JSON.stringify({ username: { eq: username } });
  return `${paths.users}?${new URLSearchParams({ filter }).toString()}`;
};

/** Milliseconds: the field keeps saying it when the notice has gone. */
const QUICK = 5000;

type NewUser = Readonly<
  Record<'username' | 'password' | 'lastName' | 'firstName' | 'roleId', string>
> & { readonly domains?: readonly string[] };
