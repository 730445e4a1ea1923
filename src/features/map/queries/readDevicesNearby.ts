import { calls } from '../../../data/calls.ts';
import { getDistanceMetres } from '../../../domain/distance.ts';
import { parseLatLng } from '../../../domain/latLng.ts';
import type { DeviceMarker, DevicesInView } from './DevicesInView.ts';
import { buildDeviceWhere, type MapQuery } from './MapQuery.ts';

/** More devices are not usable on a map without grouping. */
const MAX_DEVICES = 5000;

/** A search in a larger radius returns devices without use. */
const MAX_RADIUS_METRES = 50_000;

/**
 * Returns the radius of a search around the centre of a view: half its diagonal.
 *
 * @returns kilometres, which the platform expects
 * @see MAP-10
 */
export function getSearchRadiusKilometres({ box, center }: Pick<MapQuery, 'box' | 'center'>) {
  const corner = { lat: box.north, lng: box.east };
  return Math.min(MAX_RADIUS_METRES, getDistanceMetres(center, corner)) / 1000;
}

/** Reads the devices around the centre of a view with the list and the count, on a platform without markers. */
export async function readDevicesNearby(
  query: MapQuery,
  signal: AbortSignal,
): Promise<DevicesInView> {
  const where = {
    ...buildDeviceWhere(query.filter),
    geoPoint: {
      near: query.center,
      maxDistance: getSearchRadiusKilometres(query),
      unit: 'kilometers',
    },
  };
  const [rows, { count }] = await Promise.all([
    calls.core.listAssets({ query: { filter: { where, limit: MAX_DEVICES } }, signal }),
    calls.core.countAssets({ query: { where }, signal }),
  ]);
  const devices = rows.flatMap(({ id, name, model, status, geoPoint }): readonly DeviceMarker[] => {
    const position = parseLatLng(geoPoint);
    return position ? [{ id, name, model, status, position }] : [];
  });
  return { total: Math.max(count, devices.length), devices, groups: [] };
}
