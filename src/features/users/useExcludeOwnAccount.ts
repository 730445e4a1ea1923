import { type RaRecord, useTranslate } from 'react-admin';

import { operation as deleteUser } from '../../generated/users/operations/deleteUser.ts';
import { operation as lockUser } from '../../generated/users/operations/lockUser.ts';
import { operation as resetPassword } from '../../generated/users/operations/resetPassword.ts';
import { operation as updateUser } from '../../generated/users/operations/updateUser.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { isOwnAccount } from './User.ts';

/**
 * Operations that are forbidden on the signed-in account, alone or in bulk. A bulk change could remove the user's
 * own role.
 */
const forbiddenOperationIds: readonly string[] = [
  lockUser,
  deleteUser,
  resetPassword,
  updateUser,
].map(({ id }) => id);

/** Returns why an account is excluded from a bulk action. */
export function useExcludeOwnAccount() {
  const translate = useTranslate();
  return (record: RaRecord, { id }: OperationDescriptor) =>
    forbiddenOperationIds.includes(id) && isOwnAccount(record)
      ? translate('users.ownAccount')
      : undefined;
}
