import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { getAsset } from './getAsset.ts';
import { isPole } from './deviceModels.ts';
import { withAssetChangeLog } from '../logs/withUserLog.ts';
import { formatDevice, assertBindable, assertPole, createBindingError } from './assetLinks.ts';
import { putAsset } from './putAsset.ts';

/**
 * Binds a device to a gateway and unbinds it from its former one.
 *
 * @throws HttpError 404 (3); 409: 79 unsuitable models, 4 the gateway is offline, 72 not in its whitelist
 */
function bindGateway(call: OperationCall): Row {
  const { store, clock } = call.platform;
  const asset = getAsset(call);
  const gateway = getAsset(call, call.path.gatewayId);
  assertBindable(store, asset, gateway);
  return putAsset(store, { ...asset, ssgwId: gateway.id }, clock());
}

/**
 * Unbinds a device from its gateway.
 *
 * @throws HttpError 404 (3); 409 (79) it is bound to none
 */
function unbindGateway(call: OperationCall): Row {
  const { ssgwId, ...asset } = getAsset(call);
  if (ssgwId === undefined)
    throw createBindingError(`${formatDevice(asset)} is bound to no gateway`);
  return putAsset(call.platform.store, asset, call.platform.clock());
}

/**
 * Returns the pole of the path parameter.
 *
 * @throws HttpError 404 (3); 409 (79) no pole
 */
function getPole(call: OperationCall): Row {
  const pole = getAsset(call);
  if (!isPole(pole.model)) throw createBindingError(`${formatDevice(pole)} is no pole`);
  return pole;
}

const listPoleAssets: OperationRule = call => {
  const { id } = getPole(call);
  return call.platform.store.table('assets').find({ where: { poleId: id }, order: 'id' });
};

/**
 * Mounts a device on a pole, and removes it from its former pole.
 *
 * @throws HttpError 404 (3); 409 (79) no pole, or a pole on a pole
 */
function relatePoleAsset(call: OperationCall): Row {
  const pole = getPole(call);
  const asset = getAsset(call, call.path.relatedId);
  assertPole(asset, pole);
  return putAsset(call.platform.store, { ...asset, poleId: pole.id }, call.platform.clock());
}

/**
 * Removes a device from a pole.
 *
 * @throws HttpError 404 (3); 409 (79) it is not mounted there
 */
function unrelatePoleAsset(call: OperationCall): Row {
  const pole = getAsset(call);
  const { poleId, ...asset } = getAsset(call, call.path.relatedId);
  if (poleId !== pole.id)
    throw createBindingError(`${formatDevice(asset)} does not hang on ${formatDevice(pole)}`);
  return putAsset(call.platform.store, asset, call.platform.clock());
}

/** The rules of gateways and poles. @see ASSET-04, ASSET-05 */
export const relationRules: Readonly<Record<string, OperationRule>> = {
  bindGateway: withAssetChangeLog(
    ({ path: { gatewayId = '' } }) => ({ en: `gateway ${gatewayId}`, zh: `网关 ${gatewayId}` }),
    bindGateway,
  ),
  unbindGateway: withAssetChangeLog(() => ({ en: 'no gateway', zh: '解绑网关' }), unbindGateway),
  listPoleAssets,
  relatePoleAsset: withAssetChangeLog(
    ({ path: { relatedId = '' } }) => ({ en: `takes ${relatedId}`, zh: `挂载 ${relatedId}` }),
    relatePoleAsset,
  ),
  unrelatePoleAsset: withAssetChangeLog(
    ({ path: { relatedId = '' } }) => ({ en: `lets go ${relatedId}`, zh: `卸下 ${relatedId}` }),
    unrelatePoleAsset,
  ),
};
