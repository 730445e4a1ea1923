import { FilterError, quote } from './FilterError.ts';
import { textOf } from './json.ts';
import { ownValue } from './path.ts';
import { type Place, placeOf } from './place.ts';

/** A `near` clause as it was sent. */
export interface Near {
  readonly path: string;
  readonly origin: unknown;
  readonly maxDistance: unknown;
  readonly minDistance: unknown;
  readonly unit: unknown;
}

/** A `near` clause, ready to be asked. */
export interface Measure {
  readonly path: string;
  readonly origin: Place;
  /** Of the earth, in the unit asked for; NaN for a unit that LoopBack does not know. */
  readonly radius: number;
  /** The distance of a place; undefined if it is not within the bounds. */
  readonly distanceTo: (lat: number, lng: number) => number | undefined;
  /** The largest angle that is within the bounds, in radians; Infinity without a bound. */
  readonly reach: number;
}

/** LoopBack's own constant and radii; another unit has no radius, so its distances are NaN. */
const radiansPerDegree = 0.01745329252;
const earthRadius: Readonly<Record<string, number>> = {
  kilometers: 6370.99056,
  meters: 6_370_990.56,
  miles: 3958.75,
  feet: 20_902_200,
  radians: 1,
  degrees: 57.29577951308,
};

/**
 * Compiles a `near`. Bounds that are not above 0 are none.
 *
 * @throws FilterError for an origin that is no place.
 * @see spec/loopback.md, section 9
 */
export function measureOf(near: Near): Measure {
  const { path } = near;
  const origin = originOf(near);
  const unit = near.unit ? textOf(near.unit) : 'miles';
  const radius = Object.hasOwn(earthRadius, unit) ? earthRadius[unit]! : NaN;
  const [least, most] = [Number(near.minDistance), Number(near.maxDistance)];
  return {
    path,
    origin,
    radius,
    reach: most > 0 ? most / radius : Infinity,
    distanceTo: (lat, lng) => {
      const distance = angle(origin, lat, lng) * radius;
      if (least > 0 && distance < least) return undefined;
      return most > 0 && distance > most ? undefined : distance;
    },
  };
}

/**
 * The rows that have a place within the bounds, nearest first; equal distances keep their
 * order. Several measures are a union that can repeat rows. A unit that LoopBack does not know bounds
 * nothing and turns the order round.
 */
export function nearest<Row extends object>(
  rows: readonly Row[],
  measures: readonly Measure[],
): readonly Row[] {
  const distances = new Map<Row, number>();
  return measures.reduce<readonly Row[]>((found, { path, radius, distanceTo }) => {
    const within = rows.filter(row => {
      const place = placeOf(ownValue(row, path));
      const distance = place && distanceTo(place.lat, place.lng);
      if (distance !== undefined) distances.set(row, distance);
      return distance !== undefined;
    });
    const union = [...found, ...within];
    if (Number.isNaN(radius)) return union.reverse();
    return union.sort((a, b) => distances.get(a)! - distances.get(b)!);
  }, []);
}

function originOf({ origin, path }: Near): Place {
  const parts: unknown = typeof origin === 'string' ? origin.split(/,\s*/) : origin;
  const [lat, lng] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const place = placeOf(Array.isArray(parts) ? { lat, lng } : parts);
  if (place) return place;
  throw new FilterError(
    `${path} cannot be near ${quote(origin)}: send {"lat": -90 to 90, "lng": -180 to 180} or "lat,lng".`,
  );
}

/** The angle between two places in radians, by the haversine formula. */
function angle(from: Place, lat: number, lng: number): number {
  const fromLat = from.lat * radiansPerDegree;
  const toLat = lat * radiansPerDegree;
  const turn = lng * radiansPerDegree - from.lng * radiansPerDegree;
  const h = haversine(toLat - fromLat) + Math.cos(fromLat) * Math.cos(toLat) * haversine(turn);
  return 2 * Math.asin(Math.sqrt(h));
}

function haversine(angleBetween: number): number {
  return Math.sin(angleBetween / 2) ** 2;
}
