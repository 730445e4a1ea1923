import { services } from '../../../src/generated/services.ts';
import { assertNoDanglingReferences, assertSameId } from '../../platform/crud.ts';
import { createId } from '../../platform/createId.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule, RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { updateLampsMatching } from './lampUpdates.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { getRecord } from './getRecord.ts';
import { stopEmptySchedules } from './scheduleRuns.ts';
import { createLampCondition, getTargets } from './targets.ts';
import { omit, omitValue } from '../../platform/omitProperties.ts';

const { groups: descriptor } = services.core.resources;

/** The maximum number of members of a group. */
const MAX_GROUP_MEMBERS = 10_000;

const getMemberIds = ({ assetIds }: Row) => (assetIds as readonly string[] | undefined) ?? [];

/**
 * Asserts that a group has devices of its own model only.
 *
 * @throws HttpError 409 (71)
 */
function assertSameModel(store: Store, { model }: Row, ids: readonly string[]) {
  const otherModelId = ids.find(id => store.table('assets').get(id)?.model !== model);
  if (otherModelId === undefined) return;
  const message = `Invalid devices: "${otherModelId}" is no ${String(model)}`;
  throw httpErrors.conflict(errorCodes.invalidDevices, message);
}

/** @throws HttpError 409 (71); 422 (6) */
function saveGroup(store: Store, group: Row, added: readonly string[]): Row {
  assertSameModel(store, group, added);
  // The members are already validated, with a code of their own.
  assertNoDanglingReferences(descriptor, omit(group, 'assetIds'), store);
  return store.put('groups', group);
}

/** Updates the lamps that were added or removed; schedules without a remaining lamp stop. */
function updateChangedLamps(
  platform: RuleContext,
  before: readonly string[],
  after: readonly string[],
) {
  const [oldIds, now] = [new Set(before), new Set(after)];
  const assetIds = [...before.filter(id => !now.has(id)), ...after.filter(id => !oldIds.has(id))];
  stopEmptySchedules(platform.store);
  if (assetIds.length > 0)
    updateLampsMatching(platform, createLampCondition(platform.store, { assetIds }), false);
}

const createGroup: OperationRule = ({ body, platform: { store, random } }) => {
  const group = { assetIds: [], ...omitValue(body as Row, null), id: createId(random) };
  return saveGroup(store, group, getMemberIds(group));
};

/** @throws HttpError 404 (6); 409: 15 another model, 71 members of another model; 422 (6) */
const updateGroup: OperationRule = call => {
  const { store } = call.platform;
  const before = getRecord(call, 'groups');
  const { id, ...change } = call.body as Row;
  assertSameId(id, before.id);
  if (change.model !== undefined && change.model !== before.model) {
    throw httpErrors.conflict(errorCodes.groupModelIsFixed, 'Forbid to change group model');
  }
  const known = new Set(getMemberIds(before));
  const added = getMemberIds(change).filter(item => !known.has(item));
  const after = saveGroup(store, omitValue({ ...before, ...change }, null), added);
  updateChangedLamps(call.platform, getMemberIds(before), getMemberIds(after));
  return after;
};

/** @throws HttpError 404 (6); 409 (71); 422 (22) too many */
function changeGroupMembers(call: OperationCall): Row {
  const { store } = call.platform;
  const before = getRecord(call, 'groups');
  const { add = [], remove = [] } = call.body as Readonly<
    Partial<Record<'add' | 'remove', readonly string[]>>
  >;
  const remaining = new Set(getMemberIds(before));
  for (const id of remove) remaining.delete(id);
  for (const id of add) remaining.add(id);
  if (remaining.size > MAX_GROUP_MEMBERS) {
    const message = `makes a group of more than ${MAX_GROUP_MEMBERS}`;
    throw httpErrors.invalidBody([{ path: '/add', code: 'maxItems', message }]);
  }
  const after = saveGroup(store, { ...before, assetIds: [...remaining] }, add);
  updateChangedLamps(call.platform, getMemberIds(before), getMemberIds(after));
  return after;
}

/** Deletes a group and all references to it; schedules without a remaining lamp stop. */
const deleteGroup: OperationRule = ({ path: { id = '' }, platform }) => {
  const { store } = platform;
  const group = store.table('groups').get(id);
  if (!group || !store.remove('groups', id)) return { count: 0 };
  for (const resource of ['strategies', 'plans', 'overrides'] as const) {
    for (const row of [...store.unscoped.table(resource).values()]) {
      const { groupIds, ...targets } = getTargets(row);
      if (!groupIds?.includes(id)) continue;
      const remaining = groupIds.filter(item => item !== id);
      store.unscoped.put(resource, { ...row, targets: { ...targets, groupIds: remaining } });
    }
  }
  for (const scene of [...store.unscoped.table('scenes').values()]) {
    const settings = scene.settings as readonly Row[];
    if (!settings.some(({ groupId }) => groupId === id)) continue;
    store.unscoped.put('scenes', {
      ...scene,
      settings: settings.map(item => clearGroupSetting(item, id)),
    });
  }
  updateChangedLamps(platform, getMemberIds(group), []);
  return { count: 1 };
};

/** Clears a setting that was for the group alone: it then applies to no device. */
const clearGroupSetting = (setting: Row, id: string): Row =>
  setting.groupId === id ? { assetIds: [], ...omit(setting, 'groupId') } : setting;

const target = 'groups';

/** @see STRAT-05 */
export const groupRules: Readonly<Record<string, OperationRule>> = {
  createGroup: withUserLog({ action: 'create', target }, createGroup),
  updateGroup: withUserLog({ action: 'update', target }, updateGroup),
  deleteGroup: withUserLog({ action: 'delete', target }, deleteGroup),
  changeGroupMembers: withUserLog({ action: 'update', target }, changeGroupMembers),
};
