/** The edge of a map in Web Mercator: beyond this latitude the square has no position. */
export const MAX_LATITUDE = 85.0511287798066;

const DEGREES_PER_RADIAN = 180 / Math.PI;

/** Returns the share of the width of the world, from 0 (180° W) to 1 (180° E). */
export const toMercatorX = (lng: number): number => lng / 360 + 0.5;

/** Returns the share of the height of the world, from 0 (north) to 1 (south); latitudes beyond the edge are on it. */
export function toMercatorY(lat: number): number {
  const sine = Math.sin(Math.min(Math.max(lat, -MAX_LATITUDE), MAX_LATITUDE) / DEGREES_PER_RADIAN);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

export const fromMercatorX = (x: number): number => (x - 0.5) * 360;

export const fromMercatorY = (y: number): number =>
  Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * DEGREES_PER_RADIAN;
