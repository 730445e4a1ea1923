import { hashToFraction, hashText } from '../../city/hash.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { createId } from '../../platform/createId.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule, RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { logEquipment, getUsername } from '../logs/activityLogs.ts';
import { withUnscopedStore } from './withUnscopedStore.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { getRecord } from './getRecord.ts';

type UpgradeStart = components['schemas']['UpgradeTaskStart'];
type UpgradeState = components['schemas']['UpgradeState'];

/** The duration of each stage: the minimum in seconds, and the range above it. */
const UPGRADE_STAGES = [
  ['queued', 3, 12],
  ['downloading', 25, 75],
  ['installing', 15, 45],
] as const satisfies readonly (readonly [UpgradeState, number, number])[];

/** The total progress at the start of each stage, in per cent. */
const STAGE_PROGRESS = { queued: 0, downloading: 0, installing: 60 } as const;
const DONE_PROGRESS = 100;

/** The share of failing upgrades; these fail during the installation. */
const FAILURE_RATE = 0.04;
const FAILURE_PROGRESS = 0.7;

/** The filter condition for unfinished upgrades. */
export const ACTIVE_UPGRADES = { state: { inq: ['queued', 'downloading', 'installing'] } };

/** The progress of an upgrade, as a function of its id and the moment. */
interface UpgradeProgressState {
  readonly state: UpgradeState;
  readonly progress: number;
  /** The time of the final state. */
  readonly ended?: number;
}

/** Returns the progress of an upgrade that is not cancelled. */
export function getUpgradeProgress(id: string, begin: number, now: number): UpgradeProgressState {
  const hash = hashText(id);
  let start = begin;
  for (const [n, [state, minSeconds, extraSeconds]] of UPGRADE_STAGES.entries()) {
    const length = 1000 * (minSeconds + Math.floor(hashToFraction(hash, n) * extraSeconds));
    const share = Math.max(0, (now - start) / length);
    if (
      state === 'installing' &&
      hashToFraction(hash, 9) < FAILURE_RATE &&
      share >= FAILURE_PROGRESS
    ) {
      const progress = toStagePercent(state, FAILURE_PROGRESS);
      return { state: 'failed', progress, ended: start + length * FAILURE_PROGRESS };
    }
    if (share < 1) return { state, progress: toStagePercent(state, share) };
    start += length;
  }
  return { state: 'done', progress: DONE_PROGRESS, ended: start };
}

function toStagePercent(state: 'queued' | 'downloading' | 'installing', share: number): number {
  if (state === 'queued') return 0;
  const end = state === 'downloading' ? STAGE_PROGRESS.installing : DONE_PROGRESS;
  return Math.floor(STAGE_PROGRESS[state] + share * (end - STAGE_PROGRESS[state]));
}

/**
 * Updates the upgrade log to the current time. The progress follows from the clock, so only the end is stored. Nearly
 * free when no upgrade is in progress.
 */
export function advanceUpgrades(platform: RuleContext): void {
  const { store, clock } = platform;
  const upgrades = store.table('upgradeLogs');
  if (upgrades.count(ACTIVE_UPGRADES) === 0) return;
  const now = clock();
  for (const task of upgrades.find({ where: ACTIVE_UPGRADES })) {
    const begin = Date.parse(String(task.exec_time ?? task.begin_time));
    const { state, progress, ended } = getUpgradeProgress(String(task.id), begin, now);
    if (state === task.state && progress === task.progress) continue;
    const update_time = new Date(ended ?? Math.max(now, begin)).toISOString();
    const after = { ...task, state, progress, update_time };
    if (ended === undefined) upgrades.put(after);
    else finishUpgrade(platform, after);
  }
}

function finishUpgrade({ store }: RuleContext, task: Row) {
  const failed = task.state === 'failed';
  store.put('upgradeLogs', { ...task, ...(failed && { code: errorCodes.executeFailed }) });
  const status = store.table('statuses').get(task.asset_id);
  if (failed || !status || task.toVersion === undefined) return;
  store.put('statuses', { ...status, firmware: task.toVersion, update_time: task.update_time });
}

