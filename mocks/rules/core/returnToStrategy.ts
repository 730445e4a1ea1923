import type { components } from '../../../src/generated/core/types.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getManualLamps } from './lampCommands.ts';
import { readLamp } from './lampParam.ts';
import { updateLampsMatching } from './lampUpdates.ts';
import { getCommunicatingDevice } from '../../model/isOnline.ts';
import { listControllers, createLampCondition, getTargets } from './targets.ts';

export const RETURN_ACTION = 'device-lighting:return-to-strategy';

/** Sets one lamp to its active schedule immediately. An override that holds it stays in force. */
export function followStrategy(platform: RuleContext, id: unknown): void {
  getManualLamps(platform.store).delete(id);
  updateLampsMatching(platform, { id: String(id) }, true);
}

/**
 * Removes a lamp from the overrides that name it, and sets it to the current level of its strategy, its plan or the
 * timetable.
 *
 * @throws HttpError 409 (46) an override of a group or a domain holds it
 */
export function returnToStrategy(
  call: OperationCall,
  asset: Row,
): components['schemas']['LampParam'] {
  const { store } = call.platform;
  const { id } = getCommunicatingDevice(store, asset);
  removeFromOverrides(store, String(id));
  followStrategy(call.platform, id);
  return readLamp(call, asset);
}

function removeFromOverrides(store: Store, lamp: string): void {
  const overrides = store
    .table('overrides')
    .find({ where: { state: 'active' } })
    .filter(override =>
      includesLamp(store, createLampCondition(store, getTargets(override)), lamp),
    );
  const remaining = overrides.map(override => withoutLamp(store, override, lamp));
  if (
    remaining.some(override =>
      includesLamp(store, createLampCondition(store, getTargets(override)), lamp),
    )
  ) {
    throw httpErrors.conflict(
      errorCodes.operationFailed,
      'An override of a group or a domain holds the lamp',
    );
  }
  for (const [i, override] of remaining.entries()) {
    const isEmpty = Object.keys(getTargets(override)).length === 0;
    store.put('overrides', isEmpty ? { ...overrides[i], state: 'cancelled' } : override);
  }
}

const includesLamp = (
  store: Store,
  lamps: ReturnType<typeof createLampCondition>,
  id: string,
): boolean => store.table('assets').count({ and: [lamps, { id }] }) > 0;

/** Returns an override without the lamp, also where it names the lamp's controller. */
function withoutLamp(store: Store, override: Row, lamp: string): Row {
  const { assetIds = [], groupIds = [], domainIds = [] } = getTargets(override);
  const otherAssetIds = assetIds.filter(id => !listControllers(store, [id]).includes(lamp));
  const targets = {
    ...(otherAssetIds.length > 0 && { assetIds: otherAssetIds }),
    ...(groupIds.length > 0 && { groupIds }),
    ...(domainIds.length > 0 && { domainIds }),
  };
  return { ...override, targets };
}
