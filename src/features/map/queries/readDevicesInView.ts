import type { QueryFunctionContext } from '@tanstack/react-query';

import { calls } from '../../../data/calls.ts';
import { callOrFallBack } from './callOrFallBack.ts';
import type { DevicesInView } from './DevicesInView.ts';
import { buildMarkerQuery, formatBox, type MapQuery } from './MapQuery.ts';
import { parseMarkers } from './parseMarkers.ts';
import { readDevicesNearby } from './readDevicesNearby.ts';

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
      ...buildMarkerQuery(filter),
    },
    signal,
  });
  const view = parseMarkers(markers);
  // Without groups, all devices are listed; those without a position are not in view.
  return { ...view, total: view.groups.length > 0 ? total : view.devices.length };
}
