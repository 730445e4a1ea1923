import { ownValue } from './path.ts';

/** A place in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** The place that an object is, with numbers or their texts; undefined if it is none on earth. */
export function placeOf(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [lat, lng] = [Number(ownValue(value, 'lat')), Number(ownValue(value, 'lng'))];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** A place as LoopBack writes it: `lat,lng`. */
export function placeText(value: object): string {
  return `${String(ownValue(value, 'lat'))},${String(ownValue(value, 'lng'))}`;
}
