import { parseLatLng } from '../../domain/latLng.ts';
import type { EquipmentState } from '../icons/StateGlyph.tsx';
import type { MapPosition } from './SiteMap.ts';

/** A position with the state of its item; without a state, only the position. */
export interface StaticMapPoint extends MapPosition {
  readonly state?: EquipmentState | undefined;
}

/** The size of a picture, in units. */
export interface StaticMapSize {
  readonly width: number;
  readonly height: number;
}

type PointKind = EquipmentState | 'none';

/** The stacking order: a fault is never hidden behind a normal item. */
const DRAW_ORDER: Readonly<Record<PointKind, number>> = {
  ...{ none: 0, normal: 1, unknown: 2, offline: 3, fault: 4 },
};

/** Margin around the outermost dots, in units. */
const MARGIN_UNITS = 10;

/** Cell size in units: dots in the same cell are merged. */
const CELL_UNITS = 4;

/** Degrees, about 200 m: prevents an extreme zoom on a single lamp. */
const MIN_EXTENT_DEGREES = 0.002;

/**
 * Projects positions onto a flat picture so that all of them fit, north up, with one dot for overlapping ones, which
 * shows their worst state. The picture size limits the number of dots.
 *
 * @returns the points of each state, in units of the picture
 */
export function plotPoints(
  points: readonly StaticMapPoint[],
  { width, height }: StaticMapSize,
): ReadonlyMap<PointKind, readonly (readonly [number, number])[]> {
  const validPoints = points.filter(parseLatLng);
  const bounds = getBounds(validPoints);
  const cells = new Map<string, readonly [PointKind, number, number]>();
  if (!bounds) return new Map();
  const shrink = Math.cos((bounds.lat * Math.PI) / 180);
  const scale = Math.min(
    (width - 2 * MARGIN_UNITS) / Math.max(bounds.wide * shrink, MIN_EXTENT_DEGREES),
    (height - 2 * MARGIN_UNITS) / Math.max(bounds.high, MIN_EXTENT_DEGREES),
  );
  for (const { lat, lng, state = 'none' } of validPoints) {
    const x =
      Math.round((width / 2 + (lng - bounds.lng) * shrink * scale) / CELL_UNITS) * CELL_UNITS;
    const y = Math.round((height / 2 - (lat - bounds.lat) * scale) / CELL_UNITS) * CELL_UNITS;
    const existingKind = cells.get(`${x} ${y}`)?.[0];
    if (!existingKind || DRAW_ORDER[existingKind] < DRAW_ORDER[state])
      cells.set(`${x} ${y}`, [state, x, y]);
  }
  const occupiedCells = [...cells.values()];
  const kinds = (Object.keys(DRAW_ORDER) as PointKind[]).toSorted(
    (one, other) => DRAW_ORDER[one] - DRAW_ORDER[other],
  );
  return new Map(
    kinds.flatMap(kind => {
      const coordinates = occupiedCells
        .filter(([each]) => each === kind)
        .map(([, x, y]) => [x, y] as const);
      return coordinates.length > 0 ? [[kind, coordinates] as const] : [];
    }),
  );
}

/** Returns the center of all positions and their extent, in degrees. */
function getBounds(validPoints: readonly MapPosition[]) {
  if (validPoints.length === 0) return undefined;
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  // No spread: too many arguments for a call.
  for (const { lat, lng } of validPoints) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  return {
    lat: (south + north) / 2,
    lng: (west + east) / 2,
    high: north - south,
    wide: east - west,
  };
}