/**
 * Starts the upgrade of a device after its response. It is in the upgrade log from now on.
 *
 * @throws HttpError 409 (46) an upgrade is in progress; 422: 6, 22, 69
 */
export function startUpgrade(call: OperationCall, asset: Row, body: unknown): Row {
  const { store, clock, random } = call.platform;
  const { packageName, packageUrl, execTime } = body as UpgradeStart;
  const { id, name, model } = asset;
  advanceUpgrades(withUnscopedStore(call.platform));
  if (store.table('upgradeLogs').count({ and: [ACTIVE_UPGRADES, { asset_id: id }] }) > 0) {
    throw httpErrors.conflict(errorCodes.operationFailed, 'An upgrade of the device is under way');
  }
  const { type: packageType, version: toVersion } = getPackage(store, asset, body as UpgradeStart);
  assertNotPast(execTime, clock());
  const now = new Date(clock()).toISOString();
  const fromVersion = store.table('statuses').get(id)?.firmware;
  const task = {
    id: createId(random),
    asset_id: id,
    asset_name: name,
    model,
    packageName,
    packageType,
    packageUrl,
    ...(fromVersion !== undefined && { fromVersion }),
    ...(toVersion !== undefined && { toVersion }),
    state: 'queued',
    progress: 0,
    begin_time: now,
    ...(execTime !== undefined && { exec_time: new Date(execTime).toISOString() }),
    update_time: now,
    by: getUsername(call),
  };
  return store.put('upgradeLogs', task);
}

/**
 * Returns the package to install, as in the storage.
 *
 * @throws HttpError 422: 6 no package for this model has the URL, 22 it is of another type or has other bytes
 */
function getPackage(
  store: Store,
  { model }: Row,
  { packageUrl, packageType, digest }: UpgradeStart,
): Row {
  const where = { url: packageUrl, model };
  const [found] = store.table('packages').find({ where, limit: 1 });
  if (!found) {
    const message = `is no package for ${String(model)}`;
    throw httpErrors.invalidBody(
      [{ path: '/packageUrl', code: 'reference', message }],
      errorCodes.unknownTarget,
    );
  }
  const createError = (path: string, message: string) =>
    httpErrors.invalidBody([{ path, code: 'const', message }]);
  if (found.type !== packageType)
    throw createError('/packageType', 'is not the type of the package');
  if (String(found.digest).toLowerCase() !== digest.toLowerCase()) {
    throw createError('/digest', 'is not the digest of the package');
  }
  return found;
}

/** @throws HttpError 422 (69) */
function assertNotPast(execTime: string | undefined, now: number): void {
  if (execTime === undefined || Date.parse(execTime) >= now) return;
  const message = 'must not be in the past';
  throw httpErrors.invalidBody(
    [{ path: '/execTime', code: 'future', message }],
    errorCodes.invalidDate,
  );
}

/**
 * Cancels an upgrade; the device keeps its current firmware.
 *
 * @throws HttpError 404 (6); 409 (83) it is done, failed or cancelled
 */
function cancelUpgrade(call: OperationCall): Row {
  const { store, clock } = call.platform;
  advanceUpgrades(withUnscopedStore(call.platform));
  const task = getRecord(call, 'upgradeLogs');
  if (!ACTIVE_UPGRADES.state.inq.includes(String(task.state))) {
    throw httpErrors.conflict(errorCodes.taskCancelled, `The upgrade is ${String(task.state)}`);
  }
  const update_time = new Date(clock()).toISOString();
  const asset = store.table('assets').get(task.asset_id);
  if (asset) logEquipment(call, asset, { action: 'upgrade', value: 'cancelled' });
  return store.put('upgradeLogs', { ...task, state: 'cancelled', update_time });
}

/** @see DEVICE-05 */
export const upgradeRules: Readonly<Record<string, OperationRule>> = {
  cancelUpgrade: withUserLog({ action: 'control', target: 'upgradeLogs' }, cancelUpgrade),
};
