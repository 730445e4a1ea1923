import type { Row, Store } from '../../platform/Store.ts';
import { listControllers, listTargetDevices, getTargets } from './targets.ts';

/** The lamps of targets, tested one by one: the memory does not grow with the lamps of a domain. */
export interface LampSet {
  /** @param path the domains that contain the lamp */
  readonly includes: (asset: Row, path: readonly unknown[]) => boolean;
}

/** Creates the lamp set of a record's targets. */
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
