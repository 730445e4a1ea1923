import { lightAs } from '../../city/histories.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { refuseHeld } from './control.ts';
import { keep, keptOf } from './kept.ts';
import { ratedOf, remeasure, setLamp } from './lamps.ts';
import { reachedThrough } from './reach.ts';

type Schemas = components['schemas'];

/** The parameter by which a lamp is switched. */
export const LAMP = 'device-lighting:lamp-param';

/** What stays as it is may be left out. */
interface LampSetting {
  readonly on: boolean;
  readonly brightness?: number;
  readonly fade?: number;
}

/** How a lamp burns now; one without a radio of its own as its controller says. */
export function readLamp(call: Call, asset: Row): Schemas['LampParam'] {
  const { store, clock } = call.platform;
  const { id } = reachedThrough(store, asset);
  const controller = store.table('assets').get(id) ?? asset;
  const status = store.table('statuses').get(id);
  const brightness = Math.round(Number(status?.brightness ?? 0));
  const { fade } = (keptOf(call, asset)[LAMP] ?? {}) as { fade?: number };
  const { mode } = controller;
  return {
    on: brightness > 0,
    brightness,
    ...(fade !== undefined && { fade }),
    ...(mode !== undefined && { mode: mode as Schemas['ControlMode'] }),
    power: lightAs(controller, brightness, clock()).power,
  };
}

/**
 * Whoever switches a lamp by hand takes it from its strategy.
 *
 * @throws Refusal 403 (57) its controller is outside the domains of the caller; 409 (46) an override holds it
 */
export function switchLamp(call: Call, asset: Row, body: unknown): Schemas['LampParam'] {
  const { platform } = call;
  const { on, brightness, fade = 0 } = body as LampSetting;
  const controller = reachedThrough(platform.store, asset);
  if (!platform.store.covers('assets', controller)) throw refuse.denied();
  refuseHeld(platform.store, controller, platform.clock());
  const last = keptOf(call, asset)[LAMP] as { brightness?: number } | undefined;
  const level = brightness ?? (readLamp(call, asset).brightness || (last?.brightness ?? 100));
  setLamp(platform, controller, { on, brightness: level, mode: 'MANUAL' });
  keep(call, asset, LAMP, { brightness: level, fade });
  return readLamp(call, asset);
}

/** What the log calls it. */
export function lampAction(body: unknown): string {
  const { on, brightness } = body as LampSetting;
  if (!on || brightness === 0) return 'switchOff';
  return brightness === undefined || brightness === 100 ? 'switchOn' : 'dim';
}

/** The nameplate of a lamp. */
export const readRatedPower = (_: Call, asset: Row): Schemas['LampRatedPower'] => ({
  power: ratedOf(asset),
});

/** Puts another nameplate on a lamp, which draws accordingly from now on. */
export function setRatedPower({ platform }: Call, asset: Row, body: unknown) {
  const { power } = body as Schemas['LampRatedPower'];
  platform.store.put('assets', { ...asset, ratedPower: power });
  remeasure(platform, asset.id);
  return { power };
}
