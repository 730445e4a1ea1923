import { codes } from '../platform/Refusal.ts';
import type { Call, ServiceRules } from '../platform/rule.ts';
import { noted } from './core/noted.ts';
import { domainsOfUsers, setUserDomains } from './users/domains.ts';
import { createUser, deleteUser, updateUser } from './users/records.ts';
import { lockUser, resetPassword, unlockUser } from './users/administration.ts';
import { changePassword, login, logout } from './users/session.ts';

const target = 'users';

function nameOf({ path: { id = '' }, platform: { store } }: Call): string {
  const { username } = store.table(target).get(id) ?? {};
  return typeof username === 'string' ? username : id;
}

/** A line of the log that says what became of an account. */
const told = (what: string) => ({
  action: 'update' as const,
  target,
  detail: (call: Call) => `${what}: ${nameOf(call)}`,
});

/** The rules of `openapi/users.yaml`: what the platform does beyond keeping records. @see spec A4 to A7 */
export const userRules: ServiceRules = {
  resources: {
    users: {
      unknown: codes.unknownUser,
      hidden: ['password'],
      relations: store => ({ domains: domainsOfUsers(store) }),
    },
  },
  operations: {
    login,
    logout,
    changePassword: noted(
      { action: 'update', target, detail: () => 'own password' },
      changePassword,
    ),
    createUser: noted({ action: 'create', target }, createUser),
    updateUser: noted({ action: 'update', target }, updateUser),
    deleteUser: noted({ action: 'delete', target }, deleteUser),
    resetPassword: noted(told('password'), resetPassword),
    setUserDomains: noted(told('domains'), setUserDomains),
    lockUser: noted(told('locked'), lockUser),
    unlockUser: noted(told('unlocked'), unlockUser),
  },
};
