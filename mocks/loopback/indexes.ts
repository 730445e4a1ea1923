import { Column } from './column.ts';
import { typeOf } from './fieldTypes.ts';
import { type OrderedColumn, Ordering } from './ordering.ts';
import type { OrderColumn } from './order.ts';
import { reader } from './path.ts';
import type { Shape } from './query.ts';
import type { Slots } from './slots.ts';
import { TextIndex } from './textIndex.ts';

/** Most orders that are kept sorted; of more, the one unused for longest goes. */
const mostOrderings = 24;

/** The indexes of a table, each built when it is first asked for and kept right from then on. */
export class Indexes {
  readonly #rows: readonly (object | undefined)[];
  readonly #shape: Shape;
  readonly #columns = new Map<string, Column>();
  readonly #orderings = new Map<string, Ordering>();
  readonly #texts = new Map<string, TextIndex>();

  /** @param rows the rows of the table by slot, read whenever an index is asked for */
  constructor(rows: readonly (object | undefined)[], shape: Shape) {
    this.#rows = rows;
    this.#shape = shape;
  }

  /** Notes that a slot was filled, changed or emptied. */
  change(slot: number): void {
    for (const column of this.#columns.values()) column.set(slot, this.#rows[slot]);
    for (const ordering of this.#orderings.values()) ordering.change(slot);
    for (const text of this.#texts.values()) text.change(slot);
  }

  column(path: string): Column {
    const known = this.#columns.get(path);
    if (known) return known;
    const column = new Column(path, typeOf(this.#shape.fields, path));
    this.#rows.forEach((row, slot) => column.set(slot, row));
    this.#columns.set(path, column);
    return column;
  }

  /** All slots in an order; ties stand by id, ascending. */
  sorted(order: readonly OrderColumn[]): Slots {
    return this.#ordering(order).slots(this.#rows);
  }

  /** The place of each slot in an order. */
  ranks(order: readonly OrderColumn[]): Slots {
    return this.#ordering(order).ranks(this.#rows);
  }

  text(path: string): TextIndex {
    const known = this.#texts.get(path);
    if (known && !known.isStale) return known;
    const index = new TextIndex(this.#rows, reader(path));
    this.#texts.set(path, index);
    return index;
  }

  #ordering(order: readonly OrderColumn[]): Ordering {
    const columns = distinct([...order, { path: this.#shape.key, descending: false }]);
    const name = JSON.stringify(columns.map(({ path, descending }) => [path, descending]));
    const ordering = this.#orderings.get(name) ?? this.#sort(columns);
    this.#orderings.delete(name);
    this.#orderings.set(name, ordering);
    if (this.#orderings.size > mostOrderings) this.#forgetOldest();
    return ordering;
  }

  #sort(columns: readonly OrderColumn[]): Ordering {
    const ordered = columns.map(({ path, descending }): OrderedColumn => ({
      column: this.column(path),
      descending,
    }));
    const filled: number[] = [];
    this.#rows.forEach((row, slot) => row && filled.push(slot));
    return new Ordering(ordered, filled);
  }

  #forgetOldest(): void {
    const [oldest] = this.#orderings.keys();
    if (oldest !== undefined) this.#orderings.delete(oldest);
  }
}

/** A column that occurs twice orders nothing the second time. */
function distinct(order: readonly OrderColumn[]): readonly OrderColumn[] {
  return order.filter(({ path }, at) => order.findIndex(other => other.path === path) === at);
}
