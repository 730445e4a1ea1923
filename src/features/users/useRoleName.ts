import { useTranslate } from 'react-admin';

import { toRoleName, ROLES } from '../../domain/role.ts';

/** The translated name of a role. Two may read as guest: there the platform's own name tells them apart. */
export function useRoleName() {
  const translate = useTranslate();
  return (name: string) => {
    const translatedName = translate(`users.role.${toRoleName(name)}`);
    return ROLES.some(role => role === name) ? translatedName : `${translatedName} (${name})`;
  };
}
