import type { JsonObject } from '../../loopback/json.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule, Surroundings } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { noteEquipment } from '../notes.ts';
import { resultOfRefusal } from '../outcome.ts';
import { MOST_NOTED, resultOf } from './lamps.ts';
import { settleLampsIn } from './lights.ts';
import { noted } from './noted.ts';
import { isOnline, REACHABLE, refusalOf } from './reach.ts';
import { recordOf } from './recordOf.ts';
import { both } from './subtree.ts';
import { lampsIn, targetsOf, unknownIn } from './targets.ts';
import { omit } from './without.ts';

/** What lets lamps burn by itself: a strategy or a plan. */
export interface Runner {
  readonly resource: 'strategies' | 'plans';
  /** The code of the refusal to change one while it runs. */
  readonly runningCode: number;
  readonly startAction: string;
  readonly stopAction: string;
  /** Whether it has anything to do. */
  readonly hasSteps: (row: Row, store: Store) => boolean;
  /** Whether something that runs needs it. */
  readonly isUsed?: (row: Row, store: Store) => boolean;
}

const RESOURCES = ['strategies', 'plans'] as const;
const RUNNING = { where: { state: { inq: ['running', 'pending'] } } };

/** Whether it has the say over lamps now. */
export const isRunning = ({ state }: Row): boolean => state === 'running' || state === 'pending';

/**
 * The rule that lets a strategy or a plan have the say over its lamps. One that runs already goes on.
 *
 * @throws Refusal 404 (6); 409: 70 no steps, 71 no lamps, 73 one of them is run by another, 76 none can be told
 */
export const start = (runner: Runner): Rule =>
  noted(
    {
      action: 'control',
      target: runner.resource,
      detail: saying('started'),
      outcome: startOutcome,
    },
    call => {
      const { platform } = call;
      const { store, clock } = platform;
      const row = recordOf(call, runner.resource);
      if (isRunning(row)) return row;
      const lamps = refuseUnstartable(store, runner, row);
      const state = refuseDeaf(store, lamps);
      const startedAt = new Date(clock()).toISOString();
      const started = store.put(runner.resource, { ...row, state, startedAt });
      settleLampsIn(platform, lamps, true);
      noteLamps(call, lamps, asset => ({
        action: runner.startAction,
        value: String(row.name),
        ...resultOf(refusalOf(store, asset)?.code),
      }));
      return started;
    },
  );

/** What no device has taken yet is pending. */
const startOutcome = (_: Call, answer: unknown) =>
  (answer as Row).state === 'pending'
    ? resultOfRefusal(codes.pending)
    : ({ result: 'success' } as const);

const saying = (done: 'started' | 'stopped') => (_: Call, answer: unknown) =>
  answer === undefined ? undefined : `${done}: ${String((answer as Row).name)}`;

function refuseUnstartable(store: Store, runner: Runner, row: Row): JsonObject {
  if (!runner.hasSteps(row, store)) throw refuse.conflict(codes.noSteps, 'No strategy items');
  const lamps = lampsIn(store, targetsOf(row));
  const assets = store.table('assets');
  if (unknownIn(store, targetsOf(row), '').length > 0 || assets.count(lamps) === 0) {
    throw refuse.conflict(codes.invalidDevices, 'Invalid or empty devices');
  }
  // Also one of another district, which the caller does not see.
  const isTaken = RESOURCES.flatMap(resource =>
    store.whole
      .table(resource)
      .find(RUNNING)
      .filter(other => excludes(runner.resource, row, resource, other)),
  ).some(other => assets.count({ and: [lamps, lampsIn(store.whole, targetsOf(other))] }) > 0);
  if (isTaken) throw refuse.conflict(codes.otherPlanRunning, 'Other plans are running');
  return lamps;
}

/**
 * Whether two cannot run on one lamp: two plans, or two of equal priority, whichever of them was first.
 *
 * @see spec B8, 73
 */
const excludes = (one: Runner['resource'], a: Row, other: Runner['resource'], b: Row): boolean =>
  a.id !== b.id && ((one === 'plans' && other === 'plans') || a.priority === b.priority);

/**
 * The state of what starts: pending when every lamp that could be told has still to take it.
 *
 * @throws Refusal 409 (76) none of the lamps can be told
 */
function refuseDeaf(store: Store, lamps: JsonObject): 'running' | 'pending' {
  let isPending = false;
  for (const asset of reachableIn(store, lamps)) {
    const refusal = refusalOf(store, asset);
    if (!refusal) return 'running';
    if (refusal.code === codes.pending) isPending = true;
  }
  if (isPending) return 'pending';
  throw refuse.conflict(codes.startFailed, 'Start failed: no device can be told');
}

/** The first lamps are enough: those that can be reached and yet take nothing are few. */
const reachableIn = (store: Store, lamps: JsonObject) =>
  store.table('assets').find({ where: both(lamps, REACHABLE), limit: MOST_NOTED });

/**
 * The rule that takes the say from a strategy or a plan. Its lamps follow what else runs, or the timetable of the city;
 * one that does not run is no error.
 *
 * @throws Refusal 404 (6)
 */
export const stop = (runner: Runner): Rule =>
  noted({ action: 'control', target: runner.resource, detail: saying('stopped') }, call => {
    const { store } = call.platform;
    const row = recordOf(call, runner.resource);
    if (!isRunning(row)) return row;
    const lamps = lampsIn(store, targetsOf(row));
    const stopped = end(store, runner.resource, row);
    settleLampsIn(call.platform, lamps, false);
    noteLamps(call, lamps, asset => ({
      action: runner.stopAction,
      value: String(row.name),
      ...resultOf(isOnline(store, asset) ? undefined : codes.deviceOffline),
    }));
    return stopped;
  });

const end = (store: Store, resource: Runner['resource'], row: Row): Row =>
  store.put(resource, { ...omit(row, 'startedAt'), state: 'stopped' });

function noteLamps(
  call: Call,
  lamps: JsonObject,
  noteOf: (asset: Row) => Parameters<typeof noteEquipment>[2],
) {
  const assets = call.platform.store.table('assets');
  if (assets.count(lamps) > MOST_NOTED) return;
  for (const asset of assets.find({ where: lamps })) noteEquipment(call, asset, noteOf(asset));
}

/** Stops what has lost its last lamp. */
export function stopEmptyRuns({ whole: store }: Store): void {
  for (const resource of RESOURCES) {
    for (const row of store.table(resource).find(RUNNING)) {
      const lamps = lampsIn(store, targetsOf(row));
      if (store.table('assets').count(lamps) === 0) end(store, resource, row);
    }
  }
}

/** What waits runs as soon as one of its lamps takes it. */
export function settleRuns({ store }: Surroundings): void {
  for (const resource of RESOURCES) {
    const where = { state: 'pending' };
    if (store.table(resource).count(where) === 0) continue;
    for (const row of store.table(resource).find({ where })) {
      const lamps = reachableIn(store, lampsIn(store, targetsOf(row)));
      const isTaken = lamps.some(asset => !refusalOf(store, asset));
      if (isTaken) store.put(resource, { ...row, state: 'running' });
    }
  }
}
