import type { Call, Rule } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { assetOf } from './assets.ts';
import { isPole } from './models.ts';
import { notedChange } from './noted.ts';
import { named, refuseBinding, refusePole, unbindable } from './places.ts';
import { putAsset } from './statuses.ts';

/**
 * Binds a device to a gateway, away from the one that it was bound to.
 *
 * @throws Refusal 404 (3); 409: 79 unsuitable models, 4 the gateway is offline, 72 not in its whitelist
 */
function bindGateway(call: Call): Row {
  const { store, clock } = call.platform;
  const asset = assetOf(call);
  const gateway = assetOf(call, call.path.gatewayId);
  refuseBinding(store, asset, gateway);
  return putAsset(store, { ...asset, ssgwId: gateway.id }, clock());
}

/**
 * Takes a device off its gateway.
 *
 * @throws Refusal 404 (3); 409 (79) it is bound to none
 */
function unbindGateway(call: Call): Row {
  const { ssgwId, ...asset } = assetOf(call);
  if (ssgwId === undefined) throw unbindable(`${named(asset)} is bound to no gateway`);
  return putAsset(call.platform.store, asset, call.platform.clock());
}

/**
 * The pole in the path.
 *
 * @throws Refusal 404 (3); 409 (79) no pole
 */
function poleOf(call: Call): Row {
  const pole = assetOf(call);
  if (!isPole(pole.model)) throw unbindable(`${named(pole)} is no pole`);
  return pole;
}

const listPoleAssets: Rule = call => {
  const { id } = poleOf(call);
  return call.platform.store.table('assets').find({ where: { poleId: id }, order: 'id' });
};

/**
 * Hangs a device on a pole, away from the one that it hung on.
 *
 * @throws Refusal 404 (3); 409 (79) no pole, or a pole on a pole
 */
function relatePoleAsset(call: Call): Row {
  const pole = poleOf(call);
  const asset = assetOf(call, call.path.relatedId);
  refusePole(asset, pole);
  return putAsset(call.platform.store, { ...asset, poleId: pole.id }, call.platform.clock());
}

/**
 * Takes a device off a pole.
 *
 * @throws Refusal 404 (3); 409 (79) it does not hang there
 */
function unrelatePoleAsset(call: Call): Row {
  const pole = assetOf(call);
  const { poleId, ...asset } = assetOf(call, call.path.relatedId);
  if (poleId !== pole.id) throw unbindable(`${named(asset)} does not hang on ${named(pole)}`);
  return putAsset(call.platform.store, asset, call.platform.clock());
}

/** The rules of gateways and poles. @see spec A7, A9, B8 */
export const relationRules: Readonly<Record<string, Rule>> = {
  bindGateway: notedChange(({ path: { gatewayId = '' } }) => `gateway ${gatewayId}`, bindGateway),
  unbindGateway: notedChange(() => 'no gateway', unbindGateway),
  listPoleAssets,
  relatePoleAsset: notedChange(
    ({ path: { relatedId = '' } }) => `takes ${relatedId}`,
    relatePoleAsset,
  ),
  unrelatePoleAsset: notedChange(
    ({ path: { relatedId = '' } }) => `lets go ${relatedId}`,
    unrelatePoleAsset,
  ),
};
