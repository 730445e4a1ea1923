import type { Row, Store } from '../../platform/Store.ts';
import { listControllers, listTargetDevices, getTargets } from './targets.ts';

/** The lamps of targets, to be asked one by one: nothing of it grows with the lamps of a domain. */
export interface LampSet {
  /** @param path the domains that the lamp lies in */
  readonly includes: (asset: Row, path: readonly unknown[]) => boolean;
}

/** The lamps that a record is for. */
export function createLampSet(store: Store, row: Row): LampSet {
  const targets = getTargets(row);
  const ids: ReadonlySet<unknown> = new Set(
    listControllers(store, listTargetDevices(store, targets)),
  );
  const domains: ReadonlySet<unknown> = new Set(targets.domainIds);
  return {
    includes: (asset, path) =>
      ids.has(asset.id) || (domains.size > 0 && path.some(id => domains.has(id))),
  };
}
