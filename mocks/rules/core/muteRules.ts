import { services } from '../../../src/generated/services.ts';
import { DAY_MS } from '../../shared/duration.ts';
import { assertNoDanglingReferences, assertSameId } from '../../platform/crud.ts';
import { createId } from '../../platform/createId.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { omitValue } from '../../platform/omitProperties.ts';
import { getUsername } from '../logs/activityLogs.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { getRecord } from './getRecord.ts';
import { updateMutedAlerts } from './mutes.ts';

const { mutes: descriptor } = services.core.resources;

const target = 'mutes';

const TARGET_KEYS = ['assetId', 'domainId', 'type'] as const;

/** A forgotten mute hides alerts: none lasts longer. */
const MAX_MUTE_MS = 30 * DAY_MS;

/** @throws HttpError 422 (22) for a mute of everything */
function assertHasTarget(mute: Row): void {
  if (TARGET_KEYS.some(key => mute[key] !== undefined)) return;
  const message = `needs one of ${TARGET_KEYS.join(', ')}`;
  throw httpErrors.invalidBody([{ path: '/assetId', code: 'required', message }]);
}

/** @throws HttpError 422 (22) */
function assertUntilAllowed({ clock }: OperationCall['platform'], until: unknown): void {
  const remainingMs = Date.parse(String(until)) - clock();
  const createError = (code: string, message: string) =>
    httpErrors.invalidBody([{ path: '/until', code, message }]);
  if (remainingMs <= 0) throw createError('future', 'must be in the future');
  if (remainingMs > MAX_MUTE_MS) throw createError('maximum', 'must be within 30 days');
}

/** @throws HttpError 403 (57) outside the branches of the caller; 422: 6 no such target, 22 */
const createMute: OperationRule = call => {
  const { store, random, clock } = call.platform;
  const mute = omitValue(call.body as Row, null);
  assertHasTarget(mute);
  assertUntilAllowed(call.platform, mute.until);
  assertNoDanglingReferences(descriptor, mute, store);
  const row = store.put(target, {
    ...mute,
    id: createId(random),
    until: new Date(String(mute.until)).toISOString(),
    createdBy: getUsername(call),
    createdAt: new Date(clock()).toISOString(),
  });
  updateMutedAlerts(store);
  return row;
};

/** @throws HttpError 404 (6); 422 (22) */
const updateMute: OperationRule = call => {
  const { store } = call.platform;
  const before = getRecord(call, target);
  const { id, ...change } = call.body as Row;
  assertSameId(id, before.id);
  if (change.until !== undefined) assertUntilAllowed(call.platform, change.until);
  const until = new Date(String(change.until ?? before.until)).toISOString();
  return store.put(target, { ...before, ...change, until });
};

const deleteMute: OperationRule = ({ path: { id = '' }, platform: { store } }) => {
  const removed = store.remove(target, id);
  if (removed) updateMutedAlerts(store);
  return { count: removed ? 1 : 0 };
};

const getReason = (_: OperationCall, mute: unknown) =>
  (mute as Readonly<Record<string, string>> | undefined)?.reason;

/** @see ALERT-14 */
export const muteRules: Readonly<Record<string, OperationRule>> = {
  createMute: withUserLog({ action: 'create', target, detail: getReason }, createMute),
  updateMute: withUserLog({ action: 'update', target, detail: getReason }, updateMute),
  deleteMute: withUserLog({ action: 'delete', target }, deleteMute),
};
