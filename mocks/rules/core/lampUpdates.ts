import { getLightAt } from '../../city/lightHistory.ts';
import type { JsonObject } from '../../loopback/json.ts';
import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { type LampControl, createLampControl } from './lampControl.ts';
import { withUnscopedStore } from './withUnscopedStore.ts';
import { getManualLamps, setLamp } from './lampCommands.ts';
import { isOnline } from '../../model/isOnline.ts';
import { getDeviceError } from './contactDevice.ts';
import { isLamp } from './targets.ts';

/** The maximum number of lamps per update: a large city is updated in steps. */
const MAX_LAMPS_PER_UPDATE = 5_000;

/** The maximum number of formerly offline lamps per update. */
const MAX_OFFLINE_PER_UPDATE = 500;

/** Lamps that need an update, since their control source or its target has changed. */
interface UpdateTask {
  readonly ids: readonly unknown[];
  /** The number of updated lamps. */
  doneCount: number;
  readonly release: ManualRelease;
}

/**
 * The manually switched lamps that follow their schedule again: all, or those whose target changed since a moment;
 * where that is unknown, since their last report.
 */
type ManualRelease = 'all' | { readonly since: number | undefined };

/** The progress of a store's lamp updates. */
interface UpdateProgress {
  /** The time of the last check of all lamps, or the start of the current one. */
  since: number;
  /** The time of the next update. */
  due: number;
  readonly tasks: UpdateTask[];
  /** Lamps that were offline at their update, and their release when they are back. */
  readonly offlineLamps: Map<unknown, ManualRelease>;
}

const progressByStore = new WeakMap<Store, UpdateProgress>();

function getProgress(store: Store): UpdateProgress {
  const progress = progressByStore.get(store) ?? {
    since: -Infinity,
    due: -Infinity,
    tasks: [],
    offlineLamps: new Map(),
  };
  progressByStore.set(store, progress);
  return progress;
}

/**
 * Updates the reported light of lamps to their control source: all of them at every change of light, at dusk, at a step
 * of a schedule. Nearly free in between.
 */
export function updateLamps(platform: RuleContext): void {
  const { store } = platform;
  const now = platform.clock();
  const progress = getProgress(store);
  const { tasks, offlineLamps } = progress;
  if (now >= progress.due || now < progress.since) {
    const since = Number.isFinite(progress.since) ? Math.min(progress.since, now) : undefined;
    // The task in progress has not yet processed the whole previous edge.
    const release = tasks.find(({ release: taskRelease }) => taskRelease !== 'all')?.release ?? {
      since,
    };
    const others = tasks.filter(task => task.release === 'all');
    tasks.splice(0, tasks.length, ...others, { ids: listLampIds(store), doneCount: 0, release });
    progress.since = now;
    progress.due = createLampControl(store).getNextEdge(now);
    getManualLamps(store).clear();
  }
  if (tasks.length > 0) runTasks(platform, progress, createLampControl(store));
  if (offlineLamps.size > 0) updateReturnedLamps(platform, offlineLamps);
}

/** Whether lamps wait for an update: that of a manually switched one depends on the time of its last report. */
export const areLampsPending = (store: Store): boolean => getProgress(store).tasks.length > 0;

function runTasks(
  platform: RuleContext,
  { tasks, offlineLamps }: UpdateProgress,
  control: LampControl,
): void {
  let remaining = MAX_LAMPS_PER_UPDATE;
  for (let task = tasks[0]; task && remaining > 0; task = tasks[0]) {
    remaining -= continueTask(platform, task, { control, offlineLamps, maxLamps: remaining });
    if (task.doneCount >= task.ids.length) tasks.shift();
  }
}

interface UpdateStep {
  readonly control: LampControl;
  readonly offlineLamps: UpdateProgress['offlineLamps'];
  readonly maxLamps: number;
}

/** @returns the number of checked lamps */
function continueTask(
  platform: RuleContext,
  task: UpdateTask,
  { control, offlineLamps, maxLamps }: UpdateStep,
): number {
  const start = task.doneCount;
  const end = Math.min(task.ids.length, start + maxLamps);
  for (; task.doneCount < end; task.doneCount += 1) {
    const id = task.ids[task.doneCount];
    if (!updateLamp(platform, control, id, task.release)) offlineLamps.set(id, task.release);
  }
  return end - start;
}

