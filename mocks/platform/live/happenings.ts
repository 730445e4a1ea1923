import { faultLength } from '../../city/outages.ts';
import type { Row, Store } from '../Store.ts';
import { Agenda } from './Agenda.ts';

/** What an alert does besides being one: these end a device's contact, the others are faults of it. */
const SILENCING: readonly unknown[] = ['communicationLost', 'powerLoss'];

/** Alerts up to this level are faults, too: critical and major. */
const FAULT_LEVEL = 2;

/** More alerts and faults of the live city than these are not kept: the oldest go, as they do from a log. */
const MOST_ALERTS = 100_000;
const MOST_FAULTS = 10_000;

const DAY_MS = 86_400_000;

const REPAIRS = 'repairs';

/** When an alert, and the fault that it may be of, will be cleared. */
interface Clearing {
  /** The id of the alert, and of its fault. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly assetId: string;
  /** The device was well before, and will be after it. */
  readonly breaks: boolean;
}

/** What the history of the city says of what lasts when its life begins. */
export interface City {
  /** When drawn faults end, and drawn alerts are confirmed. */
  readonly drawn?: {
    /** The moment of the drawing, in milliseconds since 1970. */
    readonly at: number;
    /** When a fault of an asset ends, in milliseconds since 1970. */
    readonly endOf: (asset: Row, fault: Row) => number | undefined;
  };
  /** Who confirms what is cleared. */
  readonly confirmUser?: string;
}

/** What happens in the city, put into its state, where the lists find it. */
export interface Happenings {
  /**
   * Lets events happen, each after what is cleared before it.
   *
   * @returns the alerts as they are listed, without those that are known already or whose device is deleted
   */
  readonly happen: (events: readonly Row[], now: number) => readonly Row[];
}

/** The happenings of a store that has alerts, faults and assets. */
export function createHappenings(store: Store, { drawn, confirmUser }: City = {}): Happenings {
  const alerts = store.addedTo('alerts');
  const faults = store.addedTo('faults');
  const clearings = new Map<string, Clearing>();
  /** The faults of each device that are to be cleared. */
  const faultsOf = new Map<string, Set<string>>();
  const agenda = new Agenda();
  for (const { id, at, assetId, breaks } of store.records(REPAIRS).all()) {
    note({ id: String(id), at: Number(at), assetId: String(assetId), breaks: breaks === true });
  }
  if (drawn) noteDrawn(drawn);

  /** The drawn faults that last are cleared at the end that they were drawn with, and alerts within a day. */
  function noteDrawn({ at: drawnAt, endOf }: NonNullable<City['drawn']>) {
    for (const fault of store.table('faults').values()) {
      const id = String(fault.id);
      if (fault.end_time !== undefined || clearings.has(id)) continue;
      const asset = store.table('assets').get(fault.asset_id);
      const at = asset && endOf(asset, fault);
      if (at !== undefined)
        note({ id, at, assetId: String(asset?.id), breaks: asset?.status === 'fault' });
    }
    for (const { id: key, confirmed, update_time, asset_id } of store.table('alerts').values()) {
      const id = String(key);
      if (confirmed === true || clearings.has(id) || Date.parse(String(update_time)) > drawnAt)
        continue;
      const at = drawnAt + Math.floor(partOf(id) * DAY_MS);
      note({ id, at, assetId: String(asset_id), breaks: false });
    }
  }

  function note(clearing: Clearing) {
    clearings.set(clearing.id, clearing);
    agenda.add(clearing);
    const ids = faultsOf.get(clearing.assetId) ?? new Set();
    faultsOf.set(clearing.assetId, ids.add(clearing.id));
  }

  function plan(clearing: Clearing) {
    note(clearing);
    store.put(REPAIRS, { ...clearing });
  }

  /** The same clearing at the same time, with something else to do. */
  function replan(clearing: Clearing) {
    clearings.set(clearing.id, clearing);
    store.put(REPAIRS, { ...clearing });
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

  /** @returns whether the device was well before */
  function fail(alert: Row, asset: Row): boolean {
    const { id, type, update_time: time } = alert;
    if (Number(alert.level) > FAULT_LEVEL || !store.has('faults') || faults.length >= MOST_FAULTS) {
      return false;
    }
    store.put('faults', { ...alert, begin_time: time, confirmed: false });
    faults.push(String(id));
    const breaks = asset.status === 'normal';
    if (breaks)
      change(String(asset.id), SILENCING.includes(type) ? 'offline' : 'fault', String(time));
    return breaks;
  }

  function strike(event: Row): Row | undefined {
    const id = String(event.id);
    const asset = store.table('assets').get(event.asset_id);
    if (!asset || store.table('alerts').get(id)) return undefined;
    const { name: asset_name, model, domainId: domain_id } = asset;
    const alert = store.put('alerts', { ...event, asset_name, model, domain_id });
    alerts.push(id);
    dropOldest(store, 'alerts', alerts, MOST_ALERTS);
    const breaks = fail(alert, asset);
    // In a storm, alerts that are no faults stay until somebody confirms them.
    if (store.has('faults') && (store.table('faults').get(id) || clearings.size < MOST_FAULTS)) {
      const at = Date.parse(String(alert.update_time)) + lengthOf(id);
      plan({ id, at, assetId: String(asset.id), breaks });
    }
    return alert;
  }

  /** Ends a fault or an alert, and confirms it unless somebody has. */
  function end(resource: 'alerts' | 'faults', id: string, time: string) {
    const row = store.table(resource).get(id);
    if (!row) return;
    const ended = resource === 'faults' && { end_time: time, update_time: time };
    const confirmed = row.confirmed !== true &&
      confirmUser !== undefined && {
        ...{ confirmed: true, confirm_time: time, confirm_user: confirmUser },
      };
    if (ended || confirmed) store.put(resource, { ...row, ...ended, ...confirmed });
  }

  function clear({ id, at, assetId, breaks }: Clearing) {
    clearings.delete(id);
    store.remove(REPAIRS, id);
    const time = new Date(at).toISOString();
    end('alerts', id, time);
    if (store.has('faults')) end('faults', id, time);
    const others = faultsOf.get(assetId);
    others?.delete(id);
    if (others?.size === 0) faultsOf.delete(assetId);
    if (!breaks) return;
    // While another fault is open the device is not well: that one's end makes it so.
    const heir = [...(others ?? [])].find(other => store.table('faults').get(other));
    const next = heir === undefined ? undefined : clearings.get(heir);
    if (next) replan({ ...next, breaks: true });
    else change(assetId, 'normal', time);
  }

  /** Clears what is due, in the order of its time: the end of one fault can decide what that of the next does. */
  function clearUntil(now: number) {
    for (let id = agenda.takeDue(now); id !== undefined; id = agenda.takeDue(now)) {
      const clearing = clearings.get(id);
      if (clearing) clear(clearing);
    }
  }

  return {
    happen(events, now) {
      const struck: Row[] = [];
      for (const event of events) {
        clearUntil(Date.parse(String(event.update_time)));
        const alert = strike(event);
        if (alert) struck.push(alert);
      }
      clearUntil(now);
      dropOldest(store, 'faults', faults, MOST_FAULTS / 2, id => !clearings.has(id));
      return struck;
    },
  };
}

/** How long an alert lasts, in milliseconds. */
const lengthOf = (id: string): number => faultLength(partOf(id));

/** A number from 0 to 1, the same for the same id. @see city/ids.ts for the digits that chance has made */
function partOf(id: string): number {
  const digits = Number.parseInt(id.slice(9, 15), 16);
  return Number.isNaN(digits) ? 0.5 : digits / 0x1000000;
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
