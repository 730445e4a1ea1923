import { getAlertDuration, getIdFraction } from '../../city/alertDuration.ts';
import { withAlertState } from '../../model/alertState.ts';
import { createMuteMatcher } from '../../rules/core/mutes.ts';
import { DAY_MS, HOUR_MS } from '../../shared/duration.ts';
import { omit } from '../../platform/omitProperties.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { ScheduleQueue } from './ScheduleQueue.ts';

/** Alert types that set a device offline; the others set it to fault. */
const DISCONNECTING_TYPES: readonly unknown[] = ['communicationLost', 'powerLoss'];

/** Alerts up to this level are faults, too: critical and major. */
const MAX_FAULT_LEVEL = 2;

/** The maximum number of stored alerts and faults of the live city: the oldest are removed, as in a log. */
const MAX_ALERTS = 100_000;
const MAX_FAULTS = 10_000;

const REPAIR_COLLECTION = 'repairs';

/** The share of the alerts that are confirmed after they are cleared, and the maximum delay of that. */
const LATE_CONFIRMATION_SHARE = 0.3;
const MAX_CONFIRMATION_DELAY_MS = 8 * HOUR_MS;

/** An alert that lasts longer is confirmed while it is active, unless that is late: within this time. */
const CONFIRMATION_MS = HOUR_MS;

/** The scheduled clearing of an alert and of its fault, if any; or, where both are cleared, their confirmation. */
interface ScheduledClearing {
  /** The id of the alert, and of its fault. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly assetId: string;
  /** Whether the device was not faulty before, and recovers after it. */
  readonly breaks: boolean;
  /** Whether the alert is cleared: only its confirmation is due. */
  readonly isCleared?: true;
  /** The time of the clearing, where a confirmation is due before. */
  readonly endsAt?: number;
}

/** The history of a city with its active faults at the start of the live updates. */
export interface CityHistory {
  /** The ends of generated faults, and the confirmation times of generated alerts. */
  readonly generated?: {
    /** The moment of the generation, in milliseconds since 1970. */
    readonly at: number;
    /** Returns the end of a fault of an asset, in milliseconds since 1970. */
    readonly getFaultEnd: (asset: Row, fault: Row) => number | undefined;
  };
  /** The username for the confirmation of cleared alerts. */
  readonly confirmUser?: string;
}

/** Writes the events of a city to its state, where lists read them. */
export interface AlertProcessor {
  /**
   * Processes events, each after the clearings that precede it.
   *
   * @returns the alerts as lists show them, without duplicates and those of deleted devices
   */
  readonly process: (events: readonly Row[], now: number) => readonly Row[];
}

