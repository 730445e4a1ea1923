import { useTranslate } from 'react-admin';

import { toRoleName, ROLES } from '../../domain/role.ts';

/** Returns the translated name of a role. Two translate to guest: there the platform's own name distinguishes them. */
export function useRoleName() {
  const translate = useTranslate();
  return (name: string) => {
    const translatedName = translate(`users.role.${toRoleName(name)}`);
    return ROLES.some(role => role === name) ? translatedName : `${translatedName} (${name})`;
  };
}
