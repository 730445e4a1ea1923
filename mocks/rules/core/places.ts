import { codes, refuse } from '../../platform/Refusal.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { isBindable, isControlled, isController, isPole, takesDevices } from './models.ts';

/** The properties by which one asset hangs on another. */
export const HANGS_BY = ['ssgwId', 'controllerId', 'poleId'] as const;

/**
 * A device hangs only on what can hold it; what has not changed is not judged again.
 *
 * @throws Refusal 409: 79 it cannot hang there, 4 the gateway is offline, 72 it has a whitelist without the device
 * @see spec A9, B8
 */
export function refuseMisplaced(store: Store, asset: Row, before?: Row): void {
  const holder = (key: (typeof HANGS_BY)[number]): Row | undefined =>
    asset[key] === undefined || (asset[key] === before?.[key] && asset.model === before.model)
      ? undefined
      : store.table('assets').get(asset[key]);
  const gateway = holder('ssgwId');
  if (gateway) refuseBinding(store, asset, gateway);
  const pole = holder('poleId');
  if (pole) refusePole(asset, pole);
  const controller = holder('controllerId');
  if (controller) refuseController(asset, controller);
}

/**
 * Only some models are bound, and only to a gateway that takes them now.
 *
 * @throws Refusal 409: 79 one of the models is unsuitable, 4 the gateway is offline, 72 it has a whitelist without the device
 */
export function refuseBinding(store: Store, asset: Row, gateway: Row): void {
  if (!isBindable(asset.model)) throw unbindable(`${named(asset)} is not bound to gateways`);
  if (!takesDevices(gateway.model)) throw unbindable(`${named(gateway)} is no gateway`);
  refuseOfflineGateway(gateway);
  const ids = whitelistOf(store, gateway.id);
  if (ids.length > 0 && !ids.includes(asset.id)) {
    throw refuse.conflict(codes.notWhitelisted, `${named(asset)} is not in the whitelist`);
  }
}

/**
 * Everything but a pole can hang on a pole.
 *
 * @throws Refusal 409 (79)
 */
export function refusePole(asset: Row, pole: Row): void {
  if (!isPole(pole.model)) throw unbindable(`${named(pole)} is no pole`);
  if (isPole(asset.model)) throw unbindable(`${named(asset)} is a pole itself`);
}

/** A controller is none of the lamps that have one, so that no ring can be made. */
function refuseController(asset: Row, controller: Row): void {
  if (!isController(controller.model)) throw unbindable(`${named(controller)} is no controller`);
  if (!isControlled(asset.model)) throw unbindable(`${named(asset)} has no controller`);
}

/** The devices that a gateway takes; none: every one. */
export const whitelistOf = (store: Store, gatewayId: unknown): readonly unknown[] =>
  (store.records('whitelists').get(String(gatewayId))?.ids as readonly unknown[] | undefined) ?? [];

/** What cannot hang where it should. */
export const unbindable = (message: string) => refuse.conflict(codes.invalidBinding, message);

/** A device in a sentence of the log. */
export const named = ({ id, model }: Row): string => `"${String(id)}" (${String(model)})`;

/**
 * A gateway that is offline takes no whitelist and no device.
 *
 * @throws Refusal 409 (4)
 */
export function refuseOfflineGateway({ status }: Row): void {
  if (status === 'offline') throw refuse.conflict(codes.deviceOffline, 'The gateway is offline');
}
