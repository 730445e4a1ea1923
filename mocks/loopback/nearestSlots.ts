import type { Measure } from './near.ts';
import type { PlaceIndex } from './placeIndex.ts';
import type { RowTest } from './rowTest.ts';
import type { SlotSet } from './SlotSet.ts';
import { hasBit } from './slots.ts';

/** A search for the rows around a place. */
export interface Search {
  readonly measure: Measure;
  readonly rows: readonly (object | undefined)[];
  readonly places: PlaceIndex;
  /** The slots that come into question; all, if there are none. */
  readonly only: SlotSet | undefined;
  /** Up to so many of these are all measured, which costs less than a search. */
  readonly measuredAll: number;
  /** What a row is still to be asked. */
  readonly test: RowTest | undefined;
  /** Which of two slots at the same distance comes first. */
  readonly before: (left: number, right: number) => number;
  /** How many are wanted; there may be more. */
  readonly wanted: number;
}

/** A quarter of the way round the earth from everywhere: whatever is farther is searched for without bounds. */
const halfWay = Math.PI / 2;

/**
 * The slots of a search, nearest first. Circles are searched, each wider than the one before, until one
 * holds all that are wanted: whatever it leaves out is farther than what it holds.
 */
export function nearestSlots(search: Search): readonly number[] {
  const { measure, measuredAll, places, only, wanted } = search;
  if (only && only.size <= measuredAll)
    return sorted(measured(search, only.slots, Infinity), search);
  const share = only ? only.size / search.rows.length : 1;
  const degrees = Math.sqrt((wanted + 8) / (4 * places.density * share));
  for (let angle = (degrees * Math.PI) / 180; ; angle *= 1.6) {
    const isLast = angle >= halfWay || angle >= measure.reach;
    const bound =
      angle >= halfWay ? Math.min(measure.reach, Math.PI) : Math.min(angle, measure.reach);
    const found = measured(search, places.around(measure.origin, bound), isLast ? Infinity : bound);
    if (isLast || found.length >= wanted) return sorted(found, search);
  }
}

interface Measured {
  readonly slot: number;
  readonly distance: number;
}

function measured(
  { measure, rows, places, only, test }: Search,
  slots: Iterable<number>,
  angle: number,
): Measured[] {
  const farthest = angle * measure.radius;
  const found: Measured[] = [];
  for (const slot of slots) {
    if (only && !hasBit(only.bits, slot)) continue;
    const distance = places.distance(slot, measure);
    if (distance === undefined || distance > farthest) continue;
    const row = rows[slot];
    if (row && (!test || test(row))) found.push({ slot, distance });
  }
  return found;
}

function sorted(found: Measured[], { before }: Search): readonly number[] {
  return found
    .sort((a, b) => a.distance - b.distance || before(a.slot, b.slot))
    .map(({ slot }) => slot);
}
