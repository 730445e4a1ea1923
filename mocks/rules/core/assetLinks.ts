import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { isBindable, isControlled, isController, isPole, acceptsDevices } from './deviceModels.ts';

/** The properties of an asset that link it to another one. */
export const ASSET_LINK_FIELDS = ['ssgwId', 'controllerId', 'poleId'] as const;

/**
 * Asserts that a device refers only to valid parents; unchanged references are not validated again.
 *
 * @throws HttpError 409: 79 unsuitable parent, 4 the gateway is offline, 72 it has a whitelist without the device
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
 * Asserts that a device can be bound: only some models can, and only to a gateway that accepts them now.
 *
 * @throws HttpError 409: 79 one of the models is unsuitable, 4 the gateway is offline, 72 it has a whitelist without
 * the device
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
 * Asserts that an asset can be mounted on a pole: every asset except a pole can.
 *
 * @throws HttpError 409 (79)
 */
export function assertPole(asset: Row, pole: Row): void {
  if (!isPole(pole.model)) throw createBindingError(`${formatDevice(pole)} is no pole`);
  if (isPole(asset.model)) throw createBindingError(`${formatDevice(asset)} is a pole itself`);
}

/** Asserts that the controller itself has none, so that no cycle can occur. */
function assertController(asset: Row, controller: Row): void {
  if (!isController(controller.model))
    throw createBindingError(`${formatDevice(controller)} is no controller`);
  if (!isControlled(asset.model))
    throw createBindingError(`${formatDevice(asset)} has no controller`);
}

/** Returns the devices that a gateway accepts; an empty list accepts every device. */
export const getWhitelistIds = (store: Store, gatewayId: unknown): readonly unknown[] =>
  (store.records('whitelists').get(String(gatewayId))?.ids as readonly unknown[] | undefined) ?? [];

/** Creates the error of an invalid binding. */
export const createBindingError = (message: string) =>
  httpErrors.conflict(errorCodes.invalidBinding, message);

/** Formats a device for a log text. */
export const formatDevice = ({ id, model }: Row): string => `"${String(id)}" (${String(model)})`;

/**
 * Asserts that a gateway is online: an offline one accepts neither a whitelist nor a device.
 *
 * @throws HttpError 409 (4)
 */
export function assertGatewayOnline({ status }: Row): void {
  if (status === 'offline')
    throw httpErrors.conflict(errorCodes.deviceOffline, 'The gateway is offline');
}
