import { httpErrors } from './HttpError.ts';

/** A part of the map, in degrees; the edges belong to it. */
export interface GeoBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** Returns the box of four edges, cut at the edges of the map; undefined if they enclose nothing. */
export function createGeoBox(edges: readonly number[]): GeoBox | undefined {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = edges;
  if (edges.length !== 4 || !(west < east) || !(south < north)) return undefined;
  const box = {
    ...{ west: clamp(west, 180), south: clamp(south, 90) },
    ...{ east: clamp(east, 180), north: clamp(north, 90) },
  };
  return box.west < box.east && box.south < box.north ? box : undefined;
}

/**
 * Reads the box of a query: `west,south,east,north`.
 *
 * @throws HttpError 400 (1) when it encloses nothing
 */
export function readGeoBox(text: unknown): GeoBox {
  const box = createGeoBox(String(text).split(',').map(Number));
  if (box) return box;
  throw httpErrors.badRequest(
    `box ${String(text)} is empty: send the west, south, east and north edge in degrees.`,
  );
}

/** Whether a point is in a box or on its edge; false without a point. */
export function containsPoint({ west, south, east, north }: GeoBox, point: unknown): boolean {
  const { lat = NaN, lng = NaN } = (point ?? {}) as { lat?: number; lng?: number };
  return lng >= west && lng <= east && lat >= south && lat <= north;
}
