import { type RaRecord, useTranslate } from 'react-admin';

import { operations } from '../../generated/users/operations.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { isMyself } from './User.ts';

/** What nobody may do to his own account, one by one or with many others. */
const forbidden: readonly string[] = [
  operations.lockUser.id,
  operations.deleteUser.id,
  operations.resetPassword.id,
];

/** Says why an account is left out of what is done to many of them. */
export function useSparedUsers() {
  const translate = useTranslate();
  return (record: RaRecord, { id }: OperationDescriptor) =>
    forbidden.includes(id) && isMyself(record) ? translate('users.myself') : undefined;
}
