import KDBush from 'kdbush';

/** Points as x and y alternately. */
export type PointList = Float64Array;

/** Finds points by their coordinates, in a time that hardly depends on their number. */
export function createPointIndex(points: PointList): KDBush {
  const index = new KDBush(points.length / 2);
  for (let at = 0; at < points.length; at += 2) index.add(points[at] ?? 0, points[at + 1] ?? 0);
  return index.finish();
}
