import { useTranslate } from 'react-admin';

import { Absent, Ellipsis } from '../../resources/kits/Ellipsis.tsx';
import type { ShowProps } from '../../resources/fieldKit.ts';
import { isObject } from '../../resources/isObject.ts';
import type { ColumnOverrides } from '../../resources/list/columns.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SiteTime } from '../../ui/SiteTime.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { isMyself, type User } from './User.ts';

/** The name to sign in with; a lock beside it, and its word for those who cannot see it. */
const Username = ({ owner }: ShowProps) => {
  const translate = useTranslate();
  const { username, locked } = owner as unknown as User;
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
const PersonName = ({ owner }: ShowProps) => {
  const translate = useTranslate();
  const { lastName, firstName } = owner as Partial<User>;
  const name = [lastName, firstName].filter(Boolean).join(' ');
  return (
    <>
      {name ? <bdi>{name}</bdi> : <Absent />}
      {isMyself(owner) && <Absent> {translate('users.self')}</Absent>}
    </>
  );
};

/** The domains that bound what a user sees: none are assigned, or they are a system manager's, and it is the whole city. */
const Domains = ({ owner }: ShowProps) => {
  const translate = useTranslate();
  const { domains, role } = owner as Partial<User>;
  // The included records are no field of the document, so nothing has checked them.
  if (!Array.isArray(domains) || !domains.every(isObject)) return <Absent />;
  return domains.length === 0 || role?.name === 'admin' ? (
    <Absent>{translate('users.domains.whole')}</Absent>
  ) : (
    <Ellipsis>{domains.map(({ name }) => name).join(translate('form.comma'))}</Ellipsis>
  );
};

const LastLogin = ({ value }: ShowProps) => {
  const translate = useTranslate();
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? (
    <Absent>{translate('users.never')}</Absent>
  ) : (
    <SiteTime time={time} />
  );
};

/** What a document cannot say of the columns of users. */
export const columns: ColumnOverrides = {
  roleId: { Show: RoleBadge },
  username: { Show: Username },
  lastName: {
    Show: PersonName,
    label: { en: 'Name', zh: '姓名' },
    sources: ['lastName', 'firstName'],
  },
  lastLoginDate: { Show: LastLogin },
  domains: { Show: Domains },
};
