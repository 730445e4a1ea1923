import { createPointIndex, type PointList } from './canvas/pointIndex.ts';

/** No cluster marker is larger, so that points farther away do not matter. */
const MAX_SPACING_PX = 128;

/**
 * Returns the distance of each point to the nearest other one in pixels, at most 128.
 *
 * @param points x and y alternately, at zoom 0
 * @param scale the factor from zoom 0 to the zoom of the map
 */
export function measureSpacings(points: PointList, scale: number): readonly number[] {
  const index = createPointIndex(points);
  return Array.from({ length: points.length / 2 }, (_, at) => {
    const x = points[2 * at] ?? 0;
    const y = points[2 * at + 1] ?? 0;
    let spacing = MAX_SPACING_PX;
    for (const other of index.within(x, y, MAX_SPACING_PX / scale)) {
      if (other === at) continue;
      const right = (points[2 * other] ?? 0) - x;
      const down = (points[2 * other + 1] ?? 0) - y;
      spacing = Math.min(spacing, Math.hypot(right, down) * scale);
    }
    return spacing;
  });
}
