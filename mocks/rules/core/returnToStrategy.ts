import type { components } from '../../../src/generated/core/types.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Surroundings } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { handledIn } from './lamps.ts';
import { readLamp } from './lampParam.ts';
import { settleLampsIn } from './lights.ts';
import { reachedThrough } from './reach.ts';
import { controllersOf, lampsIn, targetsOf } from './targets.ts';

/** The name of the action. */
export const RETURN = 'device-lighting:return-to-strategy';

/** Lets one lamp follow what runs, at once. An override that holds it stays in force. */
export function followStrategy(platform: Surroundings, id: unknown): void {
  handledIn(platform.store).delete(id);
  settleLampsIn(platform, { id: String(id) }, true);
}

/**
 * Takes a lamp out of the overrides that name it, and sets it to the level that its strategy, its plan or the timetable
 * demands now.
 *
 * @throws Refusal 409 (46) an override of a group or a domain holds it
 */
export function returnToStrategy(call: Call, asset: Row): components['schemas']['LampParam'] {
  const { store } = call.platform;
  const { id } = reachedThrough(store, asset);
  leaveOverrides(store, String(id));
  followStrategy(call.platform, id);
  return readLamp(call, asset);
}

function leaveOverrides(store: Store, lamp: string): void {
  const holders = store
    .table('overrides')
    .find({ where: { state: 'active' } })
    .filter(override => covers(store, lampsIn(store, targetsOf(override)), lamp));
  const left = holders.map(override => withoutLamp(store, override, lamp));
  if (left.some(override => covers(store, lampsIn(store, targetsOf(override)), lamp))) {
    throw refuse.conflict(
      codes.operationFailed,
      'An override of a group or a domain holds the lamp',
    );
  }
  for (const [i, override] of left.entries()) {
    const isEmpty = Object.keys(targetsOf(override)).length === 0;
    store.put('overrides', isEmpty ? { ...holders[i], state: 'cancelled' } : override);
  }
}

const covers = (store: Store, lamps: ReturnType<typeof lampsIn>, id: string): boolean =>
  store.table('assets').count({ and: [lamps, { id }] }) > 0;

/** An override without the lamp, which may be named by what it controls. */
function withoutLamp(store: Store, override: Row, lamp: string): Row {
  const { assetIds = [], groupIds = [], domainIds = [] } = targetsOf(override);
  const others = assetIds.filter(id => !controllersOf(store, [id]).includes(lamp));
  const targets = {
    ...(others.length > 0 && { assetIds: others }),
    ...(groupIds.length > 0 && { groupIds }),
    ...(domainIds.length > 0 && { domainIds }),
  };
  return { ...override, targets };
}
