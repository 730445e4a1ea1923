import { Column } from './column.ts';
import { typeOf } from './fieldTypes.ts';
import type { OrderColumn } from './order.ts';
import { comparerOf, type OrderedColumn, Ordering, type Sortable } from './ordering.ts';
import { reader } from './path.ts';
import { PlaceIndex } from './placeIndex.ts';
import type { Shape } from './query.ts';
import type { Slots } from './slots.ts';
import { TextIndex } from './textIndex.ts';
import { ValueIndex } from './valueIndex.ts';

/** Most orders that are kept sorted; of more, the one unused for longest goes. */
const mostOrderings = 24;

/** The indexes of a table, each built when it is first asked for and kept right from then on. */
export class Indexes {
  readonly #rows: readonly (object | undefined)[];
  readonly #shape: Shape;
  readonly #values = new Map<string, ValueIndex>();
  /** Paths with too many values to index, and how many rows there were when that was found. */
  readonly #various = new Map<string, number>();
  readonly #columns = new Map<string, Column>();
  readonly #orderings = new Map<string, Ordering>();
  readonly #texts = new Map<string, TextIndex>();
  readonly #places = new Map<string, PlaceIndex>();

  /** @param rows the rows of the table by slot, read whenever an index is asked for */
  constructor(rows: readonly (object | undefined)[], shape: Shape) {
    this.#rows = rows;
    this.#shape = shape;
  }

  /** Notes that a slot was changed, or filled or emptied, which moves it in every order. */
  change(slot: number, moves: boolean): void {
    const row = this.#rows[slot];
    const changed = new Set<string>();
    for (const [path, values] of this.#values) {
      if (values.set(slot, row)) changed.add(path);
      if (values.values > this.#mostValues()) this.#giveUp(path);
    }
    for (const [path, column] of this.#columns) if (column.set(slot, row)) changed.add(path);
    for (const ordering of this.#orderings.values()) {
      const isMoved = moves || ordering.columns.some(({ path }) => changed.has(path));
      if (isMoved) ordering.change(slot);
    }
    for (const text of this.#texts.values()) text.set(slot, row);
    for (const places of this.#places.values()) places.set(slot, row);
  }

  /** The slots by value at a path; undefined when it has too many different ones. */
  values(path: string): ValueIndex | undefined {
    const known = this.#values.get(path);
    if (known) return known;
    const size = this.#rows.length;
    if (path in this.#shape.sortKeys) return undefined;
    if (path === this.#shape.key || size <= (this.#various.get(path) ?? -1) * 2) return undefined;
    const most = this.#mostValues();
    const values = new ValueIndex(path, typeOf(this.#shape.fields, path));
    for (let slot = 0; slot < size; slot += 1) {
      values.set(slot, this.#rows[slot]);
      if (values.values <= most) continue;
      this.#various.set(path, size);
      return undefined;
    }
    this.#values.set(path, values);
    return values;
  }

  column(path: string): Column {
    const known = this.#columns.get(path);
    if (known) return known;
    const { fields, sortKeys } = this.#shape;
    const column = new Column(path, typeOf(fields, path), sortKeys[path]);
    this.#rows.forEach((row, slot) => column.set(slot, row));
    this.#columns.set(path, column);
    return column;
  }

  /** All slots in an order; ties stand by id, ascending. */
  sorted(order: readonly OrderColumn[]): Slots {
    return this.#ordering(this.#columnsOf(order)).slots(this.#rows);
  }

  /** The slots of a page out of some slots, in an order. */
  page(slots: Slots, order: readonly OrderColumn[], offset: number, end: number): Slots {
    const ordering = this.#ordering(this.#columnsOf(order));
    const labels = ordering.labels(this.#rows);
    const wanted = new Float64Array(slots.length);
    for (let at = 0; at < slots.length; at += 1) wanted[at] = labels[slots[at]!]!;
    return ordering.labelled(wanted.sort().subarray(offset, end));
  }

  /** Which of two slots comes first in an order. */
  comparer(order: readonly OrderColumn[]): (left: number, right: number) => number {
    return comparerOf(this.#columnsOf(order));
  }

  text(path: string): TextIndex {
    const known = this.#texts.get(path);
    if (known && !known.isStale) return known;
    const index = new TextIndex(this.#rows, path, reader(path));
    this.#texts.set(path, index);
    return index;
  }

  places(path: string): PlaceIndex {
    const known = this.#places.get(path);
    if (known && !known.isStale) return known;
    const index = new PlaceIndex(this.#rows, reader(path));
    this.#places.set(path, index);
    return index;
  }

  #mostValues(): number {
    return this.#shape.thresholds.values(this.#rows.length);
  }

  /** What was sorted by its values is sorted anew, by keys. */
  #giveUp(path: string): void {
    this.#values.delete(path);
    this.#various.set(path, this.#rows.length);
    for (const [name, { columns }] of this.#orderings) {
      if (columns.some(column => column.path === path)) this.#orderings.delete(name);
    }
  }

  /** Columns that tell any two rows apart. One that occurs twice orders nothing the second time. */
  #columnsOf(order: readonly OrderColumn[]): readonly OrderedColumn[] {
    const columns = [...order, { path: this.#shape.key, descending: false }].filter(
      ({ path }, at, all) => all.findIndex(other => other.path === path) === at,
    );
    const key = columns.findIndex(({ path }) => path === this.#shape.key);
    return columns.slice(0, key + 1).map(({ path, descending }) => {
      return { path, descending, column: this.values(path) ?? this.column(path) };
    });
  }

  #ordering(columns: readonly OrderedColumn[]): Ordering {
    const name = JSON.stringify(columns.map(({ path, descending }) => [path, descending]));
    const ordering = this.#orderings.get(name) ?? this.#sort(columns);
    this.#orderings.delete(name);
    this.#orderings.set(name, ordering);
    if (this.#orderings.size > mostOrderings) this.#forgetOldest();
    return ordering;
  }

  /** Sorted by the last column, then by the one before it, and so on: each leaves ties as they are. */
  #sort(columns: readonly OrderedColumn[]): Ordering {
    const [first, ...others] = columns as [OrderedColumn, ...OrderedColumn[]];
    return new Ordering(columns, this.#sorted(first, others), this.#shape.thresholds.moved);
  }

  #sorted(first: OrderedColumn, others: readonly OrderedColumn[]): Slots {
    const { column, descending } = first;
    if (descending && column instanceof Column) {
      const ascending = this.#ordering([{ ...first, descending: false }, ...others]);
      return turned(ascending.slots(this.#rows), column);
    }
    const sorted = others.length > 0 ? this.#ordering(others).slots(this.#rows) : this.#filled();
    return column.sort(sorted, descending);
  }

  #filled(): Slots {
    const slots = new Uint32Array(this.#rows.length);
    let size = 0;
    this.#rows.forEach((row, slot) => {
      if (row) slots[size++] = slot;
    });
    return slots.subarray(0, size);
  }

  #forgetOldest(): void {
    const [oldest] = this.#orderings.keys();
    if (oldest !== undefined) this.#orderings.delete(oldest);
  }
}

/** Sorted slots the other way round; those of one key stay in their order. */
function turned(slots: Slots, column: Sortable): Slots {
  const reversed = new Uint32Array(slots.length);
  let to = 0;
  for (let end = slots.length; end > 0;) {
    let start = end - 1;
    while (start > 0 && column.compare(slots[start - 1]!, slots[start]!) === 0) start -= 1;
    reversed.set(slots.subarray(start, end), to);
    to += end - start;
    end = start;
  }
  return reversed;
}
