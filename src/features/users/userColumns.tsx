import { useTranslate } from 'react-admin';

import { EmptyValue, Ellipsis } from '../../resources/fields/Ellipsis.tsx';
import type { FieldValueProps } from '../../resources/fieldComponents.ts';
import type { ColumnOverrides } from '../../resources/list/columns.ts';
import { isObject } from '../../schema/isObject.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SiteTime } from '../../ui/SiteTime.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { isOwnAccount, type User } from './User.ts';

/** The name to sign in with; a lock beside it, and its word for those who cannot see it. */
const UsernameField = ({ record }: FieldValueProps) => {
  const translate = useTranslate();
  const { username, locked } = record as unknown as User;
  return (
    <span className="users-username">
      <bdi>{username}</bdi>
      {locked && (
        <span
          role="img"
          aria-label={translate('users.isLocked')}
          title={translate('users.isLocked')}
        >
          <Icon name="lock" size={14} />
        </span>
      )}
    </span>
  );
};

/** Last name, a space, first name, in every language alike; a store may leave out either. */
const PersonNameField = ({ record }: FieldValueProps) => {
  const translate = useTranslate();
  const { lastName, firstName } = record as Partial<User>;
  const name = [lastName, firstName].filter(Boolean).join(' ');
  return (
    <>
      {name ? <bdi>{name}</bdi> : <EmptyValue />}
      {isOwnAccount(record) && <EmptyValue> {translate('users.self')}</EmptyValue>}
    </>
  );
};

/** The domains that bound what a user sees: none are assigned, or they are a system manager's, and it is the whole city. */
const DomainsField = ({ record }: FieldValueProps) => {
  const translate = useTranslate();
  const { domains, role } = record as Partial<User>;
  // The included records are no field of the document, so nothing has checked them.
  if (!Array.isArray(domains) || !domains.every(isObject)) return <EmptyValue />;
  return domains.length === 0 || role?.name === 'admin' ? (
    <EmptyValue>{translate('users.domains.whole')}</EmptyValue>
  ) : (
    <Ellipsis>{domains.map(({ name }) => name).join(translate('form.comma'))}</Ellipsis>
  );
};

const LastLoginField = ({ value }: FieldValueProps) => {
  const translate = useTranslate();
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? (
    <EmptyValue>{translate('users.never')}</EmptyValue>
  ) : (
    <SiteTime time={time} />
  );
};

/** What a document cannot say of the columns of users. */
export const userColumns: ColumnOverrides = {
  roleId: { Cell: RoleBadge },
  username: { Cell: UsernameField },
  lastName: {
    Cell: PersonNameField,
    label: { en: 'Name', zh: '姓名' },
    sources: ['lastName', 'firstName'],
  },
  lastLoginDate: { Cell: LastLoginField },
  domains: { Cell: DomainsField },
};
