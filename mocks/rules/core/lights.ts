import { lightAt } from '../../city/histories.ts';
import type { JsonObject } from '../../loopback/json.ts';
import type { Surroundings } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { type Control, createControl } from './control.ts';
import { inWhole } from './inWhole.ts';
import { handledIn, setLamp } from './lamps.ts';
import { isOnline, refusalOf } from './reach.ts';
import { isLamp } from './targets.ts';

/** So many lamps are looked at in one go: a large city is brought up to date in steps. */
const MOST = 5_000;

/** Of those that were out of reach, so many are looked at in one go. */
const MOST_AWAY = 500;

/** Lamps that have to be looked at, since who has the say over them has changed, or has said something new. */
interface Task {
  readonly ids: readonly unknown[];
  /** How many are done. */
  at: number;
  readonly release: Release;
}

/**
 * Which of the lamps that were switched by hand follow again: all, or those for which something new was said since a
 * moment; where that is not known, since they last reported.
 */
type Release = 'all' | { readonly since: number | undefined };

/** How far the lamps of a store are up to date. */
interface Progress {
  /** When all lamps were last looked at, or have begun to be. */
  since: number;
  /** When they have to be looked at again. */
  due: number;
  readonly tasks: Task[];
  /** Out of reach when they were looked at, and how to go on when they are back. */
  readonly away: Map<unknown, Release>;
}

const known = new WeakMap<Store, Progress>();

function progressOf(store: Store): Progress {
  const progress = known.get(store) ?? {
    since: -Infinity,
    due: -Infinity,
    tasks: [],
    away: new Map(),
  };
  known.set(store, progress);
  return progress;
}

/**
 * Brings what lamps report up to date with who has the say over them: all of them whenever the light changes somewhere,
 * at dusk, at a step of what runs. Nearly free in between.
 */
export function settleLights(platform: Surroundings): void {
  const { store } = platform;
  const now = platform.clock();
  const progress = progressOf(store);
  const { tasks, away } = progress;
  if (now >= progress.due || now < progress.since) {
    const since = Number.isFinite(progress.since) ? Math.min(progress.since, now) : undefined;
    // One that is under way has not told all of the edge before.
    const release = tasks.find(({ release: each }) => each !== 'all')?.release ?? { since };
    const others = tasks.filter(task => task.release === 'all');
    tasks.splice(0, tasks.length, ...others, { ids: lampsOf(store), at: 0, release });
    progress.since = now;
    progress.due = createControl(store).nextEdge(now);
    handledIn(store).clear();
  }
  if (tasks.length > 0) work(platform, progress, createControl(store));
  if (away.size > 0) lookAfter(platform, away);
}

function work(platform: Surroundings, { tasks, away }: Progress, control: Control): void {
  let left = MOST;
  for (let task = tasks[0]; task && left > 0; task = tasks[0]) {
    left -= goOn(platform, task, { control, away, most: left });
    if (task.at >= task.ids.length) tasks.shift();
  }
}

interface Step {
  readonly control: Control;
  readonly away: Progress['away'];
  readonly most: number;
}

/** @returns how many lamps were looked at */
function goOn(platform: Surroundings, task: Task, { control, away, most }: Step): number {
  const begin = task.at;
  const end = Math.min(task.ids.length, begin + most);
  for (; task.at < end; task.at += 1) {
    const id = task.ids[task.at];
    if (!settleLamp(platform, control, id, task.release)) away.set(id, task.release);
  }
  return end - begin;
}

/** Those that have come back show what they missed. */
function lookAfter(platform: Surroundings, away: Progress['away']): void {
  let control: Control | undefined;
  let left = Math.min(MOST_AWAY, away.size);
  for (const [id, release] of away) {
    if (left === 0) return;
    left -= 1;
    // To the end of the queue, or out of it.
    away.delete(id);
    const asset = platform.store.table('assets').get(id);
    if (!asset) continue;
    if (!isOnline(platform.store, asset)) away.set(id, release);
    else settleLamp(platform, (control ??= createControl(platform.store)), id, release);
  }
}

function lampsOf(store: Store): readonly unknown[] {
  const ids: unknown[] = [];
  for (const asset of store.table('assets').values()) if (isLamp(asset)) ids.push(asset.id);
  return ids;
}

/**
 * Brings some lamps up to date, since something has started, stopped or ended. Of very many, the first now, the others
 * soon.
 *
 * @param isForAll whether those that were switched by hand follow again
 */
export function settleLampsIn(caller: Surroundings, lamps: JsonObject, isForAll: boolean): void {
  const platform = inWhole(caller);
  const { store } = platform;
  const now = platform.clock();
  const control = createControl(store);
  const progress = progressOf(store);
  progress.due = Math.min(progress.due, control.nextEdge(now));
  const ids = store
    .table('assets')
    .find({ where: lamps, fields: ['id'] })
    .map(({ id }) => id);
  const release: Release = isForAll ? 'all' : { since: now };
  const task: Task = { ids, at: 0, release };
  goOn(platform, task, { control, away: progress.away, most: MOST });
  if (task.at < ids.length) progress.tasks.unshift(task);
}

/** Brings one lamp up to date while others still wait. */
export function settleOne(caller: Surroundings, id: unknown): void {
  const platform = inWhole(caller);
  const { tasks } = progressOf(platform.store);
  const asset = platform.store.table('assets').get(id);
  const [task] = tasks;
  if (!task || !asset) return;
  settleLamp(platform, createControl(platform.store), asset.controllerId ?? id, {
    since: task.release === 'all' ? platform.clock() : task.release.since,
  });
}

/** @returns false when the lamp is out of reach: it stays as it was last told */
function settleLamp(
  platform: Surroundings,
  control: Control,
  id: unknown,
  release: Release,
): boolean {
  const { store } = platform;
  const asset = store.table('assets').get(id);
  const status = store.table('statuses').get(id);
  if (!asset || !status || !isLamp(asset)) return true;
  if (!isOnline(store, asset)) return false;
  const now = platform.clock();
  if (asset.mode === 'MANUAL' && !control.isHeld(asset, now) && release !== 'all') {
    const since = release.since ?? Date.parse(String(status.update_time));
    if (handledIn(store).has(id) || control.lastEdge(asset, now) <= since) return true;
  }
  const light = wantedOf(platform, control, asset);
  const isSame = status.brightness === light.brightness && status.mode === light.mode;
  if (!isSame || asset.mode !== light.mode) setLamp(platform, asset, light);
  return true;
}

/** What takes no orders keeps to the timetable that it has. */
function wantedOf({ store, clock }: Surroundings, control: Control, asset: Row) {
  const now = clock();
  if (!refusalOf(store, asset)) return control.lightOf(asset, now);
  const { on, brightness } = lightAt(asset, now);
  return { on, brightness, mode: 'STRATEGY' } as const;
}
