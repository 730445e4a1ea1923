import {
  addMargin,
  getBoundingBox,
  getBoxCorners,
  getConvexHull,
} from '../../../domain/polygon.ts';
import type { MapBox } from '../../../ui/map/MapViewport.ts';
import type { MapPosition } from '../../../ui/map/SiteMap.ts';
import { sumStates } from '../sumStates.ts';
import { callOrFallBack } from './callOrFallBack.ts';
import type { DevicesInView } from './DevicesInView.ts';
import { buildDeviceWhere, type DeviceFilter } from './MapQuery.ts';
import { type MapReadContext, readBoxMarkers } from './readDevicesInView.ts';
import { listDevices, MAX_DEVICES } from './readDevicesNearby.ts';
import { toDeviceMarker } from './toDeviceMarker.ts';

/** Where the devices of a filter are. */
export interface MapExtent {
  readonly box: MapBox;
  /** A convex outline. */
  readonly outline: readonly MapPosition[];
  readonly total: number;
  readonly offlineCount: number;
  /** Whether they are too many to be read one by one. */
  readonly isGrouped: boolean;
}

const WORLD: MapBox = { west: -180, south: -85, east: 180, north: 85 };
/** Groups at this zoom are about as wide as a block of houses. */
const GROUP_ZOOM = 14;

const DEVICES_LEVEL = { kind: 'devices' } as const;

/** Returns the query of an extent, which is read again each minute while it is shown. */
export const getExtentQuery = (filter: DeviceFilter) => ({
  queryKey: ['assets', 'extent', filter] as const,
  queryFn: (context: MapReadContext) => readExtent(filter, context),
  ...{ staleTime: 60_000, retry: false },
});

/** Reads an extent; null without a device that has a position. */
async function readExtent(filter: DeviceFilter, { client, signal }: MapReadContext) {
  const found = await callOrFallBack<Found>(
    client,
    'getAssetMarkers',
    () => readAllMarkers(filter, signal),
    async () => {
      const where = buildDeviceWhere(filter);
      const rows = await listDevices({ where, limit: MAX_DEVICES }, filter.domainId, signal);
      return { devices: rows.flatMap(toDeviceMarker), groups: [], total: rows.length };
    },
  );
  const positions = listCorners(found);
  if (positions.length === 0) return null;
  return {
    box: getBoundingBox(positions),
    outline: getConvexHull(positions),
    total: found.total,
    offlineCount: sumStates(DEVICES_LEVEL, [], found)?.offline ?? 0,
    isGrouped: found.groups.length > 0 || found.devices.length >= MAX_DEVICES,
  } satisfies MapExtent;
}

type Found = Pick<DevicesInView, 'devices' | 'groups' | 'total'>;

async function readAllMarkers(filter: DeviceFilter, signal: AbortSignal): Promise<Found> {
  const all = await readBoxMarkers({ box: WORLD, zoom: 0, filter }, signal);
  if (all.groups.length === 0) return all;
  // The groups of the whole world are much larger than a city.
  const box = getBoundingBox(listCorners(all));
  return readBoxMarkers({ box: addMargin(box), zoom: GROUP_ZOOM, filter }, signal);
}

const listCorners = ({ devices, groups }: Pick<Found, 'devices' | 'groups'>) => [
  ...devices.map(({ position }) => position),
  ...groups.flatMap(({ box }) => getBoxCorners(box)),
];
