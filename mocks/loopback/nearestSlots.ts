import type { NearMeasure } from './near.ts';
import type { GeoIndex } from './geoIndex.ts';
import type { RowTest } from './rowTest.ts';
import type { SlotSet } from './SlotSet.ts';
import { hasBit } from './slots.ts';

/** A search for the rows around a location. */
export interface NearSearch {
  readonly measure: NearMeasure;
  readonly rows: readonly (object | undefined)[];
  readonly geoIndex: GeoIndex;
  /** The candidate slots; all slots when undefined. */
  readonly candidates: SlotSet | undefined;
  /** Up to this many candidates are all measured, which costs less than a search. */
  readonly measureAllLimit: number;
  /** The remaining test of a row. */
  readonly test: RowTest | undefined;
  /** Compares two slots at the same distance. */
  readonly compareTies: (left: number, right: number) => number;
  /** The number of requested slots; the result may have more. */
  readonly limit: number;
}

/** A quarter of the earth's circumference as an angle: a wider search has no bounds. */
const QUARTER_TURN = Math.PI / 2;

/**
 * Finds the slots of a search, nearest first. It searches circles of growing radius until one contains all requested
 * slots: all slots outside are farther than those inside.
 */
export function findNearestSlots(search: NearSearch): readonly number[] {
  const { measure, measureAllLimit, geoIndex, candidates, limit } = search;
  if (candidates && candidates.size <= measureAllLimit)
    return sortMeasured(measureSlots(search, candidates.slots, Infinity), search);
  const candidateShare = candidates ? candidates.size / search.rows.length : 1;
  const degrees = Math.sqrt((limit + 8) / (4 * geoIndex.density * candidateShare));
  for (let angle = (degrees * Math.PI) / 180; ; angle *= 1.6) {
    const isLast = angle >= QUARTER_TURN || angle >= measure.maxAngle;
    const bound =
      angle >= QUARTER_TURN
        ? Math.min(measure.maxAngle, Math.PI)
        : Math.min(angle, measure.maxAngle);
    const found = measureSlots(
      search,
      geoIndex.findAround(measure.origin, bound),
      isLast ? Infinity : bound,
    );
    if (isLast || found.length >= limit) return sortMeasured(found, search);
  }
}

interface MeasuredSlot {
  readonly slot: number;
  readonly distance: number;
}

function measureSlots(
  { measure, rows, geoIndex, candidates, test }: NearSearch,
  slots: Iterable<number>,
  angle: number,
): MeasuredSlot[] {
  const farthest = angle * measure.radius;
  const found: MeasuredSlot[] = [];
  for (const slot of slots) {
    if (candidates && !hasBit(candidates.bits, slot)) continue;
    const distance = geoIndex.distance(slot, measure);
    if (distance === undefined || distance > farthest) continue;
    const row = rows[slot];
    if (row && (!test || test(row))) found.push({ slot, distance });
  }
  return found;
}

function sortMeasured(found: MeasuredSlot[], { compareTies }: NearSearch): readonly number[] {
  return found
    .sort((a, b) => a.distance - b.distance || compareTies(a.slot, b.slot))
    .map(({ slot }) => slot);
}
