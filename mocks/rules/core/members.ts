import type { Row, Store } from '../../platform/Store.ts';
import { controllersOf, devicesOf, targetsOf } from './targets.ts';

/** The lamps of targets, to be asked one by one: nothing of it grows with the lamps of a domain. */
export interface Members {
  /** @param path the domains that the lamp lies in */
  readonly have: (asset: Row, path: readonly unknown[]) => boolean;
}

/** The lamps that a record is for. */
export function membersOf(store: Store, row: Row): Members {
  const targets = targetsOf(row);
  const ids: ReadonlySet<unknown> = new Set(controllersOf(store, devicesOf(store, targets)));
  const domains: ReadonlySet<unknown> = new Set(targets.domainIds);
  return {
    have: (asset, path) =>
      ids.has(asset.id) || (domains.size > 0 && path.some(id => domains.has(id))),
  };
}
