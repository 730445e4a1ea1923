import { useTranslate } from 'react-admin';

import { EmptyValue, Ellipsis } from '../../resources/fields/Ellipsis.tsx';
import type { FieldValueProps } from '../../resources/descriptor/fieldComponents.ts';
import type { ColumnOverrides } from '../../resources/columns/columns.ts';
import { isObject } from '../../schema/isObject.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SiteTime } from '../../ui/SiteTime.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { parseInstant } from '../../domain/timeZone.ts';
import { RoleBadge } from './RoleBadge.tsx';
import { isOwnAccount, type User } from './User.ts';

/** The username, followed by a lock icon with a label for screen readers. */
const UsernameField = ({ record }: FieldValueProps) => {
  const translate = useTranslate();
  const { username, locked } = record as unknown as User;
  return (
    <span className="inline-row max-w-full gap-6 [&>span]:inline-flex [&>span]:flex-none [&>span]:text-2">
      <bdi className="truncate">{username}</bdi>
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

/** Last name, space, first name, in every language; a store may omit either. */
const PersonNameField = ({ record }: FieldValueProps) => {
  const translate = useTranslate();
  const { lastName, firstName } = record as Partial<User>;
  const name = [lastName, firstName].filter(Boolean).join(' ');
  return (
    <>
      {name ? <bdi>{name}</bdi> : <EmptyValue />}
      {isOwnAccount(record) && <EmptyValue> {translate('users.you')}</EmptyValue>}
    </>
  );
};

/** The domains that restrict a user; the whole city if none are assigned, or for a system manager. */
const DomainsField = ({ record }: FieldValueProps) => {
  const translate = useTranslate();
  const { domains, role } = record as Partial<User>;
  // The document does not describe included records, so they are not validated.
  if (!Array.isArray(domains) || !domains.every(isObject)) return <EmptyValue />;
  return domains.length === 0 || role?.name === 'admin' ? (
    <EmptyValue>{translate('users.domains.whole')}</EmptyValue>
  ) : (
    <Ellipsis>{domains.map(({ name }) => name).join(translate('form.comma'))}</Ellipsis>
  );
};

const LastLoginField = ({ value }: FieldValueProps) => {
  const translate = useTranslate();
  const zone = useSiteZone();
  const time = parseInstant(value, zone);
  return Number.isNaN(time) ? (
    <EmptyValue>{translate('users.never')}</EmptyValue>
  ) : (
    <SiteTime time={time} />
  );
};

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
