import { getOwnValue } from './propertyPath.ts';

/** A location in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Parses coordinates, as numbers or their texts; undefined if they are none on earth. */
export function parseCoordinates(value: unknown): Coordinates | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [lat, lng] = [Number(getOwnValue(value, 'lat')), Number(getOwnValue(value, 'lng'))];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** Formats coordinates as LoopBack writes them: `lat,lng`. */
export function formatCoordinates(value: object): string {
  return `${String(getOwnValue(value, 'lat'))},${String(getOwnValue(value, 'lng'))}`;
}
