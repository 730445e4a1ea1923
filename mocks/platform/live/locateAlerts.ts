import type { Store } from '../Store.ts';
import type { AlertFrame } from './AlertFeed.ts';
import { listDomainIds } from './listDomainIds.ts';

/** A pushed alert with its location: `DeviceNotification` of the document. */
export interface LocatedAlert extends AlertFrame {
  /** The position of its device. */
  readonly geoPoint?: unknown;
  /** The id of its domain, then those of the domains above it. */
  readonly domains?: readonly unknown[];
}

/** Adds where the device of each alert is now, as far as the client of the store may read it. */
export function locateAlerts(store: Store, alerts: readonly AlertFrame[]): readonly LocatedAlert[] {
  const assets = store.table('assets');
  return alerts.map(alert => {
    const geoPoint = assets.get(alert.asset_id)?.geoPoint;
    const domains = listDomainIds(store, alert.domain_id);
    return {
      ...alert,
      ...(geoPoint != null && { geoPoint }),
      ...(domains.length > 0 && { domains }),
    };
  });
}
