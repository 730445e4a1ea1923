import { type RaRecord, useTranslate } from 'react-admin';

import { operation as deleteUser } from '../../generated/users/operations/deleteUser.ts';
import { operation as lockUser } from '../../generated/users/operations/lockUser.ts';
import { operation as resetPassword } from '../../generated/users/operations/resetPassword.ts';
import { operation as updateUser } from '../../generated/users/operations/updateUser.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { isOwnAccount } from './User.ts';

/** What nobody may do to his own account, one by one or with many others. A change of many could take his own role. */
const forbiddenOperationIds: readonly string[] = [
  lockUser,
  deleteUser,
  resetPassword,
  updateUser,
].map(({ id }) => id);

/** Says why an account is left out of what is done to many of them. */
export function useExcludeOwnAccount() {
  const translate = useTranslate();
  return (record: RaRecord, { id }: OperationDescriptor) =>
    forbiddenOperationIds.includes(id) && isOwnAccount(record)
      ? translate('users.myself')
      : undefined;
}
