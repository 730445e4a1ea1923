import { useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';

import { session } from '../../api/session.ts';
import { calls } from '../../data/calls.ts';
import { validatePersonName } from '../../domain/nameRules.ts';
import { isSameId } from '../../domain/isSameId.ts';
import { users } from '../../generated/users/resources.ts';
import type { FormValues } from '../../resources/values/FormRules.ts';
import { useLeaveAfterSave } from '../../resources/form/useLeaveAfterSave.ts';
import { useRecordForm } from '../../resources/form/useRecordForm.ts';
import { RecordFormDialog } from '../../resources/record/RecordFormDialog.tsx';
import { useMergeOnUpdate } from '../../resources/form/useMergeOnSave.tsx';
import { useResourceMutation } from '../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../resources/failures/useNotifyError.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import { isOwnAccount, type User } from './User.ts';
import { roleInputs } from './RoleInput.tsx';
import { useRoles } from './useRoles.ts';

interface EditUserDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

const EDITABLE_SOURCES = ['lastName', 'firstName', 'roleId'];

const updateFields: readonly FieldDescriptor[] = users.verbs.update.body.fields;
const allFields: readonly FieldDescriptor[] = users.fields;

const usernameField: readonly FieldDescriptor[] = allFields
  .filter(({ source }) => source === 'username')
  .map(field => ({
    ...field,
    readOnly: true,
    help: { en: 'Cannot be changed.', zh: '不可修改。' },
  }));

/** A PATCH requires no field, but a user needs both names. */
const otherFields = updateFields
  .filter(({ source }) => EDITABLE_SOURCES.includes(source))
  .map(field => ({ ...field, required: true }));

const ownRoleHelp = {
  en: 'You cannot change your own role. Ask another system manager.',
  zh: '不能修改自己的角色，请联系其他系统管理员。',
};
const remoteRoleHelp = {
  en: 'A remote user with another role cannot be changed back.',
  zh: '远程用户改为其他角色后，无法再改回。',
};

/** An administrator who changed the own role could not undo it; the remote user role cannot be assigned here. */
function buildFields(user: User): readonly FieldDescriptor[] {
  const roleOverrides = isOwnAccount(user)
    ? { readOnly: true, help: ownRoleHelp }
    : user.role?.name === 'remoteUser' && { help: remoteRoleHelp };
  return [
    ...usernameField,
    ...otherFields.map(field => ({ ...field, ...(field.source === 'roleId' && roleOverrides) })),
  ];
}

const rules = { lastName: validatePersonName, firstName: validatePersonName };

export const EditUserDialog = ({ user, onClose }: EditUserDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const leaveAfterSave = useLeaveAfterSave();
  const runAction = useResourceMutation('users');
  const { data: roles = [] } = useRoles();
  const { id, username, lastName, firstName, roleId } = user;
  const title = translate('users.edit', { username });
  // A refetch of the list behind the dialog does not change the form.
  const [fields] = useState(() => buildFields(user));

  const state = useRecordForm<FormValues>({
    fields,
    draft: ['edit', id],
    rules,
    mode: 'onBlur',
    record: { id, username, lastName, firstName, roleId },
    onError: error => notifyError(title, error),
    onSubmit: values => staleEdit.save(values),
    onSaved: changes => {
      const isChanged = Object.keys(changes).length > 0;
      if (isChanged) notify('users.edited', { type: 'success', messageArgs: { username } });
      else notify('form.unchanged', { type: 'info' });
      leaveAfterSave(onClose);
    },
  });
  const staleEdit = useMergeOnUpdate({
    descriptor: users,
    fields,
    before: state.initialValues as RaRecord,
    send: (changes, currentRecord) => {
      const updatedUser = { ...currentRecord, ...changes } as User;
      const role = roles.find(each => isSameId(each.id, updatedUser.roleId)) ?? updatedUser.role;
      const roleValue = role && { role: { id: role.id, name: role.name } };
      const body = Object.fromEntries(
        EDITABLE_SOURCES.map(source => [source, updatedUser[source]]),
      );
      return runAction(async () => {
        await calls.users.updateUser({ path: { id }, body: { ...body, ...roleValue } });
        // The top bar shows the names from the session.
        if (isOwnAccount(user)) session.rename(updatedUser);
      });
    },
  });
  return (
    <>
      <RecordFormDialog
        title={title}
        confirmLabel={translate('form.save')}
        state={state}
        fields={fields}
        inputOverrides={roleInputs}
        onClose={onClose}
      />
      {staleEdit.dialog}
    </>
  );
};
