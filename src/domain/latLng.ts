/** A position on the earth, in degrees of WGS-84. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** Parses a position; undefined for an object of another type, or one outside the valid range. */
export function parseLatLng(value: unknown): LatLng | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { lat, lng } = value as { readonly lat?: unknown; readonly lng?: unknown };
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** Returns a position that is within the valid range: the nearest one. */
export const clampLatLng = ({ lat, lng }: LatLng): LatLng => ({
  lat: Math.max(-90, Math.min(90, lat)),
  lng: Math.max(-180, Math.min(180, lng)),
});
