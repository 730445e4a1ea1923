import { parseLatLng } from '../../../domain/latLng.ts';
import type { MapBox } from '../../../ui/map/MapViewport.ts';
import type { StateCounts } from '../../../ui/map/mapMarker.ts';
import { MAP_STATES } from '../mapStates.ts';
import type {
  DeviceGroup,
  DeviceMarker,
  DevicesInView,
  LampCounts,
  ModelCounts,
} from './DevicesInView.ts';

type Parts = Readonly<Record<string, unknown>>;

/**
 * Parses the markers of a view. Responses are not validated: a marker without a usable position is left out, and an odd
 * value of another one has its default.
 */
export function parseMarkers(
  markers: readonly unknown[],
): Pick<DevicesInView, 'devices' | 'groups'> {
  const devices: DeviceMarker[] = [];
  const groups: DeviceGroup[] = [];
  for (const marker of markers) {
    if (typeof marker !== 'object' || marker === null) continue;
    const parts = marker as Parts;
    const device = parseDevice(parts);
    const group = device ? undefined : parseGroup(parts);
    if (device) devices.push(device);
    if (group) groups.push(group);
  }
  return { devices, groups };
}

function parseDevice({ id, name, model, status, brightness, geoPoint, update_time: time }: Parts) {
  const position = parseLatLng(geoPoint);
  if (typeof id !== 'string' || !position) return undefined;
  return {
    ...{ id, position, model: String(model), name: typeof name === 'string' ? name : id },
    status: MAP_STATES.find(state => state === status) ?? 'unknown',
    ...(typeof brightness === 'number' && { brightness }),
    ...(typeof time === 'string' && { reportTime: time }),
  } satisfies DeviceMarker;
}

function parseGroup({ states, models, lamps, geoPoint, box }: Parts): DeviceGroup | undefined {
  const position = parseLatLng(geoPoint);
  const counts = parseCounts(states);
  const edges = parseBox(box);
  if (!position || !counts || !edges) return undefined;
  return {
    ...{ counts, position, box: edges },
    ...{ models: parseModelCounts(models), lamps: parseLampCounts(lamps) },
  };
}

/** Parses the counts of devices by model; undefined where the platform does not send them. */
export function parseModelCounts(models: unknown): ModelCounts | undefined {
  if (typeof models !== 'object' || models === null) return undefined;
  return Object.values(models).every(Number.isFinite) ? (models as ModelCounts) : undefined;
}

/** Parses the counts of lamps by light; undefined where the platform does not send them. */
export function parseLampCounts(lamps: unknown): LampCounts | undefined {
  const { lit, dark } = (lamps ?? {}) as { readonly lit?: unknown; readonly dark?: unknown };
  return typeof lit === 'number' && typeof dark === 'number' ? { lit, dark } : undefined;
}

function parseCounts(states: unknown): StateCounts | undefined {
  if (typeof states !== 'object' || states === null) return undefined;
  const counts = states as StateCounts;
  return MAP_STATES.every(state => Number.isFinite(counts[state])) ? counts : undefined;
}

function parseBox(edges: unknown): MapBox | undefined {
  if (!Array.isArray(edges) || !edges.every(Number.isFinite)) return undefined;
  const [west, south, east, north] = edges as readonly (number | undefined)[];
  return west === undefined || south === undefined || east === undefined || north === undefined
    ? undefined
    : { west, south, east, north };
}
