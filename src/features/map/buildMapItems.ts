import type { MapLevel } from '../../domain/mapLevel.ts';
import { createDeviceMarker } from '../../ui/map/createDeviceMarker.ts';
import type { LampColors } from '../../ui/map/LampColorsContext.ts';
import type { MapCluster, MapMarker, StateCounts } from '../../ui/map/mapMarker.ts';
import { MAP_STATES, type MapState, STATE_SEVERITY } from './mapStates.ts';
import type { DeviceMarker, DevicesInView } from './queries/DevicesInView.ts';
import type { DomainMarker } from './queries/readDomainMarkers.ts';

/** What the map draws. */
export interface MapItems {
  readonly markers: readonly MapMarker[];
  readonly clusters: readonly MapCluster[];
}

/** The id of a group of devices as a cluster. */
export const getGroupId = (index: number): string => `group ${index}`;

/**
 * Returns the markers and clusters of a level: domains, devices, or groups of devices.
 *
 * @see MAP-01
 * @see MAP-04: lamps have the configured colour of their state
 */
export function buildMapItems(
  level: MapLevel,
  domains: readonly DomainMarker[],
  { devices, groups }: DevicesInView,
  lampColors: LampColors,
  isOld: (reportTime: string | undefined) => boolean,
): MapItems {
  if (level.kind === 'devices')
    return {
      markers: devices.map(device =>
        createDeviceMarker({ ...device, isOld: isOld(device.reportTime) }, lampColors),
      ),
      clusters: groups.map(({ counts, position }, index) => ({
        ...{ id: getGroupId(index), counts, position },
      })),
    };
  if (!level.isBelowRanges) return { markers: [], clusters: domains };
  return {
    markers: domains.map(({ id, name, position, counts }): MapMarker => ({
      ...{ id, name, position, state: getWorstState(counts) },
    })),
    clusters: [],
  };
}

/**
 * Returns the devices of a view with the selected one, which has a marker also where the filter leaves it out or a group
 * contains it: its card is next to it.
 */
export const addSelectedDevice = (
  inView: DevicesInView,
  selected: DeviceMarker | undefined,
): DevicesInView =>
  selected && !inView.devices.some(({ id }) => id === selected.id)
    ? { ...inView, devices: [...inView.devices, selected] }
    : inView;

/** Returns the most severe state of any device. */
const getWorstState = (counts: StateCounts | undefined): MapState | undefined =>
  MAP_STATES.filter(state => (counts?.[state] ?? 0) > 0).toSorted(
    (one, other) => STATE_SEVERITY[one] - STATE_SEVERITY[other],
  )[0];
