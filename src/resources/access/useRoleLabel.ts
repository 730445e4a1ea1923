import { useTranslate } from 'react-admin';

/** What a role is called; one that the console does not know, by its name. */
export function useRoleLabel() {
  const translate = useTranslate();
  return (role: string) => translate(`users.role.${role}`, { _: role });
}
