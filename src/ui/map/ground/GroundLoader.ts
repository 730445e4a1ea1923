/** A part of the world, in degrees. */
export interface GroundView {
  readonly box: readonly [west: number, south: number, east: number, north: number];
  /** A whole number: the detail of the ground. */
  readonly zoom: number;
}

/** Loads the GeoJSON of a view; undefined where the platform has no ground. */
export type GroundLoader = (view: GroundView, signal: AbortSignal) => Promise<unknown>;
