import { HOUR_MS } from '../../shared/duration.ts';
import { createId } from '../../platform/createId.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule, RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getUsername } from '../logs/activityLogs.ts';
import { summarizeOutcome } from '../logs/logOutcome.ts';
import { withUnscopedStore } from './withUnscopedStore.ts';
import { countReachable, logLampCommand, MAX_LOGGED_LAMPS } from './lampCommands.ts';
import { updateLampsMatching } from './lampUpdates.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { getDeviceError } from './contactDevice.ts';
import { getSettings } from './settingRules.ts';
import {
  createLampCondition,
  assertNoUnknown,
  type LampTargets,
  getTargets,
  findUnknownTargets,
} from './targets.ts';
import { normalizeSwitch } from './normalizeSwitch.ts';

interface NewOverride {
  readonly targets: LampTargets;
  readonly on: boolean;
  readonly brightness: number;
  readonly expires: string;
  readonly reason?: string;
}

const ACTIVE_CONDITION = { state: 'active' };

/** Ends expired overrides, and returns their lamps to the strategy. Nearly free when none has expired. */
export function endExpiredOverrides(platform: RuleContext): void {
  const overrides = platform.store.table('overrides');
  if (overrides.count(ACTIVE_CONDITION) === 0) return;
  const now = new Date(platform.clock()).toISOString();
  const dueFilter = { and: [ACTIVE_CONDITION, { expires: { lte: now } }] };
  for (const override of overrides.find({ where: dueFilter }))
    endOverride(platform, override, 'expired');
}

function endOverride(platform: RuleContext, override: Row, state: 'expired' | 'cancelled') {
  const { store } = platform;
  store.put('overrides', { ...override, state });
  updateLampsMatching(platform, createLampCondition(store, getTargets(override)), true);
}

/**
 * Switches lamps by hand until a moment. Lamps in several overrides follow the newest.
 *
 * @throws HttpError 409: 71 no lamps, the first lamp's error 4, 9, 18 or 81 when none is reachable; 422: 6, 22 when it
 * ends in the past or too late
 */
async function createOverride(call: OperationCall): Promise<Row> {
  const { store, clock, random, delay } = call.platform;
  await delay(300);
  const { targets, on, brightness, expires, reason } = call.body as NewOverride;
  assertNoUnknown(findUnknownTargets(store, targets, '/targets'));
  assertExpiryAllowed(store, Date.parse(expires) - clock());
  const lamps = createLampCondition(store, targets);
  assertAnyLampReachable(store, lamps);
  const override = store.put('overrides', {
    id: createId(random),
    targets,
    ...normalizeSwitch({ on, brightness }),
    expires: new Date(expires).toISOString(),
    ...(reason !== undefined && { reason }),
    by: getUsername(call),
    createdAt: new Date(getUniqueTime(store, clock())).toISOString(),
    state: 'active',
  });
  updateLampsMatching(call.platform, lamps, true);
  logLamps(call, lamps, normalizeSwitch({ on, brightness }));
  return override;
}

/** Returns a unique creation time, so that it is defined which override holds a lamp. */
function getUniqueTime({ unscoped: store }: Store, now: number): number {
  const newestFilter = { where: ACTIVE_CONDITION, order: ['createdAt DESC'], limit: 1 };
  const [last] = store.table('overrides').find(newestFilter);
  return last ? Math.max(now, Date.parse(String(last.createdAt)) + 1) : now;
}

/** @throws HttpError 409: 71 no lamps, the first lamp's error 4, 9, 18 or 81 when none is reachable */
function assertAnyLampReachable(store: Store, lamps: ReturnType<typeof createLampCondition>): void {
  let firstError: Error | undefined;
  const assets = store.table('assets');
  for (let offset = 0; ; offset += MAX_LOGGED_LAMPS) {
    const batch = assets.find({ where: lamps, offset, limit: MAX_LOGGED_LAMPS });
    for (const asset of batch) {
      const error = getDeviceError(store, asset);
      if (!error) return;
      firstError ??= error;
    }
    if (batch.length < MAX_LOGGED_LAMPS) break;
  }
  throw firstError ?? httpErrors.conflict(errorCodes.invalidDevices, 'Invalid or empty devices');
}

function logLamps(
  call: OperationCall,
  lamps: ReturnType<typeof createLampCondition>,
  light: Pick<NewOverride, 'on' | 'brightness'>,
): void {
  const { store } = call.platform;
  const assets = store.table('assets');
  if (assets.count(lamps) > MAX_LOGGED_LAMPS) return;
  for (const asset of assets.find({ where: lamps })) {
    logLampCommand(call, asset, {
      action: 'override',
      light,
      code: getDeviceError(store, asset)?.code,
    });
  }
}

/** @throws HttpError 422 (22) */
function assertExpiryAllowed(store: Store, remainingMs: number) {
  const { maxOverrideHours } = getSettings(store, 'plan');
  const createError = (code: string, message: string) =>
    httpErrors.invalidBody([{ path: '/expires', code, message }]);
  if (remainingMs <= 0) throw createError('future', 'must be in the future');
  if (remainingMs > maxOverrideHours * HOUR_MS) {
    throw createError('maxOverrideHours', `must be within ${maxOverrideHours} hours`);
  }
}

/** Ends an override early. It stays in the list; an ended one is no error. */
const deleteOverride: OperationRule = call => {
  const { platform } = call;
  endExpiredOverrides(withUnscopedStore(platform));
  const override = platform.store.table('overrides').get(call.path.id);
  if (override?.state !== 'active') return { count: 0 };
  endOverride(platform, override, 'cancelled');
  return { count: 1 };
};

const RESOURCE = 'overrides';

/** Formats the log text of an override. */
function formatOverride(_: OperationCall, result: unknown): string | undefined {
  if (result === undefined) return undefined;
  const { brightness, reason } = result as NewOverride;
  return reason === undefined ? `${brightness} %` : `${brightness} %: ${reason}`;
}

/** Returns the result for the log: unreachable lamps follow when they are online again. */
const getOutcome = ({ platform: { store } }: OperationCall, result: unknown) =>
  summarizeOutcome(countReachable(store, createLampCondition(store, getTargets(result as Row))));

/** Formats the log text of an end, if the call ended one. */
const formatEnded = (_: OperationCall, result: unknown) =>
  (result as { count?: number } | undefined)?.count === 1 ? { en: 'ended', zh: '结束' } : undefined;

/** @see STRAT-06 */
export const overrideRules: Readonly<Record<string, OperationRule>> = {
  createOverride: withUserLog(
    { action: 'control', target: RESOURCE, detail: formatOverride, outcome: getOutcome },
    createOverride,
  ),
  deleteOverride: withUserLog(
    { action: 'control', target: RESOURCE, detail: formatEnded },
    deleteOverride,
  ),
};
