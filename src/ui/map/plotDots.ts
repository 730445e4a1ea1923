import { latLngOf } from '../../domain/latLng.ts';
import type { EquipmentState } from '../icons/StateGlyph.tsx';
import type { Place } from './SiteMap.ts';

/** A place with what is there; without a state it is only a place. */
export interface PlottedDot extends Place {
  readonly state?: EquipmentState | undefined;
}

/** A picture of so many units. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

type Kind = EquipmentState | 'none';

/** What stands in the way of what: a fault is never hidden behind what works. */
const RANK: Readonly<Record<Kind, number>> = {
  ...{ none: 0, normal: 1, unknown: 2, offline: 3, fault: 4 },
};

/** Units left free around the outermost dots. */
const MARGIN = 10;

/** Two dots in a square of so many units are one. */
const CELL = 4;

/** Degrees, about 200 m: one lamp alone is no dot in a void of its own making. */
const NARROWEST = 0.002;

/**
 * Puts places on a flat picture so that all of them fit, north up, one dot for those that would cover each other; the
 * worst of them is what shows. Any number of places are no more dots than a picture has room for.
 *
 * @returns the points of each state, in units of the picture
 */
export function plotDots(
  all: readonly PlottedDot[],
  { width, height }: PlotSize,
): ReadonlyMap<Kind, readonly (readonly [number, number])[]> {
  const dots = all.filter(latLngOf);
  const box = boxOf(dots);
  const cells = new Map<string, readonly [Kind, number, number]>();
  if (!box) return new Map();
  const shrink = Math.cos((box.lat * Math.PI) / 180);
  const scale = Math.min(
    (width - 2 * MARGIN) / Math.max(box.wide * shrink, NARROWEST),
    (height - 2 * MARGIN) / Math.max(box.high, NARROWEST),
  );
  for (const { lat, lng, state = 'none' } of dots) {
    const x = Math.round((width / 2 + (lng - box.lng) * shrink * scale) / CELL) * CELL;
    const y = Math.round((height / 2 - (lat - box.lat) * scale) / CELL) * CELL;
    const before = cells.get(`${x} ${y}`)?.[0];
    if (!before || RANK[before] < RANK[state]) cells.set(`${x} ${y}`, [state, x, y]);
  }
  const found = [...cells.values()];
  const kinds = (Object.keys(RANK) as Kind[]).toSorted((one, other) => RANK[one] - RANK[other]);
  return new Map(
    kinds.flatMap(kind => {
      const points = found.filter(([each]) => each === kind).map(([, x, y]) => [x, y] as const);
      return points.length > 0 ? [[kind, points] as const] : [];
    }),
  );
}

/** The middle of all places and how far they reach, in degrees. */
function boxOf(dots: readonly Place[]) {
  if (dots.length === 0) return undefined;
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  // No spread: so many arguments are more than a call takes.
  for (const { lat, lng } of dots) {
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
