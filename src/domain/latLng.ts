/** A position on the earth, in degrees of WGS-84. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** The position that a value is; undefined for what only looks like one, or is not on the earth. */
export function parseLatLng(value: unknown): LatLng | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { lat, lng } = value as { readonly lat?: unknown; readonly lng?: unknown };
  if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
