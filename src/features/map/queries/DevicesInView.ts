import type { MapBox } from '../../../ui/map/MapViewport.ts';
import type { StateCounts } from '../../../ui/map/mapMarker.ts';
import type { MapPosition } from '../../../ui/map/SiteMap.ts';
import type { MapState } from '../mapStates.ts';

/** A device on the map. */
export interface DeviceMarker {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly status: MapState;
  readonly position: MapPosition;
  /** The light output of a lamp in its last report, in percent. */
  readonly brightness?: number | undefined;
  /** The time of its last report, as the platform has it. */
  readonly reportTime?: string | undefined;
}

/** Whether a device in a state is connected: what another one has reported last may be long ago. */
export const isConnected = (status: MapState): boolean => status === 'normal' || status === 'fault';

/** Returns the light output of a lamp that is connected. */
export const getLightLevel = ({
  status,
  brightness,
}: Pick<DeviceMarker, 'status' | 'brightness'>): number | undefined =>
  isConnected(status) ? brightness : undefined;

/** Whether a lamp is lit; undefined for one that is not connected or has not reported its light, and for other devices. */
export function isLit(device: Pick<DeviceMarker, 'status' | 'brightness'>): boolean | undefined {
  const level = getLightLevel(device);
  return level === undefined ? undefined : level > 0;
}

/** How many devices there are of each model; a model without one may be absent. */
export type ModelCounts = Readonly<Record<string, number>>;

/** How many connected lamps are lit and how many are dark. */
export interface LampCounts {
  readonly lit: number;
  readonly dark: number;
}

/** The counts of a domain or a group besides those by state; absent on a platform that does not send them. */
export interface OptionalCounts {
  readonly models?: ModelCounts | undefined;
  readonly lamps?: LampCounts | undefined;
}

/** Devices near each other that the platform has grouped. */
export interface DeviceGroup extends OptionalCounts {
  readonly counts: StateCounts;
  readonly position: MapPosition;
  /** The smallest box that contains them. */
  readonly box: MapBox;
}

/** The devices of a view: single ones, or groups when they are many. */
export interface DevicesInView {
  readonly total: number;
  readonly devices: readonly DeviceMarker[];
  readonly groups: readonly DeviceGroup[];
  /** Set where more devices may be in view than were read, those next to the centre: the total is an estimate. */
  readonly isIncomplete?: boolean;
}

export const NO_DEVICES: DevicesInView = { total: 0, devices: [], groups: [] };
