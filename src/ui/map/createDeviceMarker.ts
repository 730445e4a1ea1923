import { getLampState, type LampState } from '../../domain/getLampState.ts';
import { LAMP_MODELS } from '../../domain/lampModels.ts';
import { getDeviceIcon } from '../icons/getDeviceIcon.ts';
import type { EquipmentState } from '../icons/StateGlyph.tsx';
import type { LampColors } from './LampColorsContext.ts';
import type { MapMarker } from './mapMarker.ts';
import type { MapPosition } from './SiteMap.ts';

/** What a map knows of a device. */
export interface MapDevice {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly position: MapPosition;
  readonly status: EquipmentState | undefined;
  /** The light output of a lamp in its last report, in percent. */
  readonly brightness?: number | undefined;
  /** Whether its last report is old. */
  readonly isOld?: boolean;
}

/**
 * Creates the marker of a device: the icon of its model in the shape and colour of its state; a lamp has the configured
 * colour of its state, and its light while it is connected. It is the same on every map that knows as much of the device:
 * without its light, a lamp without a fault has the colour of the theme, whether it is lit or not.
 *
 * @example createDeviceMarker(device, useContext(LampColorsContext))
 * @see MAP-04, MAP-05
 */
export function createDeviceMarker(device: MapDevice, lampColors: LampColors): MapMarker {
  const { id, name, model, status, position, brightness, isOld } = device;
  const isConnected = status === 'normal' || status === 'fault';
  const lampState = getLampStateOf(device);
  const color = lampState && lampColors.get(lampState)?.color;
  return {
    ...{ id, name, position, state: status, icon: getDeviceIcon(model) },
    ...(isConnected && brightness !== undefined && { level: brightness }),
    // What is not connected has old values anyway.
    ...(isConnected && isOld && { isOld }),
    ...(color !== undefined && { color }),
  };
}

/** Returns the state of a lamp; undefined for other devices, and for a lamp that has not reported its light. */
function getLampStateOf({ model, status, brightness }: MapDevice): LampState | undefined {
  if (status === undefined || !LAMP_MODELS.includes(model)) return undefined;
  if (status === 'unknown') return 'unknown';
  if (status === 'normal' && brightness === undefined) return undefined;
  return getLampState({ status }, { online: status !== 'offline', brightness });
}
