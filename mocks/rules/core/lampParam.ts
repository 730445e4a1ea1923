import { getLightAtBrightness } from '../../city/lightHistory.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { assertNotOverridden } from './lampControl.ts';
import { storeParameter, getStoredParameters } from './deviceParameters.ts';
import { getRatedPower, updateMeasuredPower, setLamp } from './lampCommands.ts';
import { getCommunicatingDevice } from '../../model/isOnline.ts';

type Schemas = components['schemas'];

/** The parameter that switches a lamp. */
export const LAMP_PARAMETER = 'device-lighting:lamp-param';

/** The setting of a lamp; absent properties stay unchanged. */
interface LampSetting {
  readonly on: boolean;
  readonly brightness?: number;
  readonly fade?: number;
}

/** Reads the light of a lamp; for one without a radio from its controller. */
export function readLamp(call: OperationCall, asset: Row): Schemas['LampParam'] {
  const { store, clock } = call.platform;
  const { id } = getCommunicatingDevice(store, asset);
  const controller = store.table('assets').get(id) ?? asset;
  const status = store.table('statuses').get(id);
  const brightness = Math.round(Number(status?.brightness ?? 0));
  const { fade } = (getStoredParameters(call, asset)[LAMP_PARAMETER] ?? {}) as { fade?: number };
  const { mode } = controller;
  return {
    on: brightness > 0,
    brightness,
    ...(fade !== undefined && { fade }),
    ...(mode !== undefined && { mode: mode as Schemas['ControlMode'] }),
    power: getLightAtBrightness(controller, brightness, clock()).power,
  };
}

/**
 * Switches a lamp by hand and so detaches it from its strategy.
 *
 * @throws HttpError 403 (57) its controller is outside the domains of the caller; 409 (46) an override holds it
 */
export function switchLamp(call: OperationCall, asset: Row, body: unknown): Schemas['LampParam'] {
  const { platform } = call;
  const { on, brightness, fade = 0 } = body as LampSetting;
  const controller = getCommunicatingDevice(platform.store, asset);
  if (!platform.store.isInScope('assets', controller)) throw httpErrors.accessDenied();
  assertNotOverridden(platform.store, controller, platform.clock());
  const lastSetting = getStoredParameters(call, asset)[LAMP_PARAMETER] as
    | { brightness?: number }
    | undefined;
  const level =
    brightness ?? (readLamp(call, asset).brightness || (lastSetting?.brightness ?? 100));
  setLamp(platform, controller, { on, brightness: level, mode: 'MANUAL' });
  storeParameter(call, asset, LAMP_PARAMETER, { brightness: level, fade });
  return readLamp(call, asset);
}

/** Returns the action for the log. */
export function getLampAction(body: unknown): string {
  const { on, brightness } = body as LampSetting;
  if (!on || brightness === 0) return 'switchOff';
  return brightness === undefined || brightness === 100 ? 'switchOn' : 'dim';
}

export const readRatedPower = (_: OperationCall, asset: Row): Schemas['LampRatedPower'] => ({
  power: getRatedPower(asset),
});

/** Sets the rated power of a lamp, which determines its consumption from now on. */
export function setRatedPower({ platform }: OperationCall, asset: Row, body: unknown) {
  const { power } = body as Schemas['LampRatedPower'];
  platform.store.put('assets', { ...asset, ratedPower: power });
  updateMeasuredPower(platform, asset.id);
  return { power };
}
