import { refuse } from '../../platform/Refusal.ts';
import type { Rule } from '../../platform/rule.ts';
import { usernameOf } from '../notes.ts';
import { noted } from './noted.ts';

/**
 * Says that somebody has seen a fault or an alert: who, and when. It can be said once.
 *
 * @throws Refusal 404 (6) no such record, or confirmed already
 */
const confirmIn =
  (resource: 'faults' | 'alerts'): Rule =>
  call => {
    const { store, clock } = call.platform;
    const { id = '' } = call.path;
    const row = store.table(resource).get(id);
    if (!row || row.confirmed) throw refuse.unknown(resource, id);
    store.put(resource, {
      ...row,
      confirmed: true,
      confirm_time: new Date(clock()).toISOString(),
      confirm_user: usernameOf(call),
    });
  };

/** The rules of faults and alerts beyond reading them. @see spec B4, B8 */
export const confirmationRules: Readonly<Record<string, Rule>> = {
  confirmFault: noted({ action: 'confirm', target: 'faults' }, confirmIn('faults')),
  confirmAlert: noted({ action: 'confirm', target: 'alerts' }, confirmIn('alerts')),
};
