import { forEachConcurrently } from '../../../domain/forEachConcurrently.ts';
import type { LatLng } from '../../../domain/latLng.ts';
import {
  addMargin,
  createPolygonTest,
  getBoundingBox,
  type LatLngBox,
  splitBox,
} from '../../../domain/polygon.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';
import { callOrFallBack } from '../queries/callOrFallBack.ts';
import type { DeviceFilter } from '../queries/MapQuery.ts';
import { readBoxMarkers, type MapReadContext } from '../queries/readDevicesInView.ts';
import { readAllDevicesNearby } from '../queries/readDevicesNearby.ts';

/** What is drawn, and which devices in it are shown. */
export interface AreaQuery {
  readonly points: readonly LatLng[];
  readonly filter: DeviceFilter;
}

interface ReadControl extends MapReadContext {
  /** Called with the number of devices that are read so far. */
  readonly onProgress: (count: number) => void;
}

/** Quarters of a box that is smaller hold the devices of one location, about a metre wide. */
const MIN_BOX_DEGREES = 1e-5;

/**
 * Reads all devices in an area, however many. The platform groups more than 5,000: their box is read in quarters.
 *
 * @throws ResponseError
 */
export async function readDevicesInArea(
  { points, filter }: AreaQuery,
  { onProgress, ...context }: ReadControl,
): Promise<readonly DeviceMarker[]> {
  const isInside = createPolygonTest(points);
  const found = new Map<string, DeviceMarker>();
  const add = (devices: readonly DeviceMarker[]) => {
    for (const device of devices) if (isInside(device.position)) found.set(device.id, device);
    onProgress(found.size);
  };
  let boxes: readonly LatLngBox[] = [addMargin(getBoundingBox(points))];
  const failures: unknown[] = [];
  while (boxes.length > 0) {
    const quarters: LatLngBox[] = [];
    const readOne = async (box: LatLngBox) => {
      try {
        const devices = await readBox(box, filter, context);
        if (devices) add(devices);
        else quarters.push(...splitBox(box));
      } catch (error) {
        failures.push(error);
      }
    };
    await forEachConcurrently(boxes, readOne, () => failures.length === 0);
    if (failures.length > 0) throw failures[0];
    boxes = quarters;
  }
  return [...found.values()];
}

/** Returns the devices of a box; undefined when they are too many for one response. */
function readBox(box: LatLngBox, filter: DeviceFilter, { signal, client }: MapReadContext) {
  const readAll = () => readAllDevicesNearby(box, filter, signal);
  const readMarkers = async () => {
    const { devices, groups } = await readBoxMarkers({ box, filter, zoom: 0 }, signal);
    if (groups.length === 0) return devices;
    return box.east - box.west > MIN_BOX_DEGREES ? undefined : readAll();
  };
  return callOrFallBack<readonly DeviceMarker[] | undefined>(
    client,
    'getAssetMarkers',
    readMarkers,
    readAll,
  );
}
