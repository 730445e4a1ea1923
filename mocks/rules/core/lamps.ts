import { lightAs } from '../../city/histories.ts';
import type { JsonObject } from '../../loopback/json.ts';
import { codes } from '../../platform/Refusal.ts';
import type { Call, Surroundings } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { noteEquipment } from '../notes.ts';
import { type OutcomeCounts, resultOfRefusal } from '../outcome.ts';
import { createControl, type Light } from './control.ts';
import { inWhole } from './inWhole.ts';
import { REACHABLE, refusalOf } from './reach.ts';

export { ratedOf } from '../../city/histories.ts';
export type { Light } from './control.ts';

/** How it went with many lamps. */
export interface ControlResult {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly pending: number;
  readonly failures: readonly { readonly id: unknown; readonly code: number }[];
}

/** A result names so many failures. */
const MOST_FAILURES = 100;

/** What is done to so many lamps at once stands in the log of each. */
export const MOST_NOTED = 200;

/** So many lamps are told before others who call get their turn. */
const BATCH = 2_000;

/** The lamps that somebody switched lately, by store. */
const handled = new WeakMap<Store, Set<unknown>>();

/** The lamps that were switched by hand since somebody last cleared this. */
export function handledIn({ whole: store }: Store): Set<unknown> {
  const ids = handled.get(store) ?? new Set();
  handled.set(store, ids);
  return ids;
}

/** Lets a lamp burn: what its controller and all lamps behind it report, wherever they are, and who has the say. */
export function setLamp(platform: Surroundings, asset: Row, light: Light): Row {
  const { store, clock } = inWhole(platform);
  const level = light.on ? light.brightness : 0;
  const now = clock();
  const { power, voltage, current } = lightAs(asset, level, now);
  const update_time = new Date(now).toISOString();
  const report = (id: unknown, change: Row) => {
    const status = store.table('statuses').get(id);
    return status && store.put('statuses', { ...status, ...change, update_time });
  };
  if (light.mode === 'MANUAL') handledIn(store).add(asset.id);
  if (asset.mode !== light.mode) store.put('assets', { ...asset, mode: light.mode });
  const { mode } = light;
  const status = report(asset.id, { brightness: level, power, voltage, current, mode });
  for (const lamp of store.table('assets').find({ where: { controllerId: asset.id } })) {
    report(lamp.id, { brightness: level });
  }
  return status ?? asset;
}

/** Measures again what a lamp draws, once its nameplate says something else. */
export function remeasure({ store, clock }: Surroundings, id: unknown): void {
  const asset = store.table('assets').get(id);
  const status = store.table('statuses').get(id);
  if (!asset || typeof status?.brightness !== 'number' || asset.controllerId !== undefined) return;
  const { power, current } = lightAs(asset, status.brightness, clock());
  if (status.power !== power) store.put('statuses', { ...status, power, current });
}

/** Tells each lamp how to burn by hand, and counts how it went. What an override holds does not listen. */
export async function setLamps(
  call: Call,
  lamps: readonly (readonly [asset: Row, light: Light])[],
  action: string,
): Promise<ControlResult> {
  const { platform } = call;
  const failures: { id: unknown; code: number }[] = [];
  let control = createControl(platform.store);
  let pending = 0;
  for (const [i, [asset, light]] of lamps.entries()) {
    if (i > 0 && i % BATCH === 0) {
      await platform.delay(1);
      control = createControl(platform.store);
    }
    const code = control.isHeld(asset, platform.clock())
      ? codes.operationFailed
      : refusalOf(platform.store, asset)?.code;
    if (code === codes.pending) pending += 1;
    else if (code !== undefined) failures.push({ id: asset.id, code });
    else setLamp(platform, asset, light);
    if (lamps.length <= MOST_NOTED) noteLight(call, asset, { action, light, code });
  }
  const failed = failures.length;
  const total = lamps.length;
  const done = total - failed - pending;
  return { total, done, failed, pending, failures: failures.slice(0, MOST_FAILURES) };
}

interface LightNote {
  readonly action: string;
  readonly light: Pick<Light, 'on' | 'brightness'>;
  /** Why the lamp has refused. */
  readonly code: number | undefined;
}

/** Writes down that a lamp was told how to burn. */
export const noteLight = (call: Call, asset: Row, { action, light, code }: LightNote): Row =>
  noteEquipment(call, asset, {
    action,
    value: light.on ? `${light.brightness} %` : '0 %',
    ...resultOf(code),
  });

/** How it went, by the code of the refusal. */
export const resultOf = (code: number | undefined) =>
  code === undefined ? ({ result: 'success' } as const) : resultOfRefusal(code);

/** How many of some lamps take a command now; of very many only those that are known to be offline count as failed. */
export function countReached(store: Store, lamps: JsonObject): OutcomeCounts {
  const assets = store.table('assets');
  const total = assets.count(lamps);
  if (total > MOST_NOTED) {
    const reached = assets.count({ and: [lamps, REACHABLE] });
    return { done: reached, failed: total - reached, pending: 0 };
  }
  const refusals = assets.find({ where: lamps }).map(asset => refusalOf(store, asset)?.code);
  const pending = refusals.filter(code => code === codes.pending).length;
  const done = refusals.filter(code => code === undefined).length;
  return { done, pending, failed: total - done - pending };
}
