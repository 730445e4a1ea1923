import { useTranslate } from 'react-admin';

/**
 * Returns a function that formats the name of a role; an unknown role is shown by its name.
 *
 * @example useRoleLabel()('deviceAdmin') // 'Equipment manager'
 */
export function useRoleLabel() {
  const translate = useTranslate();
  return (role: string) => translate(`users.role.${role}`, { _: role });
}
