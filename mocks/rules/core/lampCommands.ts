import { getLightAtBrightness } from '../../city/lightHistory.ts';
import type { JsonObject } from '../../loopback/json.ts';
import { errorCodes } from '../../platform/HttpError.ts';
import type { OperationCall, RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { logEquipment } from '../logs/activityLogs.ts';
import { type OutcomeCounts, toFailedResult } from '../logs/logOutcome.ts';
import { createLampControl, type LampLight } from './lampControl.ts';
import { withUnscopedStore } from './withUnscopedStore.ts';
import { REACHABLE_CONDITION, getDeviceError } from './contactDevice.ts';

export { getRatedPower } from '../../city/lightHistory.ts';
export type { LampLight } from './lampControl.ts';

/** The result of a command to many lamps. */
export interface ControlResult {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly pending: number;
  readonly failures: readonly { readonly id: unknown; readonly code: number }[];
}

/** The maximum number of failures in a result. */
const MAX_LISTED_FAILURES = 10_000;

/** Commands to at most this many lamps are written to the log of each lamp. */
export const MAX_LOGGED_LAMPS = 200;

/** The number of lamps per batch; other requests run between the batches. */
const BATCH_SIZE = 2_000;

/** The recently switched lamps, by store. */
const manualLampsByStore = new WeakMap<Store, Set<unknown>>();

/** Returns the lamps switched by hand since the set was last cleared. */
export function getManualLamps({ unscoped: store }: Store): Set<unknown> {
  const ids = manualLampsByStore.get(store) ?? new Set();
  manualLampsByStore.set(store, ids);
  return ids;
}

/**
 * Sets the light of a lamp: the reported state of its controller and of all its lamps, in any domain, and the control
 * source.
 */
export function setLamp(platform: RuleContext, asset: Row, light: LampLight): Row {
  const { store, clock } = withUnscopedStore(platform);
  const level = light.on ? light.brightness : 0;
  const now = clock();
  const { power, voltage, current } = getLightAtBrightness(asset, level, now);
  const update_time = new Date(now).toISOString();
  const updateStatus = (id: unknown, change: Row) => {
    const status = store.table('statuses').get(id);
    return status && store.put('statuses', { ...status, ...change, update_time });
  };
  if (light.mode === 'MANUAL') getManualLamps(store).add(asset.id);
  if (asset.mode !== light.mode) store.put('assets', { ...asset, mode: light.mode });
  const { mode } = light;
  const status = updateStatus(asset.id, { brightness: level, power, voltage, current, mode });
  for (const lamp of store.table('assets').find({ where: { controllerId: asset.id } })) {
    updateStatus(lamp.id, { brightness: level });
  }
  return status ?? asset;
}

/** Updates the measured power of a lamp after a change of its nameplate. */
export function updateMeasuredPower({ store, clock }: RuleContext, id: unknown): void {
  const asset = store.table('assets').get(id);
  const status = store.table('statuses').get(id);
  if (!asset || typeof status?.brightness !== 'number' || asset.controllerId !== undefined) return;
  const { power, current } = getLightAtBrightness(asset, status.brightness, clock());
  if (status.power !== power) store.put('statuses', { ...status, power, current });
}

/** Switches each lamp by hand and counts the results. Lamps that an override holds stay unchanged. */
export async function setLamps(
  call: OperationCall,
  lamps: readonly (readonly [asset: Row, light: LampLight])[],
  action: string,
): Promise<ControlResult> {
  const { platform } = call;
  const failures: { id: unknown; code: number }[] = [];
  let control = createLampControl(platform.store);
  let pending = 0;
  for (const [i, [asset, light]] of lamps.entries()) {
    if (i > 0 && i % BATCH_SIZE === 0) {
      await platform.delay(1);
      control = createLampControl(platform.store);
    }
    const code = control.isOverridden(asset, platform.clock())
      ? errorCodes.operationFailed
      : getDeviceError(platform.store, asset)?.code;
    if (code === errorCodes.pending) pending += 1;
    else if (code !== undefined) failures.push({ id: asset.id, code });
    else setLamp(platform, asset, light);
    if (lamps.length <= MAX_LOGGED_LAMPS) logLampCommand(call, asset, { action, light, code });
  }
  const failed = failures.length;
  const total = lamps.length;
  const done = total - failed - pending;
  return { total, done, failed, pending, failures: failures.slice(0, MAX_LISTED_FAILURES) };
}

interface LampCommandLog {
  readonly action: string;
  readonly light: Pick<LampLight, 'on' | 'brightness'>;
  /** The error code of the lamp. */
  readonly code: number | undefined;
}

export const logLampCommand = (
  call: OperationCall,
  asset: Row,
  { action, light, code }: LampCommandLog,
): Row =>
  logEquipment(call, asset, {
    action,
    value: light.on ? `${light.brightness} %` : '0 %',
    ...toLogResult(code),
  });

/** Returns the result for the log, by the code of the error. */
export const toLogResult = (code: number | undefined) =>
  code === undefined ? ({ result: 'success' } as const) : toFailedResult(code);

/** Counts the lamps that accept a command now; of very many only the known offline ones count as failed. */
export function countReachable(store: Store, lamps: JsonObject): OutcomeCounts {
  const assets = store.table('assets');
  const total = assets.count(lamps);
  if (total > MAX_LOGGED_LAMPS) {
    const reachableCount = assets.count({ and: [lamps, REACHABLE_CONDITION] });
    return { done: reachableCount, failed: total - reachableCount, pending: 0 };
  }
  const codes = assets.find({ where: lamps }).map(asset => getDeviceError(store, asset)?.code);
  const pending = codes.filter(code => code === errorCodes.pending).length;
  const done = codes.filter(code => code === undefined).length;
  return { done, pending, failed: total - done - pending };
}
