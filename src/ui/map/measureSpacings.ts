import { createPointIndex, type PointList } from './canvas/pointIndex.ts';

/** The height of the name below a cluster marker, in pixels. */
const LABEL_HEIGHT_PX = 24;

/** No cluster marker is larger, so that points farther away do not matter. */
const MAX_SPACING_PX = 128;

/**
 * Returns the maximum diameter of each point in pixels, so that neither it nor its name covers another one.
 *
 * @param points x and y alternately, at zoom 0
 * @param scale the factor from zoom 0 to the zoom of the map
 */
export function measureSpacings(points: PointList, scale: number): readonly number[] {
  const index = createPointIndex(points);
  const reachX = MAX_SPACING_PX / scale;
  const reachY = (MAX_SPACING_PX + LABEL_HEIGHT_PX) / scale;
  return Array.from({ length: points.length / 2 }, (_, at) => {
    const x = points[2 * at] ?? 0;
    const y = points[2 * at + 1] ?? 0;
    let spacing = MAX_SPACING_PX;
    for (const other of index.range(x - reachX, y - reachY, x + reachX, y + reachY)) {
      if (other === at) continue;
      const right = Math.abs((points[2 * other] ?? 0) - x) * scale;
      const down = Math.abs((points[2 * other + 1] ?? 0) - y) * scale;
      spacing = Math.min(spacing, Math.max(right, down - LABEL_HEIGHT_PX));
    }
    return spacing;
  });
}
