import { LAMP_MODELS } from '../../domain/lampModels.ts';
import { getLampState, type LampState } from '../../domain/getLampState.ts';
import type { MapLevel } from '../../domain/mapLevel.ts';
import { getDeviceIcon } from '../../ui/icons/getDeviceIcon.ts';
import type { MapCluster, MapMarker, StateCounts } from '../../ui/map/mapMarker.ts';
import { MAP_STATES, type MapState, STATE_SEVERITY } from './mapStates.ts';
import { type DeviceMarker, type DevicesInView, getLightLevel } from './queries/DevicesInView.ts';
import type { DomainMarker } from './queries/readDomainMarkers.ts';

/** What the map draws. */
export interface MapItems {
  readonly markers: readonly MapMarker[];
  readonly clusters: readonly MapCluster[];
}

/** The id of a group of devices as a cluster. */
export const getGroupId = (index: number): string => `group ${index}`;

/** The configured colours of the lamp states. */
export type LampColors = ReadonlyMap<string, { readonly color: string }>;

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
): MapItems {
  if (level.kind === 'devices')
    return {
      markers: devices.map((device): MapMarker => {
        const { id, name, model, status, position } = device;
        const lightLevel = getLightLevel(device);
        const state = getLampStateOf(device);
        const color = state && lampColors.get(state)?.color;
        return {
          ...{ id, name, position, state: status, icon: getDeviceIcon(model) },
          ...(lightLevel !== undefined && { level: lightLevel }),
          ...(color !== undefined && { color }),
        };
      }),
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

/** Returns the state of a lamp; undefined for other devices, and for a lamp that has not reported its light. */
function getLampStateOf({ model, status, brightness }: DeviceMarker): LampState | undefined {
  if (!LAMP_MODELS.includes(model)) return undefined;
  if (status === 'unknown') return 'unknown';
  if (status === 'normal' && brightness === undefined) return undefined;
  return getLampState({ status }, { online: status !== 'offline', brightness });
}

/** Returns the most severe state of any device. */
const getWorstState = (counts: StateCounts | undefined): MapState | undefined =>
  MAP_STATES.filter(state => (counts?.[state] ?? 0) > 0).toSorted(
    (one, other) => STATE_SEVERITY[one] - STATE_SEVERITY[other],
  )[0];
