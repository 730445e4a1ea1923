import { STATE_SEVERITY } from '../mapStates.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';

/** Returns the devices in the order of the list beside the map: the worst state first, then by name. */
export const sortDevices = (devices: readonly DeviceMarker[]): readonly DeviceMarker[] =>
  devices.toSorted(
    (one, other) =>
      STATE_SEVERITY[one.status] - STATE_SEVERITY[other.status] ||
      one.name.localeCompare(other.name, undefined, { numeric: true }),
  );
