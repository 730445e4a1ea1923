import type { JsonObject } from '../../loopback/json.ts';
import { withAlertState } from '../../model/alertState.ts';
import { listSubtree } from '../../platform/scope/listSubtree.ts';
import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';

const RESOURCE = 'mutes';

/** An alert that lasts: only the mutes of these still change. */
const ACTIVE: JsonObject = { cleared_time: null };

/**
 * Creates the function that returns whether a mute applies to an alert: each of its device, its domain and its type that
 * the mute names is that of the alert.
 */
export function createMuteMatcher(store: Store): (alert: Row) => boolean {
  if (!store.has(RESOURCE) || store.table(RESOURCE).size === 0) return () => false;
  const tests = [...store.table(RESOURCE).values()].map(({ assetId, domainId, type }) => {
    const domainIds =
      typeof domainId === 'string' ? new Set(listSubtree(store, domainId)) : undefined;
    return (alert: Row) =>
      (assetId === undefined || alert.asset_id === assetId) &&
      (type === undefined || alert.type === type) &&
      (domainIds?.has(String(alert.domain_id)) ?? true);
  });
  return alert => tests.some(test => test(alert));
}

/** Marks the active alerts to which a mute applies, and no others. */
export function updateMutedAlerts({ unscoped: store }: Store): void {
  const isMuted = createMuteMatcher(store);
  for (const alert of store.table('alerts').find({ where: ACTIVE })) {
    const muted = isMuted(alert);
    if (alert.muted !== muted) store.put('alerts', withAlertState({ ...alert, muted }));
  }
}

/** Removes the mutes that match, and updates the active alerts. */
export function removeMutes({ unscoped: store }: Store, where: JsonObject): void {
  if (!store.has(RESOURCE)) return;
  const mutes = store.table(RESOURCE).find({ where });
  for (const { id } of mutes) store.remove(RESOURCE, String(id));
  if (mutes.length > 0) updateMutedAlerts(store);
}

/** Removes the mutes whose time is over. Nearly free when there is none. */
export function removeExpiredMutes({ store, clock }: RuleContext): void {
  if (store.unscoped.table(RESOURCE).size === 0) return;
  removeMutes(store, { until: { lte: new Date(clock()).toISOString() } });
}
