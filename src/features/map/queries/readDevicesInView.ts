import type { QueryFunctionContext } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';
import { parseLatLng } from '../../../domain/latLng.ts';
import { callOrFallBack } from './callOrFallBack.ts';
import type { DeviceMarker, DevicesInView } from './DevicesInView.ts';
import { buildDeviceWhere, formatBox, type MapQuery } from './MapQuery.ts';
import { readDevicesNearby } from './readDevicesNearby.ts';

type Markers = Awaited<ReturnType<typeof calls.core.getAssetMarkers>>['markers'];

/** What a read gets from its query. */
export type MapReadContext = Pick<QueryFunctionContext, 'signal' | 'client'>;

/**
 * Reads the devices of a view. Without that operation, reads the devices around the centre.
 *
 * @throws ResponseError
 */
export const readDevicesInView = (
  query: MapQuery,
  { signal, client }: MapReadContext,
): Promise<DevicesInView> =>
  callOrFallBack(
    client,
    'getAssetMarkers',
    () => readBoxMarkers(query, signal),
    () => readDevicesNearby(query, signal),
  );

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
  const { devices, groups, positionlessCount } = splitMarkers(markers);
  return { total: total - positionlessCount, devices, groups };
}

/** A platform may list a device without a position; the map does not show it. */
function splitMarkers(markers: Markers) {
  const devices: DeviceMarker[] = [];
  const groups: DevicesInView['groups'][number][] = [];
  let positionlessCount = 0;
  for (const marker of markers) {
    if ('id' in marker) {
      const { geoPoint, ...device } = marker;
      const position = parseLatLng(geoPoint);
      if (position) devices.push({ ...device, position });
      else positionlessCount += 1;
    } else {
      const [west = 0, south = 0, east = 0, north = 0] = marker.box;
      const box = { west, south, east, north };
      groups.push({ counts: marker.states, position: marker.geoPoint, box });
    }
  }
  return { devices, groups, positionlessCount };
}
