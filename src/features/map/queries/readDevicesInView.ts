import { calls } from '../../../data/calls.ts';
import { parseLatLng } from '../../../domain/latLng.ts';
import type { DeviceMarker, DevicesInView } from './DevicesInView.ts';
import { isMissingOperation } from './isMissingOperation.ts';
import { buildDeviceWhere, formatBox, type MapQuery } from './MapQuery.ts';
import { readDevicesNearby } from './readDevicesNearby.ts';

type Markers = Awaited<ReturnType<typeof calls.core.getAssetMarkers>>['markers'];
type AssetMarker = Extract<Markers[number], { readonly id: string }>;

/**
 * Reads the devices of a view. Without that operation, reads the devices around the centre.
 *
 * @throws ResponseError
 */
export async function readDevicesInView(
  query: MapQuery,
  signal: AbortSignal,
): Promise<DevicesInView> {
  try {
    return await readBoxMarkers(query, signal);
  } catch (error) {
    if (!isMissingOperation(error)) throw error;
    return readDevicesNearby(query, signal);
  }
}

/**
 * Reads the devices of a box: up to 5,000 single ones, or their groups by a grid at a zoom.
 *
 * @throws ResponseError
 */
export async function readBoxMarkers(
  { box, zoom, filter }: Pick<MapQuery, 'box' | 'zoom' | 'filter'>,
  signal: AbortSignal,
): Promise<DevicesInView> {
  const { total, markers } = await calls.core.getAssetMarkers({
    query: {
      ...{ box: formatBox(box), zoom },
      where: buildDeviceWhere(filter),
      ...(filter.lit !== undefined && { lit: filter.lit }),
    },
    signal,
  });
  return { total, ...splitMarkers(markers) };
}

function splitMarkers(markers: Markers): Pick<DevicesInView, 'devices' | 'groups'> {
  const devices: DeviceMarker[] = [];
  const groups: DevicesInView['groups'][number][] = [];
  for (const marker of markers) {
    if ('id' in marker) devices.push(toDeviceMarker(marker));
    else {
      const [west = 0, south = 0, east = 0, north = 0] = marker.box;
      const box = { west, south, east, north };
      groups.push({ counts: marker.states, position: marker.geoPoint, box });
    }
  }
  return { devices, groups };
}

const toDeviceMarker = ({ geoPoint, ...marker }: AssetMarker): DeviceMarker => ({
  ...marker,
  position: parseLatLng(geoPoint) ?? { lat: NaN, lng: NaN },
});
