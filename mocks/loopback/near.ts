import { FilterError, quote } from './FilterError.ts';
import { toText } from './json.ts';
import { getOwnValue } from './propertyPath.ts';
import { type Coordinates, parseCoordinates } from './coordinates.ts';

/** A `near` clause of a request. */
export interface NearClause {
  readonly path: string;
  readonly origin: unknown;
  readonly maxDistance: unknown;
  readonly minDistance: unknown;
  readonly unit: unknown;
}

/** A compiled `near` clause. */
export interface NearMeasure {
  readonly path: string;
  readonly origin: Coordinates;
  /** The radius of the earth, in the requested unit; NaN for a unit that LoopBack does not know. */
  readonly radius: number;
  /** Returns the distance of a location; undefined if it is not within the bounds. */
  readonly distanceTo: (lat: number, lng: number) => number | undefined;
  /** The largest angle within the bounds, in radians; Infinity without a bound. */
  readonly maxAngle: number;
}

/** LoopBack's own constant and radii; another unit has no radius, so its distances are NaN. */
const RADIANS_PER_DEGREE = 0.01745329252;
const EARTH_RADII: Readonly<Record<string, number>> = {
  kilometers: 6370.99056,
  meters: 6_370_990.56,
  miles: 3958.75,
  feet: 20_902_200,
  radians: 1,
  degrees: 57.29577951308,
};

/**
 * Compiles a `near`. Bounds that are not above 0 are ignored.
 *
 * @throws FilterError for an origin that is no location.
 * @see docs/loopback.md, section 9
 */
export function compileNear(near: NearClause): NearMeasure {
  const { path } = near;
  const origin = parseOrigin(near);
  const unit = near.unit ? toText(near.unit) : 'miles';
  const radius = Object.hasOwn(EARTH_RADII, unit) ? EARTH_RADII[unit]! : NaN;
  const [minimum, maximum] = [Number(near.minDistance), Number(near.maxDistance)];
  return {
    path,
    origin,
    radius,
    maxAngle: maximum > 0 ? maximum / radius : Infinity,
    distanceTo: (lat, lng) => {
      const distance = getAngle(origin, lat, lng) * radius;
      if (minimum > 0 && distance < minimum) return undefined;
      return maximum > 0 && distance > maximum ? undefined : distance;
    },
  };
}

/**
 * Returns the rows with a location within the bounds, nearest first; equal distances keep their order. Several measures
 * are a union that can repeat rows. A unit that LoopBack does not know disables the bounds and reverses the order.
 */
export function sortByDistance<Row extends object>(
  rows: readonly Row[],
  measures: readonly NearMeasure[],
): readonly Row[] {
  const distances = new Map<Row, number>();
  return measures.reduce<readonly Row[]>((sorted, { path, radius, distanceTo }) => {
    const rowsInBounds = rows.filter(row => {
      const point = parseCoordinates(getOwnValue(row, path));
      const distance = point && distanceTo(point.lat, point.lng);
      if (distance !== undefined) distances.set(row, distance);
      return distance !== undefined;
    });
    const union = [...sorted, ...rowsInBounds];
    if (Number.isNaN(radius)) return union.reverse();
    return union.sort((a, b) => distances.get(a)! - distances.get(b)!);
  }, []);
}

function parseOrigin({ origin, path }: NearClause): Coordinates {
  const parts: unknown = typeof origin === 'string' ? origin.split(/,\s*/) : origin;
  const [lat, lng] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const point = parseCoordinates(Array.isArray(parts) ? { lat, lng } : parts);
  if (point) return point;
  throw new FilterError(
    `${path} cannot be near ${quote(origin)}: send {"lat": -90 to 90, "lng": -180 to 180} or "lat,lng".`,
  );
}

/** Returns the angle between two locations in radians, by the haversine formula. */
function getAngle(from: Coordinates, lat: number, lng: number): number {
  const fromLat = from.lat * RADIANS_PER_DEGREE;
  const toLat = lat * RADIANS_PER_DEGREE;
  const longitudeDifference = lng * RADIANS_PER_DEGREE - from.lng * RADIANS_PER_DEGREE;
  const h =
    haversine(toLat - fromLat) +
    Math.cos(fromLat) * Math.cos(toLat) * haversine(longitudeDifference);
  return 2 * Math.asin(Math.sqrt(h));
}

function haversine(angleBetween: number): number {
  return Math.sin(angleBetween / 2) ** 2;
}
