import { cosine, RADIANS_PER_DEGREE, roundTo } from './portableMath.ts';

/** A geographic point. */
export interface CityPoint {
  readonly lat: number;
  readonly lng: number;
}

/** The middle of the city. */
export const CITY_CENTRE: CityPoint = { lat: 30.2084, lng: 120.2126 };

const METRES_PER_DEGREE = 111_320;
const METRES_PER_DEGREE_EAST = METRES_PER_DEGREE * cosine(CITY_CENTRE.lat * RADIANS_PER_DEGREE);

/** Six decimals are a tenth of a metre. */
const COORDINATE_SCALE = 1_000_000;

/** Returns the latitude at a distance in metres north of the city centre. */
export const toLatitude = (north: number): number =>
  roundTo(CITY_CENTRE.lat + north / METRES_PER_DEGREE, COORDINATE_SCALE);

/** Returns the longitude at a distance in metres east of the city centre. */
export const toLongitude = (east: number): number =>
  roundTo(CITY_CENTRE.lng + east / METRES_PER_DEGREE_EAST, COORDINATE_SCALE);

/** Returns the distance between two points in metres, on the plane of the city. */
export function getMetresBetween(first: CityPoint, second: CityPoint): number {
  const north = (first.lat - second.lat) * METRES_PER_DEGREE;
  const east = (first.lng - second.lng) * METRES_PER_DEGREE_EAST;
  return Math.sqrt(north * north + east * east);
}
