import { useTranslate } from 'react-admin';

import { useConfiguration } from '../data/useConfiguration.ts';
import { knownRole } from '../domain/role.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useUser } from './useUser.ts';

/** Name and role of who is signed in. */
export const UserCard = () => {
  const translate = useTranslate();
  const user = useUser();
  return (
    <div className="user-card">
      <Avatar {...user} />
      <div>
        <div className="user-name">{`${user.lastName} ${user.firstName}`.trim()}</div>
        <div className="user-role">
          {user.username} · {translate(`shell.role.${knownRole(user.role)}`)}
        </div>
      </div>
    </div>
  );
};

/** The version of the platform. */
export const Version = () => {
  const translate = useTranslate();
  const version = useConfiguration('version');
  return version ? (
    <div className="user-version">{translate('shell.version', { version: version.version })}</div>
  ) : null;
};
