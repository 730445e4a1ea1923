import type { ServiceRules } from '../platform/rule.ts';
import { codes } from '../platform/Refusal.ts';
import { domainsOfUsers, setUserDomains } from './users/domains.ts';
import { createUser, deleteUser, updateUser } from './users/records.ts';
import { lockUser, resetPassword, unlockUser } from './users/administration.ts';
import { changePassword, login, logout } from './users/session.ts';

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
    changePassword,
    createUser,
    updateUser,
    deleteUser,
    resetPassword,
    setUserDomains,
    lockUser,
    unlockUser,
  },
};
