import { errorCodes } from '../platform/HttpError.ts';
import type { NamedText } from '../platform/nameLanguage.ts';
import type { OperationCall, ServiceRules } from '../platform/operationRule.ts';
import { withUserLog } from './logs/withUserLog.ts';
import { createUserDomainsRelation, setUserDomains } from './users/userDomains.ts';
import { createUser, deleteUser, updateUser } from './users/userRecords.ts';
import { lockUser, resetPassword, unlockUser } from './users/administration.ts';
import { changePassword, login, logout } from './users/session.ts';

const RESOURCE = 'users';

function getTargetName({ path: { id = '' }, platform: { store } }: OperationCall): string {
  const { username } = store.table(RESOURCE).get(id) ?? {};
  return typeof username === 'string' ? username : id;
}

/** Creates the log options of an account operation. */
const createLogOptions = (label: NamedText) => ({
  action: 'update' as const,
  target: RESOURCE,
  detail: (call: OperationCall): NamedText => {
    const name = getTargetName(call);
    return { en: `${label.en}: ${name}`, zh: `${label.zh}：${name}` };
  },
});

/** The rules of `openapi/users.yaml`: the behaviour of the platform beyond storing records. @see MOCK-01 */
export const userRules: ServiceRules = {
  resources: {
    users: {
      notFoundCode: errorCodes.unknownUser,
      hidden: ['password'],
      relations: store => ({ domains: createUserDomainsRelation(store) }),
    },
  },
  operations: {
    login,
    logout,
    changePassword: withUserLog(
      {
        action: 'update',
        target: RESOURCE,
        detail: () => ({ en: 'own password', zh: '本人密码' }),
      },
      changePassword,
    ),
    createUser: withUserLog({ action: 'create', target: RESOURCE }, createUser),
    updateUser: withUserLog({ action: 'update', target: RESOURCE }, updateUser),
    deleteUser: withUserLog({ action: 'delete', target: RESOURCE }, deleteUser),
    resetPassword: withUserLog(createLogOptions({ en: 'password', zh: '密码' }), resetPassword),
    setUserDomains: withUserLog(createLogOptions({ en: 'domains', zh: '域' }), setUserDomains),
    lockUser: withUserLog(createLogOptions({ en: 'locked', zh: '锁定' }), lockUser),
    unlockUser: withUserLog(createLogOptions({ en: 'unlocked', zh: '解锁' }), unlockUser),
  },
};
