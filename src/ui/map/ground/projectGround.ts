import type { Map } from 'leaflet';

import type { PointList } from '../canvas/pointIndex.ts';
import type { GroundFeature } from './groundFeature.ts';

/** A feature with its lines as pixels of zoom 0. */
export interface ProjectedFeature extends Omit<GroundFeature, 'lines'> {
  readonly paths: readonly PointList[];
  /** West, north, east, south, in pixels of zoom 0. */
  readonly bounds: readonly [number, number, number, number];
}

/** Projects features once: a zoom only multiplies their pixels. */
export const projectGround = (
  map: Pick<Map, 'project'>,
  features: readonly GroundFeature[],
): readonly ProjectedFeature[] =>
  features.map(({ lines, ...feature }) => {
    const paths = lines.map(line =>
      Float64Array.from(
        line.flatMap(([lng, lat]) => {
          const { x, y } = map.project({ lat, lng }, 0);
          return [x, y];
        }),
      ),
    );
    return { ...feature, paths, bounds: getBounds(paths) };
  });

function getBounds(paths: readonly PointList[]): ProjectedFeature['bounds'] {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const path of paths)
    for (let at = 0; at < path.length; at += 2) {
      const [x, y] = [path[at] ?? 0, path[at + 1] ?? 0];
      [west, east] = [Math.min(west, x), Math.max(east, x)];
      [north, south] = [Math.min(north, y), Math.max(south, y)];
    }
  return [west, north, east, south];
}
