import './users.css';

import { resources } from '../../generated/catalogue.ts';
import { users } from '../../generated/users/resources.ts';
import { SchemaList } from '../../resources/list/SchemaList.tsx';
import { RecordNamesContext, ResourcesContext } from '../../resources/ResourcesContext.ts';
import { AddUserButton } from './AddUserButton.tsx';
import { columns } from './columns.tsx';
import { useRoleName } from './useRoleName.ts';
import type { User } from './User.ts';
import { UserRowActions } from './UserRowActions.tsx';

/** Users and permissions: the list that openapi/users.yaml describes, and what a document cannot say of it. */
export default function UsersPage() {
  const roleName = useRoleName();
  return (
    <ResourcesContext value={resources}>
      <RecordNamesContext value={{ roles: ({ name }) => roleName(String(name)) }}>
        <SchemaList
          descriptor={users}
          lenient
          columns={columns}
          rowActions={record => <UserRowActions user={record as User} />}
          rowClass={record => ((record as User).role?.name === 'remoteUser' ? 'list-hatched' : '')}
          add={<AddUserButton />}
        />
      </RecordNamesContext>
    </ResourcesContext>
  );
}
