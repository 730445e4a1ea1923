import { useTranslate } from 'react-admin';

import { isOfDocuments } from '../data/isOfDocuments.ts';
import { useBranches } from '../data/useBranches.ts';
import { useConfiguration } from '../data/useConfiguration.ts';
import { knownRole } from '../domain/role.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useAreaText } from './useAreaText.ts';
import { useUser } from './useUser.ts';

/** More domains are counted. */
const MAX_NAMES = 20;

/** Name, role and area of who is signed in. */
export const UserCard = () => {
  const translate = useTranslate();
  const user = useUser();
  const areaText = useAreaText();
  const branches = useBranches();
  return (
    <div className="user-card">
      <Avatar {...user} />
      <div>
        <bdi className="user-name">{`${user.lastName} ${user.firstName}`.trim()}</bdi>
        <div className="user-role">
          <bdi>{user.username}</bdi> · {translate(`shell.role.${knownRole(user.role)}`)}
        </div>
        {branches && !isOfDocuments && (
          <div className="user-role">
            {translate('shell.area', { names: areaText(branches, MAX_NAMES) })}
          </div>
        )}
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
