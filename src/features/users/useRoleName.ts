import { useTranslate } from 'react-admin';

import { knownRole, ROLES } from '../../domain/role.ts';

/** The translated name of a role. Two may read as guest: there the platform's own name tells them apart. */
export function useRoleName() {
  const translate = useTranslate();
  return (name: string) => {
    const known = translate(`users.role.${knownRole(name)}`);
    return ROLES.some(role => role === name) ? known : `${known} (${name})`;
  };
}
