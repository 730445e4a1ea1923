import { useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';

import { session } from '../../api/session.ts';
import { calls } from '../../data/calls.ts';
import { judgePersonName } from '../../domain/names.ts';
import { sameId } from '../../domain/sameId.ts';
import { users } from '../../generated/users/resources.ts';
import type { FormValues } from '../../resources/form/FormRules.ts';
import { useRecordForm } from '../../resources/form/useRecordForm.ts';
import { useStaleEdit } from '../../resources/form/useStaleEdit.tsx';
import { useAct } from '../../resources/useAct.ts';
import { useTellFailure } from '../../resources/useTellFailure.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import { isMyself, type User } from './User.ts';
import { UserDialog } from './UserDialog.tsx';
import { useRoles } from './useRoles.ts';

interface EditUserDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

const EDITED = ['lastName', 'firstName', 'roleId'];

const change: readonly FieldDescriptor[] = users.verbs.update.body.fields;
const all: readonly FieldDescriptor[] = users.fields;

const usernameField: readonly FieldDescriptor[] = all
  .filter(({ source }) => source === 'username')
  .map(field => ({
    ...field,
    readOnly: true,
    help: { en: 'Cannot be changed.', zh: '不可修改。' },
  }));

/** In a PATCH nothing is required; a person keeps both names all the same. */
const otherFields = change
  .filter(({ source }) => EDITED.includes(source))
  .map(field => ({ ...field, required: true }));

const ownRole = {
  en: 'You cannot change your own role. Ask another system manager.',
  zh: '不能修改自己的角色，请联系其他系统管理员。',
};
const remoteRole = {
  en: 'A remote user with another role cannot be changed back.',
  zh: '远程用户改为其他角色后，无法再改回。',
};

/** An administrator who gave himself another role could not take it back; nobody is made a remote user here. */
function fieldsFor(user: User): readonly FieldDescriptor[] {
  const ofRole = isMyself(user)
    ? { readOnly: true, help: ownRole }
    : user.role?.name === 'remoteUser' && { help: remoteRole };
  return [
    ...usernameField,
    ...otherFields.map(field => ({ ...field, ...(field.source === 'roleId' && ofRole) })),
  ];
}

const rules = { lastName: judgePersonName, firstName: judgePersonName };

export const EditUserDialog = ({ user, onClose }: EditUserDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const act = useAct('users');
  const { data: roles = [] } = useRoles();
  const { id, username, lastName, firstName, roleId } = user;
  const title = translate('users.edit', { username });
  // What the list reads again behind the dialog does not change the form.
  const [fields] = useState(() => fieldsFor(user));

  const state = useRecordForm<FormValues>({
    fields,
    draft: ['edit', id],
    rules,
    mode: 'onBlur',
    record: { id, username, lastName, firstName, roleId },
    onFail: error => tellFailure(title, error),
    onSubmit: values => stale.save(values),
    onSaved: changes => {
      const isChanged = Object.keys(changes).length > 0;
      if (isChanged) notify('users.edited', { type: 'success', messageArgs: { username } });
      else notify('form.unchanged', { type: 'info' });
      onClose();
    },
  });
  const stale = useStaleEdit({
    descriptor: users,
    fields,
    before: state.begun as RaRecord,
    send: (changes, theirs) => {
      const after = { ...theirs, ...changes } as User;
      const role = roles.find(each => sameId(each.id, after.roleId)) ?? after.role;
      const named = role && { role: { id: role.id, name: role.name } };
      const body = Object.fromEntries(EDITED.map(source => [source, after[source]]));
      return act(async () => {
        await calls.users.updateUser({ path: { id }, body: { ...body, ...named } });
        // The top bar shows the names of the session.
        if (isMyself(user)) session.rename(after);
      });
    },
  });
  return (
    <>
      <UserDialog
        title={title}
        confirm={translate('form.save')}
        state={state}
        fields={fields}
        onClose={onClose}
      />
      {stale.dialog}
    </>
  );
};