/** Updates the lamps that are online again. */
function updateReturnedLamps(
  platform: RuleContext,
  offlineLamps: UpdateProgress['offlineLamps'],
): void {
  let control: LampControl | undefined;
  let remaining = Math.min(MAX_OFFLINE_PER_UPDATE, offlineLamps.size);
  for (const [id, release] of offlineLamps) {
    if (remaining === 0) return;
    remaining -= 1;
    // Moves the lamp to the end of the queue, or removes it.
    offlineLamps.delete(id);
    const asset = platform.store.table('assets').get(id);
    if (!asset) continue;
    if (!isOnline(platform.store, asset)) offlineLamps.set(id, release);
    else updateLamp(platform, (control ??= createLampControl(platform.store)), id, release);
  }
}

function listLampIds(store: Store): readonly unknown[] {
  const ids: unknown[] = [];
  for (const asset of store.table('assets').values()) if (isLamp(asset)) ids.push(asset.id);
  return ids;
}

/**
 * Updates some lamps after a start, stop or end of their control source. Of very many, the first now, the others soon.
 *
 * @param releasesAll whether manually switched lamps follow their schedule again
 */
export function updateLampsMatching(
  context: RuleContext,
  lamps: JsonObject,
  releasesAll: boolean,
): void {
  const platform = withUnscopedStore(context);
  const { store } = platform;
  const now = platform.clock();
  const control = createLampControl(store);
  const progress = getProgress(store);
  progress.due = Math.min(progress.due, control.getNextEdge(now));
  const ids = store
    .table('assets')
    .find({ where: lamps, fields: ['id'] })
    .map(({ id }) => id);
  const release: ManualRelease = releasesAll ? 'all' : { since: now };
  const task: UpdateTask = { ids, doneCount: 0, release };
  continueTask(platform, task, {
    control,
    offlineLamps: progress.offlineLamps,
    maxLamps: MAX_LAMPS_PER_UPDATE,
  });
  if (task.doneCount < ids.length) progress.tasks.unshift(task);
}

/** Updates one lamp immediately, ahead of the queue. */
export function updateLampNow(context: RuleContext, id: unknown): void {
  const platform = withUnscopedStore(context);
  const { tasks } = getProgress(platform.store);
  const asset = platform.store.table('assets').get(id);
  const [task] = tasks;
  if (!task || !asset) return;
  updateLamp(platform, createLampControl(platform.store), asset.controllerId ?? id, {
    since: task.release === 'all' ? platform.clock() : task.release.since,
  });
}

/** @returns false when the lamp is unreachable: it keeps its last reported light */
function updateLamp(
  platform: RuleContext,
  control: LampControl,
  id: unknown,
  release: ManualRelease,
): boolean {
  const { store } = platform;
  const asset = store.table('assets').get(id);
  const status = store.table('statuses').get(id);
  if (!asset || !status || !isLamp(asset)) return true;
  if (!isOnline(store, asset)) return false;
  const now = platform.clock();
  if (asset.mode === 'MANUAL' && !control.isOverridden(asset, now) && release !== 'all') {
    const since = release.since ?? Date.parse(String(status.update_time));
    if (getManualLamps(store).has(id) || control.getLastEdge(asset, now) <= since) return true;
  }
  const light = getTargetLight(platform, control, asset);
  const isSame = status.brightness === light.brightness && status.mode === light.mode;
  if (!isSame || asset.mode !== light.mode) setLamp(platform, asset, light);
  return true;
}

/** Returns the target light; a lamp that accepts no commands keeps its timetable. */
function getTargetLight({ store, clock }: RuleContext, control: LampControl, asset: Row) {
  const now = clock();
  if (!getDeviceError(store, asset)) return control.getLight(asset, now);
  const { on, brightness } = getLightAt(asset, now);
  return { on, brightness, mode: 'STRATEGY' } as const;
}
