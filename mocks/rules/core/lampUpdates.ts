import { getLightAt } from '../../city/lightHistory.ts';
import type { JsonObject } from '../../loopback/json.ts';
import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { type LampControl, createLampControl } from './lampControl.ts';
import { withUnscopedStore } from './withUnscopedStore.ts';
import { getManualLamps, setLamp } from './lampCommands.ts';
import { isOnline, getDeviceError } from './contactDevice.ts';
import { isLamp } from './targets.ts';

/** So many lamps are looked at in one go: a large city is brought up to date in steps. */
const MAX_LAMPS_PER_UPDATE = 5_000;

/** Of those that were out of reach, so many are looked at in one go. */
const MAX_OFFLINE_PER_UPDATE = 500;

/** Lamps that have to be looked at, since who has the say over them has changed, or has said something new. */
interface UpdateTask {
  readonly ids: readonly unknown[];
  /** How many are done. */
  doneCount: number;
  readonly release: ManualRelease;
}

/**
 * Which of the lamps that were switched by hand follow again: all, or those for which something new was said since a
 * moment; where that is not known, since they last reported.
 */
type ManualRelease = 'all' | { readonly since: number | undefined };

/** How far the lamps of a store are up to date. */
interface UpdateProgress {
  /** When all lamps were last looked at, or have begun to be. */
  since: number;
  /** When they have to be looked at again. */
  due: number;
  readonly tasks: UpdateTask[];
  /** Out of reach when they were looked at, and how to go on when they are back. */
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
 * Brings what lamps report up to date with who has the say over them: all of them whenever the light changes somewhere,
 * at dusk, at a step of what runs. Nearly free in between.
 */
export function updateLamps(platform: RuleContext): void {
  const { store } = platform;
  const now = platform.clock();
  const progress = getProgress(store);
  const { tasks, offlineLamps } = progress;
  if (now >= progress.due || now < progress.since) {
    const since = Number.isFinite(progress.since) ? Math.min(progress.since, now) : undefined;
    // One that is under way has not told all of the edge before.
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

/** @returns how many lamps were looked at */
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

/** Those that have come back show what they missed. */
function updateReturnedLamps(
  platform: RuleContext,
  offlineLamps: UpdateProgress['offlineLamps'],
): void {
  let control: LampControl | undefined;
  let remaining = Math.min(MAX_OFFLINE_PER_UPDATE, offlineLamps.size);
  for (const [id, release] of offlineLamps) {
    if (remaining === 0) return;
    remaining -= 1;
    // To the end of the queue, or out of it.
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
 * Brings some lamps up to date, since something has started, stopped or ended. Of very many, the first now, the others
 * soon.
 *
 * @param releasesAll whether those that were switched by hand follow again
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

/** Brings one lamp up to date while others still wait. */
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

/** @returns false when the lamp is out of reach: it stays as it was last told */
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

/** What takes no orders keeps to the timetable that it has. */
function getTargetLight({ store, clock }: RuleContext, control: LampControl, asset: Row) {
  const now = clock();
  if (!getDeviceError(store, asset)) return control.getLight(asset, now);
  const { on, brightness } = getLightAt(asset, now);
  return { on, brightness, mode: 'STRATEGY' } as const;
}
