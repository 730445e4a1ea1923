import { getLightLevel } from '../assetMarker.ts';
import type { Row, Store } from '../Store.ts';

/** A device whose marker on a map may have changed. */
export interface DeviceChange {
  readonly id: string;
  /** Its record before the first of the changes; undefined for a new device. */
  readonly before: Row | undefined;
  /** Its report before them. */
  readonly reportBefore: Row | undefined;
}

/** The properties of a device that its marker shows, besides the light level of its report. */
const MARKER_FIELDS = ['name', 'model', 'status', 'geoPoint', 'domainId'] as const;

/** Collects the devices that change, each once, until they are taken. Without a listener it collects nothing. */
export class DeviceChanges {
  readonly #changes = new Map<string, DeviceChange>();
  #isCollecting = false;

  constructor(store: Store) {
    store.watch('assets', (before, after) => {
      if (!this.#isCollecting) return;
      const hasChanged =
        !before || !after || MARKER_FIELDS.some(field => before[field] !== after[field]);
      const id = String((after ?? before)?.id);
      if (hasChanged) this.#add({ id, before, reportBefore: store.table('statuses').get(id) });
    });
    store.watch('statuses', (before, after) => {
      if (!this.#isCollecting || !after) return;
      // A connection that is lost or returns changes it too, also of a lamp that stays faulty.
      if (getLightLevel(before) === getLightLevel(after)) return;
      const id = String(after.id);
      this.#add({ id, before: store.table('assets').get(id), reportBefore: before });
    });
  }

  /** Returns the changes since the last call, and whether to collect further ones. */
  take(collectsFurther: boolean): readonly DeviceChange[] {
    const changes = [...this.#changes.values()];
    this.#changes.clear();
    this.#isCollecting = collectsFurther;
    return changes;
  }

  /** Collects from now on. */
  collect(): void {
    this.#isCollecting = true;
  }

  #add(change: DeviceChange) {
    if (!this.#changes.has(change.id)) this.#changes.set(change.id, change);
  }
}
