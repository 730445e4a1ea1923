import { simplifyLine } from '../shared/simplifyLine.ts';
import type { GroundPlan } from './groundPlan.ts';

export type GroundKind = 'district' | 'park' | 'building' | 'lake' | 'river' | 'street';
export type StreetWidth = 'wide' | 'medium' | 'narrow';

/** A line of the ground, or the outline of an area, whose last point is not its first one. */
export interface GroundShape {
  readonly kind: GroundKind;
  readonly name: string;
  /** Only of a street. */
  readonly width?: StreetWidth;
  /** Longitude and latitude of each point, in degrees. */
  readonly points: Float64Array;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
}

/** How far a simplified line may be from the walked one, in metres. */
const TOLERANCE_METRES = 0.3;

/** Creates a shape of points in metres on the plane of the city, x and y in turn. */
export function createShape(
  { toPoint }: GroundPlan,
  kind: GroundKind,
  metres: readonly number[],
  name: string,
): GroundShape {
  const simplified = simplifyLine(Float64Array.from(metres), TOLERANCE_METRES, 1);
  const points = new Float64Array(simplified.length);
  let [west, south, east, north] = [180, 90, -180, -90];
  for (let at = 0; at < simplified.length; at += 2) {
    const { lat, lng } = toPoint(simplified[at] ?? 0, simplified[at + 1] ?? 0);
    points[at] = lng;
    points[at + 1] = lat;
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return { kind, name, points, bounds: [west, south, east, north] };
}
