import { fraction, hashText } from '../../city/hash.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { newId } from '../../platform/newId.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule, Surroundings } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { noteEquipment, usernameOf } from '../notes.ts';
import { inWhole } from './inWhole.ts';
import { noted } from './noted.ts';
import { recordOf } from './recordOf.ts';

type Start = components['schemas']['UpgradeTaskStart'];
type State = components['schemas']['UpgradeState'];

/** How long each stage takes: at least so many seconds, and at most so many more. */
const STAGES = [
  ['queued', 3, 12],
  ['downloading', 25, 75],
  ['installing', 15, 45],
] as const satisfies readonly (readonly [State, number, number])[];

/** Where in the whole each stage begins, in per cent. */
const PROGRESS = { queued: 0, downloading: 0, installing: 60 } as const;
const INSTALLED = 100;

/** Of a hundred upgrades so many fail; these do so while they are installed. */
const FAILING = 0.04;
const FAILS_AT = 0.7;

/** The condition on upgrades that they have not ended yet. */
export const UNDER_WAY = { state: { inq: ['queued', 'downloading', 'installing'] } };

/** How far an upgrade is, as a function of its id and the moment. */
interface Progress {
  readonly state: State;
  readonly progress: number;
  /** When it came into a state that lasts. */
  readonly ended?: number;
}

/** How far an upgrade is that nobody cancels. */
export function progressOf(id: string, begin: number, now: number): Progress {
  const hash = hashText(id);
  let start = begin;
  for (const [n, [state, least, more]] of STAGES.entries()) {
    const length = 1000 * (least + Math.floor(fraction(hash, n) * more));
    const share = Math.max(0, (now - start) / length);
    if (state === 'installing' && fraction(hash, 9) < FAILING && share >= FAILS_AT) {
      const progress = percent(state, FAILS_AT);
      return { state: 'failed', progress, ended: start + length * FAILS_AT };
    }
    if (share < 1) return { state, progress: percent(state, share) };
    start += length;
  }
  return { state: 'done', progress: INSTALLED, ended: start };
}

function percent(state: 'queued' | 'downloading' | 'installing', share: number): number {
  if (state === 'queued') return 0;
  const end = state === 'downloading' ? PROGRESS.installing : INSTALLED;
  return Math.floor(PROGRESS[state] + share * (end - PROGRESS[state]));
}

/**
 * Brings the log of upgrades up to now. What is under way follows from the clock, so only its end is written down.
 * Nearly free when nothing is under way.
 */
export function settleUpgrades(platform: Surroundings): void {
  const { store, clock } = platform;
  const upgrades = store.table('upgradeLogs');
  if (upgrades.count(UNDER_WAY) === 0) return;
  const now = clock();
  for (const task of upgrades.find({ where: UNDER_WAY })) {
    const begin = Date.parse(String(task.exec_time ?? task.begin_time));
    const { state, progress, ended } = progressOf(String(task.id), begin, now);
    if (state === task.state && progress === task.progress) continue;
    const update_time = new Date(ended ?? Math.max(now, begin)).toISOString();
    const after = { ...task, state, progress, update_time };
    if (ended === undefined) upgrades.put(after);
    else finish(platform, after);
  }
}

function finish({ store }: Surroundings, task: Row) {
  const failed = task.state === 'failed';
  store.put('upgradeLogs', { ...task, ...(failed && { code: codes.executeFailed }) });
  const status = store.table('statuses').get(task.asset_id);
  if (failed || !status || task.toVersion === undefined) return;
  store.put('statuses', { ...status, firmware: task.toVersion, update_time: task.update_time });
}

/**
 * Starts the upgrade of a device that has answered. It is in the log of upgrades from now on.
 *
 * @throws Refusal 409 (46) one is under way; 422: 6, 22, 69
 */
export function startUpgrade(call: Call, asset: Row, body: unknown): Row {
  const { store, clock, random } = call.platform;
  const { packageName, packageUrl, execTime } = body as Start;
  const { id, name, model } = asset;
  settleUpgrades(inWhole(call.platform));
  if (store.table('upgradeLogs').count({ and: [UNDER_WAY, { asset_id: id }] }) > 0) {
    throw refuse.conflict(codes.operationFailed, 'An upgrade of the device is under way');
  }
  const { type: packageType, version: toVersion } = packageOf(store, asset, body as Start);
  refusePast(execTime, clock());
  const now = new Date(clock()).toISOString();
  const fromVersion = store.table('statuses').get(id)?.firmware;
  const task = {
    id: newId(random),
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
    by: usernameOf(call),
  };
  return store.put('upgradeLogs', task);
}

/**
 * The package that is to be installed, as the storage has it.
 *
 * @throws Refusal 422: 6 none for this model has the URL, 22 it is of another type or has other bytes
 */
function packageOf(store: Store, { model }: Row, { packageUrl, packageType, digest }: Start): Row {
  const where = { url: packageUrl, model };
  const [found] = store.table('packages').find({ where, limit: 1 });
  if (!found) {
    const message = `is no package for ${String(model)}`;
    throw refuse.invalid(
      [{ path: '/packageUrl', code: 'reference', message }],
      codes.unknownTarget,
    );
  }
  const wrong = (path: string, message: string) =>
    refuse.invalid([{ path, code: 'const', message }]);
  if (found.type !== packageType) throw wrong('/packageType', 'is not the type of the package');
  if (String(found.digest).toLowerCase() !== digest.toLowerCase()) {
    throw wrong('/digest', 'is not the digest of the package');
  }
  return found;
}

/** @throws Refusal 422 (69) */
function refusePast(execTime: string | undefined, now: number): void {
  if (execTime === undefined || Date.parse(execTime) >= now) return;
  const message = 'must not be in the past';
  throw refuse.invalid([{ path: '/execTime', code: 'future', message }], codes.invalidDate);
}

/**
 * Cancels an upgrade; the device keeps the firmware that it has.
 *
 * @throws Refusal 404 (6); 409 (83) it is done, failed or cancelled
 */
function cancelUpgrade(call: Call): Row {
  const { store, clock } = call.platform;
  settleUpgrades(inWhole(call.platform));
  const task = recordOf(call, 'upgradeLogs');
  if (!UNDER_WAY.state.inq.includes(String(task.state))) {
    throw refuse.conflict(codes.taskCancelled, `The upgrade is ${String(task.state)}`);
  }
  const update_time = new Date(clock()).toISOString();
  const asset = store.table('assets').get(task.asset_id);
  if (asset) noteEquipment(call, asset, { action: 'upgrade', value: 'cancelled' });
  return store.put('upgradeLogs', { ...task, state: 'cancelled', update_time });
}

/** The rules of upgrades. @see spec B7, DEVICE-05 */
export const upgradeRules: Readonly<Record<string, Rule>> = {
  cancelUpgrade: noted({ action: 'control', target: 'upgradeLogs' }, cancelUpgrade),
};
