import { services } from '../../../src/generated/services.ts';
import { refuseDangling, refuseOtherId } from '../../platform/crud.ts';
import { newId } from '../../platform/newId.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule, Surroundings } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { settleLampsIn } from './lights.ts';
import { noted } from './noted.ts';
import { recordOf } from './recordOf.ts';
import { stopEmptyRuns } from './runs.ts';
import { lampsIn, targetsOf } from './targets.ts';
import { omit, without } from './without.ts';

const { groups: description } = services.core.resources;

/** A group holds no more. */
const LARGEST = 10_000;

const membersOf = ({ assetIds }: Row) => (assetIds as readonly string[] | undefined) ?? [];

/**
 * A group has devices of its own model only.
 *
 * @throws Refusal 409 (71)
 */
function refuseStrangers(store: Store, { model }: Row, ids: readonly string[]) {
  const stranger = ids.find(id => store.table('assets').get(id)?.model !== model);
  if (stranger === undefined) return;
  const message = `Invalid devices: "${stranger}" is no ${String(model)}`;
  throw refuse.conflict(codes.invalidDevices, message);
}

/** @throws Refusal 409 (71); 422 (6) */
function keep(store: Store, group: Row, added: readonly string[]): Row {
  refuseStrangers(store, group, added);
  // The members were judged already, with a code of their own.
  refuseDangling(description, omit(group, 'assetIds'), store);
  return store.put('groups', group);
}

/** Lets those that came or went burn as they are told now; what has no lamp left stops. */
function follow(platform: Surroundings, before: readonly string[], after: readonly string[]) {
  const [old, now] = [new Set(before), new Set(after)];
  const assetIds = [...before.filter(id => !now.has(id)), ...after.filter(id => !old.has(id))];
  stopEmptyRuns(platform.store);
  if (assetIds.length > 0) settleLampsIn(platform, lampsIn(platform.store, { assetIds }), false);
}

const createGroup: Rule = ({ body, platform: { store, random } }) => {
  const group = { assetIds: [], ...(body as Row), id: newId(random) };
  return keep(store, group, membersOf(group));
};

/** @throws Refusal 404 (6); 409: 15 another model, 71 strange members; 422 (6) */
const updateGroup: Rule = call => {
  const { store } = call.platform;
  const before = recordOf(call, 'groups');
  const { id, ...change } = call.body as Row;
  refuseOtherId(id, before.id);
  if (change.model !== undefined && change.model !== before.model) {
    throw refuse.conflict(codes.groupModelIsFixed, 'Forbid to change group model');
  }
  const known = new Set(membersOf(before));
  const added = membersOf(change).filter(each => !known.has(each));
  const after = keep(store, without({ ...before, ...change }, null), added);
  follow(call.platform, membersOf(before), membersOf(after));
  return after;
};

/** @throws Refusal 404 (6); 409 (71); 422 (22) too many */
function changeGroupMembers(call: Call): Row {
  const { store } = call.platform;
  const before = recordOf(call, 'groups');
  const { add = [], remove = [] } = call.body as Readonly<
    Partial<Record<'add' | 'remove', readonly string[]>>
  >;
  const left = new Set(membersOf(before));
  for (const id of remove) left.delete(id);
  for (const id of add) left.add(id);
  if (left.size > LARGEST) {
    const message = `makes a group of more than ${LARGEST}`;
    throw refuse.invalid([{ path: '/add', code: 'maxItems', message }]);
  }
  const after = keep(store, { ...before, assetIds: [...left] }, add);
  follow(call.platform, membersOf(before), membersOf(after));
  return after;
}

/** Deletes a group, and takes it out of everything that names it; what has no lamp left stops. */
const deleteGroup: Rule = ({ path: { id = '' }, platform }) => {
  const { store } = platform;
  const group = store.table('groups').get(id);
  if (!group || !store.remove('groups', id)) return { count: 0 };
  for (const resource of ['strategies', 'plans', 'overrides'] as const) {
    for (const row of [...store.whole.table(resource).values()]) {
      const { groupIds, ...targets } = targetsOf(row);
      if (!groupIds?.includes(id)) continue;
      const left = groupIds.filter(each => each !== id);
      store.whole.put(resource, { ...row, targets: { ...targets, groupIds: left } });
    }
  }
  for (const scene of [...store.whole.table('scenes').values()]) {
    const settings = scene.settings as readonly Row[];
    if (!settings.some(({ groupId }) => groupId === id)) continue;
    store.whole.put('scenes', { ...scene, settings: settings.map(each => withoutGroup(each, id)) });
  }
  follow(platform, membersOf(group), []);
  return { count: 1 };
};

/** A setting that was for the group alone is left, for no device. */
const withoutGroup = (setting: Row, id: string): Row =>
  setting.groupId === id ? { assetIds: [], ...omit(setting, 'groupId') } : setting;

const target = 'groups';

/** The rules of groups. @see spec A2, STRAT-05 */
export const groupRules: Readonly<Record<string, Rule>> = {
  createGroup: noted({ action: 'create', target }, createGroup),
  updateGroup: noted({ action: 'update', target }, updateGroup),
  deleteGroup: noted({ action: 'delete', target }, deleteGroup),
  changeGroupMembers: noted({ action: 'update', target }, changeGroupMembers),
};
