import type { SortColumn } from './sortColumn.ts';
import type { KeyRange } from './narrowing.ts';
import { compareKeys } from './parseOrder.ts';
import { concatSlots, filterSlots, type Slots, ensureCapacity } from './slots.ts';

/** The index of a path for an ordering: a column of keys, or an index of its values. */
export interface SortableIndex {
  compare(left: number, right: number): number;
  /** Sorts slots by the path; those of one key keep their order. */
  sort(slots: Slots, descending: boolean): Slots;
}

/** A column of an ordering, and its direction. */
export interface OrderedColumn {
  readonly path: string;
  readonly column: SortableIndex;
  readonly descending: boolean;
}

/** Compares two slots in an order whose last column distinguishes any two rows. */
export function createComparer(
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

/** The initial distance between the labels of neighbours: a new slot halves it, so that some 30 fit between two. */
const LABEL_GAP = 2 ** 20;

/**
 * All slots of a table in one order, updated as rows change: changes are recorded, and the next read moves the changed
 * slots to their positions.
 */
export class TableOrdering {
  readonly columns: readonly OrderedColumn[];
  readonly #compare: (left: number, right: number) => number;
  readonly #changed = new Set<number>();
  /** The slots in order, with spare capacity. */
  #list: Slots;
  #size: number;
  /** A label for each slot, ascending along the order; NaN for empty slots. */
  #labels: Float64Array<ArrayBuffer> | undefined;

  readonly #maxMoves: number;

  /**
   * @param slots all that hold a row, in this order
   * @param maxMoves of more changed slots, all are merged into the others in one pass
   */
  constructor(columns: readonly OrderedColumn[], slots: Slots, maxMoves: number) {
    this.columns = columns;
    this.#compare = createComparer(columns);
    this.#list = slots;
    this.#size = slots.length;
    this.#maxMoves = maxMoves;
  }

  /** Records that a slot was filled, emptied, or changed at one of the columns. */
  change(slot: number): void {
    this.#changed.add(slot);
  }

  /** The slots in order. @param rows the rows of the table by slot, undefined where one is empty */
  slots(rows: readonly unknown[]): Slots {
    if (this.#changed.size > this.#maxMoves) this.#mergeChanged(rows);
    else if (this.#changed.size > 0) this.#moveChanged(rows);
    return this.#list.subarray(0, this.#size);
  }

  /** Returns a label for each slot, ascending along the order. */
  getLabels(rows: readonly unknown[]): Float64Array {
    const slots = this.slots(rows);
    if (this.#labels) return this.#labels;
    const labels = new Float64Array(rows.length).fill(NaN);
    for (let position = 0; position < slots.length; position += 1)
      labels[slots[position]!] = (position + 1) * LABEL_GAP;
    this.#labels = labels;
    return labels;
  }

  /** Returns the slots with the given labels, in the order of these. */
  getLabelledSlots(wantedLabels: Float64Array): Slots {
    const labels = this.#labels!;
    return Uint32Array.from(wantedLabels, label => {
      return this.#list[this.#findFirst(slot => labels[slot]! >= label)]!;
    });
  }

  #moveChanged(rows: readonly unknown[]): void {
    for (const slot of this.#changed) this.#removeSlot(slot);
    for (const slot of this.#changed) if (rows[slot] !== undefined) this.#insertSlot(slot);
    this.#changed.clear();
  }

  #removeSlot(slot: number): void {
    const position = this.#findPosition(slot);
    if (position < 0) return;
    this.#list.copyWithin(position, position + 1, this.#size);
    this.#size -= 1;
    if (this.#labels) this.#labels[slot] = NaN;
  }

  /** Finds the position of a slot, by its label if there is one; negative if it has none. */
  #findPosition(slot: number): number {
    const labels = this.#labels;
    if (!labels) return this.#list.subarray(0, this.#size).indexOf(slot);
    const label = labels[slot];
    if (label === undefined || Number.isNaN(label)) return -1;
    return this.#findFirst(other => labels[other]! >= label);
  }

  #insertSlot(slot: number): void {
    const position = this.#findFirst(other => this.#compare(other, slot) > 0);
    this.#list = ensureCapacity(this.#list, this.#size + 1, 0);
    this.#list.copyWithin(position + 1, position, this.#size);
    this.#list[position] = slot;
    this.#size += 1;
    this.#setLabel(slot, position);
  }

  /** Sets a label between those of the neighbours; when there is no number left, the next read renumbers all. */
  #setLabel(slot: number, position: number): void {
    if (!this.#labels) return;
    const labels = ensureCapacity(this.#labels, slot + 1, NaN);
    const labelBefore = position > 0 ? labels[this.#list[position - 1]!]! : undefined;
    const labelAfter = position + 1 < this.#size ? labels[this.#list[position + 1]!]! : undefined;
    const low = labelBefore ?? (labelAfter ?? 0) - 2 * LABEL_GAP;
    const high = labelAfter ?? low + 2 * LABEL_GAP;
    const label = (low + high) / 2;
    labels[slot] = label;
    this.#labels = low < label && label < high ? labels : undefined;
  }

  /** Merges the changed slots; between two of them, whole ranges of the others are copied. */
  #mergeChanged(rows: readonly unknown[]): void {
    const changed = this.#changed;
    const added = [...changed].filter(slot => rows[slot] !== undefined).sort(this.#compare);
    this.#list = filterSlots(this.#list.subarray(0, this.#size), slot => !changed.has(slot));
    this.#size = this.#list.length;
    const parts: Slots[] = [];
    let from = 0;
    for (const slot of added) {
      const to = this.#findFirst(other => this.#compare(other, slot) > 0);
      parts.push(this.#list.subarray(from, to), Uint32Array.of(slot));
      from = to;
    }
    this.#list = concatSlots([...parts, this.#list.subarray(from)]);
    this.#size = this.#list.length;
    this.#labels = undefined;
    changed.clear();
  }

  #findFirst(passes: (slot: number) => boolean): number {
    return findFirstPosition(this.#list, passes, this.#size);
  }
}

/** Returns the bounds of a key range among slots that are sorted by a column, ascending. */
export function findRangeBounds(
  { from, to, excludes }: KeyRange,
  slots: Slots,
  { keys }: SortColumn,
): readonly [start: number, end: number] {
  const minOrder = excludes === 'from' ? 1 : 0;
  const start = findFirstPosition(slots, slot => compareKeys(keys[slot], from) >= minOrder);
  if (to === undefined) return [start, slots.length];
  const maxOrder = excludes === 'to' ? -1 : 0;
  const end = findFirstPosition(slots, slot => compareKeys(keys[slot], to) > maxOrder);
  return [start, Math.max(start, end)];
}

/** Returns the first position whose slot passes a test that all later ones pass too. */
export function findFirstPosition(
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
