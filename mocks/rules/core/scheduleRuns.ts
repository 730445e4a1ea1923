import type { JsonObject } from '../../loopback/json.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule, RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { logEquipment } from '../logs/activityLogs.ts';
import { toFailedResult } from '../logs/logOutcome.ts';
import { MAX_LOGGED_LAMPS, toLogResult } from './lampCommands.ts';
import { updateLampsMatching } from './lampUpdates.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { isOnline } from '../../model/isOnline.ts';
import { REACHABLE_CONDITION, getDeviceError } from './contactDevice.ts';
import { getRecord } from './getRecord.ts';
import { andConditions } from '../../model/subtree.ts';
import { createLampCondition, getTargets, findUnknownTargets } from './targets.ts';
import { omit } from '../../platform/omitProperties.ts';

/** A resource that controls lamps automatically: a strategy or a plan. */
export interface ScheduleRunner {
  readonly resource: 'strategies' | 'plans';
  /** The error code of a change while it runs. */
  readonly runningErrorCode: number;
  readonly startAction: string;
  readonly stopAction: string;
  /** Whether it has any steps. */
  readonly hasSteps: (row: Row, store: Store) => boolean;
  /** Whether a running record needs it. */
  readonly isUsed?: (row: Row, store: Store) => boolean;
}

const SCHEDULE_RESOURCES = ['strategies', 'plans'] as const;
const RUNNING_FILTER = { where: { state: { inq: ['running', 'pending'] } } };

/** Whether it controls lamps now. */
export const isRunning = ({ state }: Row): boolean => state === 'running' || state === 'pending';

/**
 * Creates the rule that starts a strategy or a plan. A running one continues.
 *
 * @throws HttpError 404 (6); 409: 70 no steps, 71 no lamps, 73 another one controls one of them, 76 none is reachable
 */
export const createStartRule = (runner: ScheduleRunner): OperationRule =>
  withUserLog(
    {
      action: 'control',
      target: runner.resource,
      detail: formatStateChange('started'),
      outcome: getStartOutcome,
    },
    call => {
      const { platform } = call;
      const { store, clock } = platform;
      const row = getRecord(call, runner.resource);
      if (isRunning(row)) return row;
      const lamps = assertStartable(store, runner, row);
      const state = getStartState(store, lamps);
      const startedAt = new Date(clock()).toISOString();
      const started = store.put(runner.resource, { ...row, state, startedAt });
      updateLampsMatching(platform, lamps, true);
      logLamps(call, lamps, asset => ({
        action: runner.startAction,
        value: String(row.name),
        ...toLogResult(getDeviceError(store, asset)?.code),
      }));
      return started;
    },
  );

/** Returns pending when no device has applied it yet. */
const getStartOutcome = (_: OperationCall, result: unknown) =>
  (result as Row).state === 'pending'
    ? toFailedResult(errorCodes.pending)
    : ({ result: 'success' } as const);

const STATE_CHANGES = { started: '启动', stopped: '停止' } as const;

const formatStateChange =
  (state: keyof typeof STATE_CHANGES) => (_: OperationCall, result: unknown) => {
    if (result === undefined) return undefined;
    const name = String((result as Row).name);
    return { en: `${state}: ${name}`, zh: `${STATE_CHANGES[state]}：${name}` };
  };

function assertStartable(store: Store, runner: ScheduleRunner, row: Row): JsonObject {
  if (!runner.hasSteps(row, store))
    throw httpErrors.conflict(errorCodes.noSteps, 'No strategy items');
  const lamps = createLampCondition(store, getTargets(row));
  const assets = store.table('assets');
  if (findUnknownTargets(store, getTargets(row), '').length > 0 || assets.count(lamps) === 0) {
    throw httpErrors.conflict(errorCodes.invalidDevices, 'Invalid or empty devices');
  }
  // Including one of another district, which the caller does not see.
  const hasConflict = SCHEDULE_RESOURCES.flatMap(resource =>
    store.unscoped
      .table(resource)
      .find(RUNNING_FILTER)
      .filter(secondResource => isExclusive(runner.resource, row, resource, secondResource)),
  ).some(
    secondResource =>
      assets.count({
        and: [lamps, createLampCondition(store.unscoped, getTargets(secondResource))],
      }) > 0,
  );
  if (hasConflict)
    throw httpErrors.conflict(errorCodes.otherPlanRunning, 'Other plans are running');
  return lamps;
}

