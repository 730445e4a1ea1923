import { parseLatLng } from '../../domain/latLng.ts';
import type { EquipmentState } from '../icons/StateGlyph.tsx';
import type { MapPosition } from './SiteMap.ts';

/** A place with what is there; without a state it is only a place. */
export interface StaticMapPoint extends MapPosition {
  readonly state?: EquipmentState | undefined;
}

/** A picture of so many units. */
export interface StaticMapSize {
  readonly width: number;
  readonly height: number;
}

type PointKind = EquipmentState | 'none';

/** What stands in the way of what: a fault is never hidden behind what works. */
const DRAW_ORDER: Readonly<Record<PointKind, number>> = {
  ...{ none: 0, normal: 1, unknown: 2, offline: 3, fault: 4 },
};

/** Units left free around the outermost dots. */
const MARGIN_UNITS = 10;

/** Two dots in a square of so many units are one. */
const CELL_UNITS = 4;

/** Degrees, about 200 m: one lamp alone is no dot in a void of its own making. */
const MIN_EXTENT_DEGREES = 0.002;

/**
 * Puts places on a flat picture so that all of them fit, north up, one dot for those that would cover each other; the
 * worst of them is what shows. Any number of places are no more dots than a picture has room for.
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

/** The middle of all places and how far they reach, in degrees. */
function getBounds(validPoints: readonly MapPosition[]) {
  if (validPoints.length === 0) return undefined;
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  // No spread: so many arguments are more than a call takes.
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
