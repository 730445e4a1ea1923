import { calls } from '../../../data/calls.ts';
import { getDistanceMetres } from '../../../domain/distance.ts';
import { isInBox } from '../../../domain/polygon.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import type { MapBox } from '../../../ui/map/MapViewport.ts';
import type { DeviceMarker, DevicesInView } from './DevicesInView.ts';
import { buildDeviceWhere, type DeviceFilter, type MapQuery } from './MapQuery.ts';
import { toDeviceMarker } from './toDeviceMarker.ts';

/** More devices are not usable on a map without grouping. */
export const MAX_DEVICES = 5000;

/** A search in a larger radius returns devices without use. */
const MAX_RADIUS_METRES = 50_000;

/** Returns the distance from the centre of a view to its farthest corner: the one that is nearer to the equator. */
function getFarthestMetres({ box, center }: Pick<MapQuery, 'box' | 'center'>): number {
  const lat = Math.abs(box.south) < Math.abs(box.north) ? box.south : box.north;
  return getDistanceMetres(center, { lat, lng: box.east });
}

/** Returns the radius of a circle around a view, in kilometres, which the platform expects. */
export const getViewRadiusKilometres = (view: Pick<MapQuery, 'box' | 'center'>): number =>
  Math.min(MAX_RADIUS_METRES, getFarthestMetres(view)) / 1000;

/** Whether a search in a circle around a view does not reach its corners. */
export const exceedsRadius = (
  view: Pick<MapQuery, 'box' | 'center'>,
  radiusKilometres: number,
): boolean => radiusKilometres < getFarthestMetres(view) / 1000;

/**
 * Returns the radius of a search for devices: that of the site, else that of the view.
 *
 * @returns kilometres
 * @see MAP-10
 */
export function getSearchRadiusKilometres({
  searchRadius = 0,
  ...view
}: Pick<MapQuery, 'box' | 'center' | 'searchRadius'>): number {
  return searchRadius > 0
    ? Math.min(MAX_RADIUS_METRES, searchRadius) / 1000
    : getViewRadiusKilometres(view);
}

/**
 * Reads the devices of a view with the list and the count of those around its centre, on a platform without markers. What
 * is outside of the view is left out. A circle that is smaller than the view reads only a part of it.
 */
export async function readDevicesNearby(
  query: MapQuery,
  signal: AbortSignal,
): Promise<DevicesInView> {
  const maxDistance = getSearchRadiusKilometres(query);
  const where = {
    ...buildDeviceWhere(query.filter),
    geoPoint: {
      near: query.center,
      maxDistance,
      unit: 'kilometers',
    },
  };
  const { domainId } = query.filter;
  const [rows, { count }] = await Promise.all([
    listDevices({ where, limit: MAX_DEVICES }, domainId, signal),
    domainId === undefined
      ? calls.core.countAssets({ query: { where }, signal })
      : calls.core.countDomainAssets({ path: { id: domainId }, query: { where }, signal }),
  ]);
  const devices = rows
    .flatMap(toDeviceMarker)
    .filter(({ position }) => isInBox(position, query.box));
  if (rows.length < MAX_DEVICES) {
    const isIncomplete = exceedsRadius(query, maxDistance);
    return { total: devices.length, devices, groups: [], isIncomplete };
  }
  return { total: Math.max(count, devices.length), devices, groups: [], isIncomplete: true };
}

/** Lists devices; of a domain, also those of the domains below it. */
export const listDevices = (
  filter: { readonly where: FilterValues; readonly limit: number; readonly offset?: number },
  domainId: string | undefined,
  signal: AbortSignal,
) =>
  domainId === undefined
    ? calls.core.listAssets({ query: { filter }, signal })
    : calls.core.listDomainAssets({ path: { id: domainId }, query: { filter }, signal });

/** Reads all devices around a box with the list, page by page: the caller chooses those in it. */
export async function readAllDevicesNearby(
  { west, south, east, north }: MapBox,
  filter: DeviceFilter,
  signal: AbortSignal,
): Promise<readonly DeviceMarker[]> {
  const near = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const metres = getDistanceMetres(near, {
    lat: Math.abs(south) < Math.abs(north) ? south : north,
    lng: east,
  });
  const where = {
    ...buildDeviceWhere(filter),
    // One metre more: the distances of the platform may be rounded.
    geoPoint: { near, maxDistance: (metres + 1) / 1000, unit: 'kilometers' },
  };
  const devices: DeviceMarker[] = [];
  for (let offset = 0; ; offset += MAX_DEVICES) {
    const page = { where, limit: MAX_DEVICES, offset };
    const rows = await listDevices(page, filter.domainId, signal);
    devices.push(...rows.flatMap(toDeviceMarker));
    if (rows.length < MAX_DEVICES) return devices;
  }
}
