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
 * The rows that have a place within the bounds of a `near`, nearest first; equal distances keep their
 * order. Several clauses are a union that can repeat rows. A unit that LoopBack does not know bounds
 * nothing and turns the order round.
 *
 * @throws FilterError for an origin that is no place.
 * @see spec/loopback.md, section 9
 */
export function nearest<Row extends object>(
  rows: readonly Row[],
  nears: readonly Near[],
): readonly Row[] {
  const distances = new Map<Row, number>();
  return nears.reduce<readonly Row[]>((found, near) => {
    const within = measured(rows, near, distances);
    const union = [...found, ...within];
    const known = Object.hasOwn(earthRadius, unitOf(near));
    return known ? union.sort((a, b) => distances.get(a)! - distances.get(b)!) : union.reverse();
  }, []);
}

function measured<Row extends object>(
  rows: readonly Row[],
  near: Near,
  distances: Map<Row, number>,
): readonly Row[] {
  const origin = originOf(near);
  const radius = earthRadius[unitOf(near)] ?? NaN;
  const [nearestBound, farthestBound] = [Number(near.minDistance), Number(near.maxDistance)];
  return rows.filter(row => {
    const place = placeOf(ownValue(row, near.path));
    if (!place) return false;
    const distance = angle(origin, place) * radius;
    if (nearestBound > 0 && distance < nearestBound) return false;
    if (farthestBound > 0 && distance > farthestBound) return false;
    distances.set(row, distance);
    return true;
  });
}

function unitOf({ unit }: Near): string {
  return unit ? textOf(unit) : 'miles';
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
function angle(from: Place, to: Place): number {
  const [fromLat, toLat] = [from.lat * radiansPerDegree, to.lat * radiansPerDegree];
  const turn = to.lng * radiansPerDegree - from.lng * radiansPerDegree;
  const h = haversine(toLat - fromLat) + Math.cos(fromLat) * Math.cos(toLat) * haversine(turn);
  return 2 * Math.asin(Math.sqrt(h));
}

function haversine(angleBetween: number): number {
  return Math.sin(angleBetween / 2) ** 2;
}