/** Creates the alert processor of a store with alerts, faults and assets. */
export function createAlertProcessor(
  store: Store,
  { generated, confirmUser }: CityHistory = {},
): AlertProcessor {
  const alerts = store.listAddedIds('alerts');
  const faults = store.listAddedIds('faults');
  const clearings = new Map<string, ScheduledClearing>();
  /** The uncleared faults of each device. */
  const faultIdsByAsset = new Map<string, Set<string>>();
  const queue = new ScheduleQueue();
  for (const row of store.records(REPAIR_COLLECTION).all()) {
    const { id, at, assetId, breaks, isCleared, endsAt } = row;
    scheduleClearing({
      id: String(id),
      at: Number(at),
      assetId: String(assetId),
      breaks: breaks === true,
      ...(isCleared === true && { isCleared }),
      ...(typeof endsAt === 'number' && { endsAt }),
    });
  }
  if (generated) scheduleGenerated(generated);

  /** Schedules the clearing of the active generated faults and alerts at their generated end, and late confirmations. */
  function scheduleGenerated({
    at: generatedAt,
    getFaultEnd,
  }: NonNullable<CityHistory['generated']>) {
    for (const fault of store.table('faults').values()) {
      const id = String(fault.id);
      if (fault.end_time !== undefined || clearings.has(id)) continue;
      const asset = store.table('assets').get(fault.asset_id);
      const at = asset && getFaultEnd(asset, fault);
      if (at !== undefined)
        scheduleClearing({ id, at, assetId: String(asset?.id), breaks: asset?.status === 'fault' });
    }
    for (const alert of store.table('alerts').values()) {
      const id = String(alert.id);
      const begin = Date.parse(String(alert.update_time));
      if (clearings.has(id) || begin > generatedAt) continue;
      const clearing = { id, assetId: String(alert.asset_id), breaks: false };
      if (alert.cleared_time === undefined) {
        const asset = store.table('assets').get(alert.asset_id);
        const end = asset && getFaultEnd(asset, { ...alert, begin_time: alert.update_time });
        scheduleClearing({ ...clearing, at: end ?? begin + getAlertDuration(id) });
      } else if (alert.confirmed !== true) {
        const at = generatedAt + Math.floor(getIdFraction(id) * DAY_MS);
        scheduleClearing({ ...clearing, at, isCleared: true });
      }
    }
  }

  function scheduleClearing(clearing: ScheduledClearing) {
    clearings.set(clearing.id, clearing);
    queue.add(clearing);
    if (clearing.isCleared) return;
    const ids = faultIdsByAsset.get(clearing.assetId) ?? new Set();
    faultIdsByAsset.set(clearing.assetId, ids.add(clearing.id));
  }

  function saveClearing(clearing: ScheduledClearing) {
    scheduleClearing(clearing);
    store.put(REPAIR_COLLECTION, { ...clearing });
  }

  /** Replaces a clearing at the same time by one with other effects. */
  function updateClearing(clearing: ScheduledClearing) {
    clearings.set(clearing.id, clearing);
    store.put(REPAIR_COLLECTION, { ...clearing });
  }

  function setAssetStatus(assetId: string, status: string, time: string) {
    const asset = store.table('assets').get(assetId);
    if (!asset) return;
    store.put('assets', { ...asset, status });
    const before = store.has('statuses') ? store.table('statuses').get(assetId) : undefined;
    if (!before) return;
    const online = status !== 'offline';
    store.put('statuses', { ...before, state: status, online, update_time: time });
  }

  /** @returns whether the device was not faulty before */
  function createFault(alert: Row, asset: Row): boolean {
    const { id, type, update_time: time } = alert;
    if (
      Number(alert.level) > MAX_FAULT_LEVEL ||
      !store.has('faults') ||
      faults.length >= MAX_FAULTS
    ) {
      return false;
    }
    store.put('faults', {
      ...omit(omit(alert, 'state'), 'muted'),
      ...{ begin_time: time, confirmed: false },
    });
    faults.push(String(id));
    const breaks = asset.status === 'normal';
    if (breaks)
      setAssetStatus(
        String(asset.id),
        DISCONNECTING_TYPES.includes(type) ? 'offline' : 'fault',
        String(time),
      );
    return breaks;
  }

  function createAlert(event: Row, isMuted: (alert: Row) => boolean): Row | undefined {
    const id = String(event.id);
    const asset = store.table('assets').get(event.asset_id);
    if (!asset || store.table('alerts').get(id)) return undefined;
    const { name: asset_name, model, domainId: domain_id } = asset;
    const located = { ...event, asset_name, model, domain_id };
    const alert = store.put('alerts', withAlertState({ ...located, muted: isMuted(located) }));
    alerts.push(id);
    dropOldest(store, 'alerts', alerts, MAX_ALERTS);
    const breaks = createFault(alert, asset);
    // In a storm, alerts that are no faults stay until a user confirms them.
    if (store.has('faults') && (store.table('faults').get(id) || clearings.size < MAX_FAULTS)) {
      const begin = Date.parse(String(alert.update_time));
      const end = begin + getAlertDuration(id);
      const confirmsAt = begin + Math.floor(getLateness(id) * CONFIRMATION_MS);
      const clearing = { id, assetId: String(asset.id), breaks };
      const isLate = isConfirmedLate(id) || confirmsAt >= end;
      saveClearing(
        isLate ? { ...clearing, at: end } : { ...clearing, at: confirmsAt, endsAt: end },
      );
    }
    return alert;
  }

  /** Changes the alert and the fault of an id, where they exist. */
  function updateRows(id: string, change: (row: Row, resource: 'alerts' | 'faults') => Row) {
    for (const resource of ['alerts', 'faults'] as const) {
      const row = store.has(resource) ? store.table(resource).get(id) : undefined;
      if (!row) continue;
      const changed = change(row, resource);
      store.put(resource, resource === 'alerts' ? withAlertState(changed) : changed);
    }
  }

  function confirmRow(row: Row, time: string): Row {
    if (row.confirmed === true || confirmUser === undefined) return row;
    return { ...row, confirmed: true, acknowledged_time: time, acknowledged_by: confirmUser };
  }

  /** Ends a fault and an alert. Most are confirmed then at the latest, some by the next shift. */
  function endRows({ id, at, assetId }: ScheduledClearing, time: string) {
    const isLate = isConfirmedLate(id);
    updateRows(id, (row, resource) => {
      const ended =
        resource === 'faults' ? { end_time: time, update_time: time } : { cleared_time: time };
      return isLate ? { ...row, ...ended } : confirmRow({ ...row, ...ended }, time);
    });
    if (!isLate) return;
    const delayMs = Math.floor(
      (getLateness(id) / LATE_CONFIRMATION_SHARE) * MAX_CONFIRMATION_DELAY_MS,
    );
    saveClearing({ id, at: at + delayMs, assetId, breaks: false, isCleared: true });
  }

  function clearAlert(clearing: ScheduledClearing) {
    const { id, at, assetId, breaks, isCleared, endsAt } = clearing;
    const time = new Date(at).toISOString();
    if (endsAt !== undefined) {
      updateRows(id, row => confirmRow(row, time));
      saveClearing({ id, at: endsAt, assetId, breaks });
      return;
    }
    clearings.delete(id);
    store.remove(REPAIR_COLLECTION, id);
    if (isCleared) {
      updateRows(id, row => confirmRow(row, time));
      return;
    }
    endRows(clearing, time);
    const others = faultIdsByAsset.get(assetId);
    others?.delete(id);
    if (others?.size === 0) faultIdsByAsset.delete(assetId);
    if (!breaks) return;
    // While another fault is open the device stays faulty; the end of that one resets it.
    const nextFaultId = [...(others ?? [])].find(other => store.table('faults').get(other));
    const nextClearing = nextFaultId === undefined ? undefined : clearings.get(nextFaultId);
    if (nextClearing) updateClearing({ ...nextClearing, breaks: true });
    else setAssetStatus(assetId, 'normal', time);
  }

  /** Clears what is due, in chronological order: the end of one fault can change the effect of the next. */
  function clearUntil(now: number) {
    for (let id = queue.takeDue(now); id !== undefined; id = queue.takeDue(now)) {
      const clearing = clearings.get(id);
      if (clearing) clearAlert(clearing);
    }
  }

  return {
    process(events, now) {
      const createdAlerts: Row[] = [];
      const isMuted = createMuteMatcher(store);
      for (const event of events) {
        clearUntil(Date.parse(String(event.update_time)));
        const alert = createAlert(event, isMuted);
        if (alert) createdAlerts.push(alert);
      }
      clearUntil(now);
      dropOldest(store, 'faults', faults, MAX_FAULTS / 2, id => !clearings.has(id));
      return createdAlerts;
    },
  };
}

/** Returns a number from 0 to 1, constant per id and independent of its duration. */
const getLateness = (id: string): number => getIdFraction(id.split('').toReversed().join(''));

const isConfirmedLate = (id: string): boolean => getLateness(id) < LATE_CONFIRMATION_SHARE;

function dropOldest(
  store: Store,
  collection: string,
  ids: string[],
  maxRows: number,
  canRemove: (id: string) => boolean = () => true,
) {
  if (ids.length <= maxRows) return;
  // Removes a tenth in one pass, because shifting a long list is expensive.
  const oldestIds = ids.splice(0, Math.ceil(maxRows / 10));
  const retainedIds = oldestIds.filter(id => !canRemove(id));
  for (const id of oldestIds) if (canRemove(id)) store.remove(collection, id);
  ids.unshift(...retainedIds);
}
