import './users.css';

import { useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { resources } from '../../generated/catalogue.ts';
import { operation as lockUser } from '../../generated/users/operations/lockUser.ts';
import { operation as unlockUser } from '../../generated/users/operations/unlockUser.ts';
import { users } from '../../generated/users/resources.ts';
import { paths } from '../../paths.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { SchemaList } from '../../resources/list/SchemaList.tsx';
import {
  RecordNamesContext,
  ResourcesContext,
} from '../../resources/descriptor/ResourcesContext.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { AddUserButton } from './AddUserButton.tsx';
import { userColumns } from './userColumns.tsx';
import { useRoleName } from './useRoleName.ts';
import { useExcludeOwnAccount } from './useExcludeOwnAccount.ts';
import type { User } from './User.ts';
import { UserRowActions } from './UserRowActions.tsx';

const rowActions = (record: RaRecord) => <UserRowActions user={record as User} />;

/** The room of the five actions of a row. */
const ACTIONS_WIDTH = 'min-[1400px]:[&>.list-actions]:min-w-216!';

const rowClass = (record: RaRecord) =>
  (record as User).role?.name === 'remoteUser' ? `list-hatched ${ACTIONS_WIDTH}` : ACTIONS_WIDTH;

/**
 * Bulk actions: lock, unlock, delete. A common password would be known to many; role and domains are assigned in
 * their own dialogs, which know the valid targets and the previous values.
 */
const { list, count, one: oneOperation, delete: deleteOperation } = users.verbs;
const bulkActionIds: readonly string[] = [lockUser.id, unlockUser.id];
const bulkDescriptor: ResourceDescriptor = {
  ...users,
  verbs: { list, count, one: oneOperation, delete: deleteOperation },
  actions: users.actions.filter(({ id }) => bulkActionIds.includes(id)),
};

/** A link to the permissions of each role. */
const MatrixLink = () => {
  const translate = useTranslate();
  return (
    <ActionButton to={paths.permissions} startIcon={<Icon name="shield" />}>
      {translate('access.matrix.link')}
    </ActionButton>
  );
};

/** Users and permissions: the list from openapi/users.yaml, with what the document cannot describe. */
export default function UsersPage() {
  const getRoleName = useRoleName();
  const excludeFromBulk = useExcludeOwnAccount();
  const recordNames = useMemo(
    () => ({ roles: ({ name }: PlainObject) => getRoleName(String(name)) }),
    [getRoleName],
  );
  return (
    <ResourcesContext value={resources}>
      <RecordNamesContext value={recordNames}>
        <SchemaList
          descriptor={users}
          lenient
          columns={userColumns}
          renderRowActions={rowActions}
          getRowClassName={rowClass}
          toolbar={<MatrixLink />}
          bulkDescriptor={bulkDescriptor}
          excludeFromBulk={excludeFromBulk}
          createButton={<AddUserButton />}
        />
      </RecordNamesContext>
    </ResourcesContext>
  );
}
