import type { Row, Store } from '../Store.ts';

/** What an alert does besides being one: these end a device's contact, the others are faults of it. */
const SILENCING: readonly unknown[] = ['communicationLost', 'powerLoss'];

/** Alerts up to this level are faults, too: critical and major. */
const FAULT_LEVEL = 2;

/** A fault is mended after at least and at most so long, in ms. */
const SHORTEST_REPAIR = 5 * 60_000;
const LONGEST_REPAIR = 60 * 60_000;

/** More alerts and faults of the live city than these are not kept: the oldest go, as they do from a log. */
const MOST_ALERTS = 100_000;
const MOST_FAULTS = 10_000;

const REPAIRS = 'repairs';

/** When a fault will be mended. */
interface Repair {
  /** The id of the fault. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly assetId: string;
  /** The device was well before, and will be after it. */
  readonly breaks: boolean;
}

/** What happens in the city, put into its state, where the lists find it. */
export interface Happenings {
  /** @returns the alert as it is listed; undefined when it is known already, or its device is gone */
  readonly strike: (event: Row) => Row | undefined;
  /** Mends what is due. */
  readonly mend: (now: number) => void;
}

/** The happenings of a store that has alerts, faults and assets. */
export function createHappenings(store: Store): Happenings {
  const alerts = store.addedTo('alerts');
  const faults = store.addedTo('faults');
  const repairs = new Map<string, Repair>();
  /** The faults of each device that are to be mended. */
  const faultsOf = new Map<string, Set<string>>();
  for (const { id, at, assetId, breaks } of store.records(REPAIRS).all()) {
    note({ id: String(id), at: Number(at), assetId: String(assetId), breaks: breaks === true });
  }

  function note(repair: Repair) {
    repairs.set(repair.id, repair);
    const ids = faultsOf.get(repair.assetId) ?? new Set();
    faultsOf.set(repair.assetId, ids.add(repair.id));
  }

  function plan(repair: Repair) {
    note(repair);
    store.put(REPAIRS, { ...repair });
  }

  function change(assetId: string, status: string, time: string) {
    const asset = store.table('assets').get(assetId);
    if (!asset) return;
    store.put('assets', { ...asset, status });
    const before = store.has('statuses') ? store.table('statuses').get(assetId) : undefined;
    if (!before) return;
    const online = status !== 'offline';
    store.put('statuses', { ...before, state: status, online, update_time: time });
  }

  function fail(alert: Row, asset: Row) {
    const { id, type, update_time: time } = alert;
    if (Number(alert.level) > FAULT_LEVEL || !store.has('faults') || faults.length >= MOST_FAULTS) {
      return;
    }
    store.put('faults', { ...alert, begin_time: time, confirmed: false });
    faults.push(String(id));
    const breaks = asset.status === 'normal';
    if (breaks)
      change(String(asset.id), SILENCING.includes(type) ? 'offline' : 'fault', String(time));
    const at = Date.parse(String(time)) + repairTime(String(id));
    plan({ id: String(id), at, assetId: String(asset.id), breaks });
  }

  function repair({ id, at, assetId, breaks }: Repair) {
    repairs.delete(id);
    store.remove(REPAIRS, id);
    const time = new Date(at).toISOString();
    const fault = store.table('faults').get(id);
    if (fault) store.put('faults', { ...fault, end_time: time, update_time: time });
    const others = faultsOf.get(assetId);
    others?.delete(id);
    const [next] = others ?? [];
    if (next === undefined) faultsOf.delete(assetId);
    if (!breaks) return;
    // While another fault is open the device is not well: that one's end makes it so.
    const heir = next === undefined ? undefined : repairs.get(next);
    if (heir) plan({ ...heir, breaks: true });
    else change(assetId, 'normal', time);
  }

  return {
    strike(event) {
      const id = String(event.id);
      const asset = store.table('assets').get(event.asset_id);
      if (!asset || store.table('alerts').get(id)) return undefined;
      const { name: asset_name, model, domainId: domain_id } = asset;
      const alert = store.put('alerts', { ...event, asset_name, model, domain_id });
      alerts.push(id);
      dropOldest(store, 'alerts', alerts, MOST_ALERTS);
      fail(alert, asset);
      return alert;
    },

    mend(now) {
      for (const planned of [...repairs.values()]) if (planned.at <= now) repair(planned);
      dropOldest(store, 'faults', faults, MOST_FAULTS / 2, id => !repairs.has(id));
    },
  };
}

/** Half an hour on average, the same for the same fault. @see city/ids.ts for the digits that chance has made */
function repairTime(id: string): number {
  const digits = Number.parseInt(id.slice(9, 15), 16);
  const part = Number.isNaN(digits) ? 0.5 : digits / 0x1000000;
  return SHORTEST_REPAIR + Math.floor(part * (LONGEST_REPAIR - SHORTEST_REPAIR));
}

function dropOldest(
  store: Store,
  collection: string,
  ids: string[],
  most: number,
  mayGo: (id: string) => boolean = () => true,
) {
  if (ids.length <= most) return;
  // A tenth at once, because the front of a long list is dear to move.
  const front = ids.splice(0, Math.ceil(most / 10));
  const stay = front.filter(id => !mayGo(id));
  for (const id of front) if (mayGo(id)) store.remove(collection, id);
  ids.unshift(...stay);
}
