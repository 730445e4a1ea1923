import { type RaRecord, useNotify, useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { judgePersonName } from '../../domain/names.ts';
import { users } from '../../generated/users/resources.ts';
import type { FormValues } from '../../resources/form/FormRules.ts';
import { useRecordForm } from '../../resources/form/useRecordForm.ts';
import { useStaleEdit } from '../../resources/form/useStaleEdit.tsx';
import { useAct } from '../../resources/useAct.ts';
import { useTellFailure } from '../../resources/useTellFailure.tsx';
import type { FieldDescriptor } from '../../schema/field.ts';
import type { User } from './User.ts';
import { UserDialog } from './UserDialog.tsx';
import { useRoles } from './useRoles.ts';

interface EditUserDialogProps {
  readonly user: User;
  readonly onClose: () => void;
}

const EDITED = ['lastName', 'firstName', 'roleId'];

const change: readonly FieldDescriptor[] = users.verbs.update.body.fields;
const all: readonly FieldDescriptor[] = users.fields;

const fields: readonly FieldDescriptor[] = [
  ...all
    .filter(({ source }) => source === 'username')
    .map(field => ({
      ...field,
      readOnly: true,
      help: { en: 'Cannot be changed.', zh: '不可修改。' },
    })),
  // In a PATCH nothing is required; a person keeps both names all the same.
  ...change
    .filter(({ source }) => EDITED.includes(source))
    .map(field => ({ ...field, required: true })),
];

const rules = { lastName: judgePersonName, firstName: judgePersonName };

export const EditUserDialog = ({ user, onClose }: EditUserDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const act = useAct('users');
  const { data: roles = [] } = useRoles();
  const { id, username, lastName, firstName, roleId } = user;
  const title = translate('users.edit', { username });

  const state = useRecordForm<FormValues>({
    fields,
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
      const role = roles.find(each => each.id === after.roleId) ?? after.role;
      const named = role && { role: { id: role.id, name: role.name } };
      const body = Object.fromEntries(EDITED.map(source => [source, after[source]]));
      return act(() => calls.users.updateUser({ path: { id }, body: { ...body, ...named } }));
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
