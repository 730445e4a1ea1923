import { useTranslate } from 'react-admin';

import { isDocumentsBuild } from '../data/isDocumentsBuild.ts';
import { useAssignedDomains } from '../data/useAssignedDomains.ts';
import { useConfiguration } from '../data/useConfiguration.ts';
import { toRoleName } from '../domain/role.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { useFormatDomainNames } from './useFormatDomainNames.ts';
import { useUser } from './useUser.ts';

/** Further domains are only counted. */
const MAX_NAMES = 20;

/** Name, role and domains of the signed-in user. */
export const UserCard = () => {
  const translate = useTranslate();
  const user = useUser();
  const formatDomainNames = useFormatDomainNames();
  const branches = useAssignedDomains();
  return (
    <div className="row gap-10 px-10 pt-6 pb-10">
      <Avatar {...user} />
      <div>
        <bdi className="user-name block [text-align:match-parent] font-semibold">
          {`${user.lastName} ${user.firstName}`.trim()}
        </bdi>
        <div className="type-12 text-3">
          <bdi>{user.username}</bdi> · {translate(`shell.role.${toRoleName(user.role)}`)}
        </div>
        {branches && !isDocumentsBuild && (
          <div className="type-12 text-3">
            {translate('shell.area', { names: formatDomainNames(branches, MAX_NAMES) })}
          </div>
        )}
      </div>
    </div>
  );
};

export const PlatformVersion = () => {
  const translate = useTranslate();
  const version = useConfiguration('version');
  return version ? (
    <div className="type-12 px-10 pt-6 pb-4 text-3">
      {translate('shell.version', { version: version.version })}
    </div>
  ) : null;
};
