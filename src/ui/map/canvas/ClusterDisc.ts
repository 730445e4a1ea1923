/** Where and how large a cluster marker is, in pixels of the world at the zoom of the map. */
export interface ClusterDisc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly ringWidth: number;
  /** What there is room for: count and faults, a short count, or the ring only. */
  readonly text: 'full' | 'short' | 'none';
}

/** Radii of the discs with count and faults, in pixels. @see docs/look.md, Map */
export const MAX_RADIUS_PX = 52;
export const MIN_RADIUS_PX = 26;

export const RING_WIDTH_PX = 4.5;