/**
 * Whether two cannot control one lamp together: two plans, or two of equal priority, in either order.
 *
 * @see STRAT-01, code 73
 */
const isExclusive = (
  firstResource: ScheduleRunner['resource'],
  a: Row,
  secondResource: ScheduleRunner['resource'],
  b: Row,
): boolean =>
  a.id !== b.id &&
  ((firstResource === 'plans' && secondResource === 'plans') || a.priority === b.priority);

/**
 * Returns the state after a start: pending when every reachable lamp has yet to apply it.
 *
 * @throws HttpError 409 (76) none of the lamps is reachable
 */
function getStartState(store: Store, lamps: JsonObject): 'running' | 'pending' {
  let isPending = false;
  for (const asset of findReachable(store, lamps)) {
    const error = getDeviceError(store, asset);
    if (!error) return 'running';
    if (error.code === errorCodes.pending) isPending = true;
  }
  if (isPending) return 'pending';
  throw httpErrors.conflict(errorCodes.startFailed, 'Start failed: no device can be reached');
}

/** Finds reachable lamps; the first ones suffice, since few of them accept nothing. */
const findReachable = (store: Store, lamps: JsonObject) =>
  store
    .table('assets')
    .find({ where: andConditions(lamps, REACHABLE_CONDITION), limit: MAX_LOGGED_LAMPS });

/**
 * Creates the rule that stops a strategy or a plan. Its lamps follow another running one, or the timetable of the city;
 * a stopped one is no error.
 *
 * @throws HttpError 404 (6)
 */
export const createStopRule = (runner: ScheduleRunner): OperationRule =>
  withUserLog(
    { action: 'control', target: runner.resource, detail: formatStateChange('stopped') },
    call => {
      const { store } = call.platform;
      const row = getRecord(call, runner.resource);
      if (!isRunning(row)) return row;
      const lamps = createLampCondition(store, getTargets(row));
      const stopped = stopSchedule(store, runner.resource, row);
      updateLampsMatching(call.platform, lamps, false);
      logLamps(call, lamps, asset => ({
        action: runner.stopAction,
        value: String(row.name),
        ...toLogResult(isOnline(store, asset) ? undefined : errorCodes.deviceOffline),
      }));
      return stopped;
    },
  );

const stopSchedule = (store: Store, resource: ScheduleRunner['resource'], row: Row): Row =>
  store.put(resource, { ...omit(row, 'startedAt'), state: 'stopped' });

function logLamps(
  call: OperationCall,
  lamps: JsonObject,
  createEntry: (asset: Row) => Parameters<typeof logEquipment>[2],
) {
  const assets = call.platform.store.table('assets');
  if (assets.count(lamps) > MAX_LOGGED_LAMPS) return;
  for (const asset of assets.find({ where: lamps })) logEquipment(call, asset, createEntry(asset));
}

/** Stops schedules that have lost their last lamp. */
export function stopEmptySchedules({ unscoped: store }: Store): void {
  for (const resource of SCHEDULE_RESOURCES) {
    for (const row of store.table(resource).find(RUNNING_FILTER)) {
      const lamps = createLampCondition(store, getTargets(row));
      if (store.table('assets').count(lamps) === 0) stopSchedule(store, resource, row);
    }
  }
}

/** Sets pending schedules to running as soon as one of their lamps has applied them. */
export function startPendingSchedules({ store }: RuleContext): void {
  for (const resource of SCHEDULE_RESOURCES) {
    const where = { state: 'pending' };
    if (store.table(resource).count(where) === 0) continue;
    for (const row of store.table(resource).find({ where })) {
      const lamps = findReachable(store, createLampCondition(store, getTargets(row)));
      const hasConflict = lamps.some(asset => !getDeviceError(store, asset));
      if (hasConflict) store.put(resource, { ...row, state: 'running' });
    }
  }
}
