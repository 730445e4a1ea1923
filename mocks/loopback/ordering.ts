import type { Column } from './column.ts';
import { compareKeys } from './order.ts';
import { joined, keep, marks, type Slots } from './slots.ts';
import type { KeyRange } from './narrowing.ts';

/** A column of an ordering, and its direction. */
export interface OrderedColumn {
  readonly column: Column;
  readonly descending: boolean;
}

/**
 * All slots of a table in one order, kept right as rows change: a change is noted, and when the order is
 * next asked for, the changed slots are sorted and merged into the others.
 */
export class Ordering {
  readonly #columns: readonly OrderedColumn[];
  readonly #changed = new Set<number>();
  #slots: Slots;
  #ranks: Slots | undefined;

  /** @param columns the last of them tells any two rows apart */
  constructor(columns: readonly OrderedColumn[], slots: Iterable<number>) {
    this.#columns = columns;
    this.#slots = Uint32Array.from([...slots].sort(this.#compare));
  }

  /** Notes that a slot was filled, changed or emptied. */
  change(slot: number): void {
    this.#changed.add(slot);
  }

  /** The slots in order. @param rows the rows of the table by slot, undefined where one is empty */
  slots(rows: readonly unknown[]): Slots {
    if (this.#changed.size > 0) {
      const filled = [...this.#changed].filter(slot => rows[slot] !== undefined);
      this.#merge(filled, rows.length);
    }
    return this.#slots;
  }

  /** Where each slot stands in the order. */
  ranks(rows: readonly unknown[]): Slots {
    const slots = this.slots(rows);
    if (this.#ranks) return this.#ranks;
    const ranks = new Uint32Array(rows.length);
    for (let rank = 0; rank < slots.length; rank += 1) ranks[slots[rank]!] = rank;
    this.#ranks = ranks;
    return ranks;
  }

  /** Between two added slots, whole stretches of the others are copied. */
  #merge(added: number[], capacity: number): void {
    const changed = marks(Uint32Array.from(this.#changed), capacity);
    const kept = keep(this.#slots, slot => changed[slot] === 0);
    const stretches: Slots[] = [];
    let from = 0;
    for (const slot of added.sort(this.#compare)) {
      const to = firstAt(kept, other => this.#compare(other, slot) > 0);
      stretches.push(kept.subarray(from, to), Uint32Array.of(slot));
      from = to;
    }
    this.#slots = joined([...stretches, kept.subarray(from)]);
    this.#ranks = undefined;
    this.#changed.clear();
  }

  readonly #compare = (left: number, right: number): number => {
    for (const { column, descending } of this.#columns) {
      const order = column.compare(left, right);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  };
}

/** Where the keys of a range begin and end among slots that are sorted by a column, ascending. */
export function boundsOf(
  { from, to, without }: KeyRange,
  slots: Slots,
  { keys }: Column,
): readonly [start: number, end: number] {
  const least = without === 'from' ? 1 : 0;
  const start = firstAt(slots, slot => compareKeys(keys[slot], from) >= least);
  if (to === undefined) return [start, slots.length];
  const most = without === 'to' ? -1 : 0;
  return [
    start,
    Math.max(
      start,
      firstAt(slots, slot => compareKeys(keys[slot], to) > most),
    ),
  ];
}

/** The first position whose slot passes a test that all later ones pass too. */
function firstAt(slots: Slots, passes: (slot: number) => boolean): number {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(slots[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
