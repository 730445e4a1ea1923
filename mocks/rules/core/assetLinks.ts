import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { isBindable, isControlled, isController, isPole, acceptsDevices } from './deviceModels.ts';

/** The properties by which one asset hangs on another. */
export const ASSET_LINK_FIELDS = ['ssgwId', 'controllerId', 'poleId'] as const;

/**
 * A device hangs only on what can hold it; what has not changed is not judged again.
 *
 * @throws Refusal 409: 79 it cannot hang there, 4 the gateway is offline, 72 it has a whitelist without the device
 * @see ASSET-03, ASSET-04, ASSET-05
 */
export function assertValidLinks(store: Store, asset: Row, before?: Row): void {
  const getLinkedAsset = (key: (typeof ASSET_LINK_FIELDS)[number]): Row | undefined =>
    asset[key] === undefined || (asset[key] === before?.[key] && asset.model === before.model)
      ? undefined
      : store.table('assets').get(asset[key]);
  const gateway = getLinkedAsset('ssgwId');
  if (gateway) assertBindable(store, asset, gateway);
  const pole = getLinkedAsset('poleId');
  if (pole) assertPole(asset, pole);
  const controller = getLinkedAsset('controllerId');
  if (controller) assertController(asset, controller);
}

/**
 * Only some models are bound, and only to a gateway that takes them now.
 *
 * @throws Refusal 409: 79 one of the models is unsuitable, 4 the gateway is offline, 72 it has a whitelist without the device
 */
export function assertBindable(store: Store, asset: Row, gateway: Row): void {
  if (!isBindable(asset.model))
    throw createBindingError(`${formatDevice(asset)} is not bound to gateways`);
  if (!acceptsDevices(gateway.model))
    throw createBindingError(`${formatDevice(gateway)} is no gateway`);
  assertGatewayOnline(gateway);
  const ids = getWhitelistIds(store, gateway.id);
  if (ids.length > 0 && !ids.includes(asset.id)) {
    throw httpErrors.conflict(
      errorCodes.notWhitelisted,
      `${formatDevice(asset)} is not in the whitelist`,
    );
  }
}

/**
 * Everything but a pole can hang on a pole.
 *
 * @throws Refusal 409 (79)
 */
export function assertPole(asset: Row, pole: Row): void {
  if (!isPole(pole.model)) throw createBindingError(`${formatDevice(pole)} is no pole`);
  if (isPole(asset.model)) throw createBindingError(`${formatDevice(asset)} is a pole itself`);
}

/** A controller is none of the lamps that have one, so that no ring can be made. */
function assertController(asset: Row, controller: Row): void {
  if (!isController(controller.model))
    throw createBindingError(`${formatDevice(controller)} is no controller`);
  if (!isControlled(asset.model))
    throw createBindingError(`${formatDevice(asset)} has no controller`);
}

/** The devices that a gateway takes; none: every one. */
export const getWhitelistIds = (store: Store, gatewayId: unknown): readonly unknown[] =>
  (store.records('whitelists').get(String(gatewayId))?.ids as readonly unknown[] | undefined) ?? [];

/** What cannot hang where it should. */
export const createBindingError = (message: string) =>
  httpErrors.conflict(errorCodes.invalidBinding, message);

/** A device in a sentence of the log. */
export const formatDevice = ({ id, model }: Row): string => `"${String(id)}" (${String(model)})`;

/**
 * A gateway that is offline takes no whitelist and no device.
 *
 * @throws Refusal 409 (4)
 */
export function assertGatewayOnline({ status }: Row): void {
  if (status === 'offline')
    throw httpErrors.conflict(errorCodes.deviceOffline, 'The gateway is offline');
}
