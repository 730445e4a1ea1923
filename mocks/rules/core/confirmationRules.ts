import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationRule } from '../../platform/operationRule.ts';
import { getUsername } from '../logs/activityLogs.ts';
import { withUserLog } from '../logs/withUserLog.ts';

/**
 * Creates the rule that confirms a fault or an alert: user and time. It can be confirmed once.
 *
 * @throws HttpError 404 (6) no such record, or confirmed already
 */
const createConfirmRule =
  (resource: 'faults' | 'alerts'): OperationRule =>
  call => {
    const { store, clock } = call.platform;
    const { id = '' } = call.path;
    const row = store.table(resource).get(id);
    if (!row || row.confirmed) throw httpErrors.notFound(resource, id);
    store.put(resource, {
      ...row,
      confirmed: true,
      confirm_time: new Date(clock()).toISOString(),
      confirm_user: getUsername(call),
    });
  };

/** The rules of faults and alerts beyond reading them. @see ALERT-02, ALERT-05 */
export const confirmationRules: Readonly<Record<string, OperationRule>> = {
  confirmFault: withUserLog({ action: 'confirm', target: 'faults' }, createConfirmRule('faults')),
  confirmAlert: withUserLog({ action: 'confirm', target: 'alerts' }, createConfirmRule('alerts')),
};
