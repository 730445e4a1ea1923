import type { MapPalette } from '../canvas/mapPalette.ts';
import type { RoadWidth } from './groundFeature.ts';

interface StreetStyle {
  readonly metres: number;
  /** The narrowest line, so that wide streets remain in a view of the whole city. */
  readonly minPx: number;
}

const STREETS: Readonly<Record<RoadWidth, StreetStyle>> = {
  wide: { metres: 32, minPx: 2.4 },
  medium: { metres: 20, minPx: 1.4 },
  narrow: { metres: 12, minPx: 0.6 },
};

/** The width of a river that is a line, in metres and at least in pixels. */
const RIVER_METRES = 60;
const MIN_RIVER_PX = 2;

/** The edge of a street on both sides together, in pixels. */
export const STREET_EDGE_PX = 3;

/** A street narrower than this has no edge: two lines would be all of it. */
export const MIN_PX_WITH_EDGE = 4;

/** A main road wider than this has a dashed line in its middle. */
export const MIN_PX_WITH_CENTER_LINE = 20;

/** The streets in the order of their drawing: wide ones cover narrow ones. */
export const WIDTHS_IN_DRAW_ORDER: readonly RoadWidth[] = ['narrow', 'medium', 'wide'];

/** Returns the width of a street on the screen, in pixels. */
export const getStreetWidth = (width: RoadWidth, metresPerPixel: number): number =>
  Math.max(STREETS[width].metres / metresPerPixel, STREETS[width].minPx);

/** Returns the width of a river that is a line, in pixels. */
export const getRiverWidth = (metresPerPixel: number): number =>
  Math.max(RIVER_METRES / metresPerPixel, MIN_RIVER_PX);

/** Whether a street has the colours of a main road. */
export const isMainRoad = (width: RoadWidth): boolean => width === 'wide';

/** Returns the surface and the edge of a street. */
export const getStreetColors = (
  width: RoadWidth,
  palette: MapPalette,
): readonly [surface: string, edge: string] =>
  isMainRoad(width)
    ? [palette['map-main'], palette['map-main-edge']]
    : [palette['map-road'], palette['map-road-edge']];
