import type { Column } from './column.ts';
import type { KeyRange } from './narrowing.ts';
import { compareKeys } from './order.ts';
import { joined, keep, type Slots, withRoom } from './slots.ts';

/** What an ordering needs of a path: a column of keys, or an index of its values. */
export interface Sortable {
  compare(left: number, right: number): number;
  /** Slots sorted by the path; those of one key stay in their order. */
  sort(slots: Slots, descending: boolean): Slots;
}

/** A column of an ordering, and its direction. */
export interface OrderedColumn {
  readonly path: string;
  readonly column: Sortable;
  readonly descending: boolean;
}

/** Which of two slots comes first in an order whose last column tells any two rows apart. */
export function comparerOf(
  columns: readonly OrderedColumn[],
): (left: number, right: number) => number {
  return (left, right) => {
    for (const { column, descending } of columns) {
      const order = column.compare(left, right);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  };
}

/** How far apart the labels of neighbours are at first: a new slot halves it, so that some 30 fit between two. */
const gap = 2 ** 20;

/**
 * All slots of a table in one order, kept right as rows change: a change is noted, and when the order is
 * next asked for, the changed slots are taken out and put where they belong.
 */
export class Ordering {
  readonly columns: readonly OrderedColumn[];
  readonly #compare: (left: number, right: number) => number;
  readonly #changed = new Set<number>();
  /** The slots in order, and room for more. */
  #list: Slots;
  #size: number;
  /** A number for each slot that grows along the order; NaN where no row is. */
  #labels: Float64Array<ArrayBuffer> | undefined;

  readonly #mostMoves: number;

  /**
   * @param slots all that hold a row, in this order
   * @param mostMoves of more changed slots, all are merged into the others at once
   */
  constructor(columns: readonly OrderedColumn[], slots: Slots, mostMoves: number) {
    this.columns = columns;
    this.#compare = comparerOf(columns);
    this.#list = slots;
    this.#size = slots.length;
    this.#mostMoves = mostMoves;
  }

  /** Notes that a slot was filled, emptied, or changed at one of the columns. */
  change(slot: number): void {
    this.#changed.add(slot);
  }

  /** The slots in order. @param rows the rows of the table by slot, undefined where one is empty */
  slots(rows: readonly unknown[]): Slots {
    if (this.#changed.size > this.#mostMoves) this.#merge(rows);
    else if (this.#changed.size > 0) this.#move(rows);
    return this.#list.subarray(0, this.#size);
  }

  /** For each slot a number that grows along the order. */
  labels(rows: readonly unknown[]): Float64Array {
    const slots = this.slots(rows);
    if (this.#labels) return this.#labels;
    const labels = new Float64Array(rows.length).fill(NaN);
    for (let at = 0; at < slots.length; at += 1) labels[slots[at]!] = (at + 1) * gap;
    this.#labels = labels;
    return labels;
  }

  /** The slots that have some of the labels, in the order of these. */
  labelled(wanted: Float64Array): Slots {
    const labels = this.#labels!;
    return Uint32Array.from(wanted, label => {
      return this.#list[this.#firstAt(slot => labels[slot]! >= label)]!;
    });
  }

  #move(rows: readonly unknown[]): void {
    for (const slot of this.#changed) this.#takeOut(slot);
    for (const slot of this.#changed) if (rows[slot] !== undefined) this.#putIn(slot);
    this.#changed.clear();
  }

  #takeOut(slot: number): void {
    const at = this.#placeOf(slot);
    if (at < 0) return;
    this.#list.copyWithin(at, at + 1, this.#size);
    this.#size -= 1;
    if (this.#labels) this.#labels[slot] = NaN;
  }

  /** Where a slot stands, by its label if there is one; negative if it does not. */
  #placeOf(slot: number): number {
    const labels = this.#labels;
    if (!labels) return this.#list.subarray(0, this.#size).indexOf(slot);
    const label = labels[slot];
    if (label === undefined || Number.isNaN(label)) return -1;
    return this.#firstAt(other => labels[other]! >= label);
  }

  #putIn(slot: number): void {
    const at = this.#firstAt(other => this.#compare(other, slot) > 0);
    this.#list = withRoom(this.#list, this.#size + 1, 0);
    this.#list.copyWithin(at + 1, at, this.#size);
    this.#list[at] = slot;
    this.#size += 1;
    this.#label(slot, at);
  }

  /** Between its neighbours; when there is no number left, all are given anew once they are asked for. */
  #label(slot: number, at: number): void {
    if (!this.#labels) return;
    const labels = withRoom(this.#labels, slot + 1, NaN);
    const before = at > 0 ? labels[this.#list[at - 1]!]! : undefined;
    const after = at + 1 < this.#size ? labels[this.#list[at + 1]!]! : undefined;
    const low = before ?? (after ?? 0) - 2 * gap;
    const high = after ?? low + 2 * gap;
    const label = (low + high) / 2;
    labels[slot] = label;
    this.#labels = low < label && label < high ? labels : undefined;
  }

  /** Between two added slots, whole stretches of the others are copied. */
  #merge(rows: readonly unknown[]): void {
    const changed = this.#changed;
    const added = [...changed].filter(slot => rows[slot] !== undefined).sort(this.#compare);
    this.#list = keep(this.#list.subarray(0, this.#size), slot => !changed.has(slot));
    this.#size = this.#list.length;
    const stretches: Slots[] = [];
    let from = 0;
    for (const slot of added) {
      const to = this.#firstAt(other => this.#compare(other, slot) > 0);
      stretches.push(this.#list.subarray(from, to), Uint32Array.of(slot));
      from = to;
    }
    this.#list = joined([...stretches, this.#list.subarray(from)]);
    this.#size = this.#list.length;
    this.#labels = undefined;
    changed.clear();
  }

  #firstAt(passes: (slot: number) => boolean): number {
    return firstAt(this.#list, passes, this.#size);
  }
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
  const end = firstAt(slots, slot => compareKeys(keys[slot], to) > most);
  return [start, Math.max(start, end)];
}

/** The first position whose slot passes a test that all later ones pass too. */
export function firstAt(
  slots: Slots,
  passes: (slot: number) => boolean,
  length = slots.length,
): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(slots[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
