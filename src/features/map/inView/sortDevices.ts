import { STATE_SEVERITY } from '../mapStates.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';

/** One collator for all comparisons: a view has thousands of names. */
const names = new Intl.Collator(undefined, { numeric: true });

/** Returns the devices in the order of the list beside the map: the worst state first, then by name. */
export const sortDevices = (devices: readonly DeviceMarker[]): readonly DeviceMarker[] =>
  devices.toSorted(
    (one, other) =>
      STATE_SEVERITY[one.status] - STATE_SEVERITY[other.status] ||
      names.compare(one.name, other.name),
  );
