import { cosine, RADIANS, round } from './maths.ts';

/** A place on the globe. */
export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

/** The middle of the city. */
export const CENTRE: GeoPoint = { lat: 30.2084, lng: 120.2126 };

const METRES_PER_DEGREE = 111_320;
const METRES_PER_DEGREE_EAST = METRES_PER_DEGREE * cosine(CENTRE.lat * RADIANS);

/** Six decimals are a tenth of a metre. */
const TENS = 1_000_000;

/** The latitude so many metres north of the middle of the city. */
export const latOf = (north: number): number => round(CENTRE.lat + north / METRES_PER_DEGREE, TENS);

/** The longitude so many metres east of the middle of the city. */
export const lngOf = (east: number): number =>
  round(CENTRE.lng + east / METRES_PER_DEGREE_EAST, TENS);

/** How far two places are from each other, in metres, on the plane of the city. */
export function metresBetween(one: GeoPoint, other: GeoPoint): number {
  const north = (one.lat - other.lat) * METRES_PER_DEGREE;
  const east = (one.lng - other.lng) * METRES_PER_DEGREE_EAST;
  return Math.sqrt(north * north + east * east);
}
