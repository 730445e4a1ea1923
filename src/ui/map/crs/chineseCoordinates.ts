import gcoord, { type CRSTypes } from 'gcoord';

import type { MapPosition } from '../SiteMap.ts';

const { BD09, BD09MC, GCJ02, WGS84, transform } = gcoord;

/** Coordinates as packages of this field have them. */
type Pair = [x: number, y: number];

/** Converts positions between WGS-84 and the coordinate system of a ground. @see MAP-14 */
export interface CoordinateConversion {
  readonly fromWgs84: (position: MapPosition) => MapPosition;
  readonly toWgs84: (position: MapPosition) => MapPosition;
}

/** A nanodegree is a tenth of a millimetre. */
const TOLERANCE_DEGREES = 1e-9;

/** The error shrinks by a factor of about a hundred each time; at the edge of the shifted area it may not. */
const MAX_STEPS = 10;

/**
 * Inverts a conversion that shifts positions by less than a kilometre: the published inverses are approximations, and a
 * map that is moved converts its centre to and fro again and again.
 */
function invertShift(convert: (position: MapPosition) => MapPosition) {
  return (target: MapPosition): MapPosition => {
    let { lat, lng } = target;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const reached = convert({ lat, lng });
      const [north, east] = [target.lat - reached.lat, target.lng - reached.lng];
      lat += north;
      lng += east;
      if (Math.abs(north) < TOLERANCE_DEGREES && Math.abs(east) < TOLERANCE_DEGREES) break;
    }
    return { lat, lng };
  };
}

function createConversion(system: CRSTypes): CoordinateConversion {
  const fromWgs84 = (position: MapPosition): MapPosition => {
    const [lng, lat] = transform<Pair>([position.lng, position.lat], WGS84, system);
    return { lat, lng };
  };
  return { fromWgs84, toWgs84: invertShift(fromWgs84) };
}

/** The system of AMap and other Chinese maps. */
export const gcj02 = createConversion(GCJ02);

/** The system of Baidu. */
export const bd09 = createConversion(BD09);

/** The latitude limit of the projection of Baidu, in degrees. @see MAP-07 */
const BAIDU_MAX_LATITUDE = 74;
const MAX_LONGITUDE = 180;

/** The polynomials of Baidu have none for the equator itself. */
const EQUATOR_LATITUDE = 1e-9;

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Projects BD-09 degrees to the metres of Baidu. Latitudes beyond 74° and longitudes beyond 180° are on the edge. */
export function projectBaidu({ lat, lng }: MapPosition): Pair {
  const clampedLat = clamp(lat, BAIDU_MAX_LATITUDE) || EQUATOR_LATITUDE;
  return transform<Pair>([clamp(lng, MAX_LONGITUDE), clampedLat], BD09, BD09MC);
}

/** A degree on the equator of Baidu, in metres. */
const METRES_PER_DEGREE = 111_320.7;

/** Returns the BD-09 degrees of metres of Baidu, exact to a millimetre, within the clamped range. */
export function unprojectBaidu([x, y]: Pair): MapPosition {
  const [firstLng, firstLat] = transform<Pair>([x, y], BD09MC, BD09);
  let position = { lat: firstLat, lng: firstLng };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [reachedX, reachedY] = projectBaidu(position);
    const shrink = Math.cos((clamp(position.lat, BAIDU_MAX_LATITUDE) * Math.PI) / 180);
    const north = ((y - reachedY) * shrink) / METRES_PER_DEGREE;
    const east = (x - reachedX) / METRES_PER_DEGREE;
    position = {
      lat: clamp(position.lat + north, BAIDU_MAX_LATITUDE),
      lng: clamp(position.lng + east, MAX_LONGITUDE),
    };
    if (Math.abs(north) < TOLERANCE_DEGREES && Math.abs(east) < TOLERANCE_DEGREES) break;
  }
  return position;
}
