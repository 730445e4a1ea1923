import { SortColumn } from './sortColumn.ts';
import { getFieldType } from './fieldTypes.ts';
import type { OrderColumn } from './parseOrder.ts';
import {
  createComparer,
  type OrderedColumn,
  TableOrdering,
  type SortableIndex,
} from './tableOrdering.ts';
import { createReader } from './propertyPath.ts';
import { GeoIndex } from './geoIndex.ts';
import type { TableDefinition } from './compileFilter.ts';
import type { Slots } from './slots.ts';
import { TextIndex } from './textIndex.ts';
import { ValueIndex } from './valueIndex.ts';

/** Maximum number of cached orders; beyond it, the least recently used one is dropped. */
const MAX_ORDERINGS = 24;

/** The indexes of a table, each built on first use and updated from then on. */
export class TableIndexes {
  readonly #rows: readonly (object | undefined)[];
  readonly #shape: TableDefinition;
  readonly #values = new Map<string, ValueIndex>();
  /** Paths with too many values to index, and the number of rows at that check. */
  readonly #unindexedPaths = new Map<string, number>();
  readonly #columns = new Map<string, SortColumn>();
  readonly #orderings = new Map<string, TableOrdering>();
  readonly #texts = new Map<string, TextIndex>();
  readonly #geoIndexes = new Map<string, GeoIndex>();

  /** @param rows the rows of the table by slot, read by each lookup */
  constructor(rows: readonly (object | undefined)[], shape: TableDefinition) {
    this.#rows = rows;
    this.#shape = shape;
  }

  /** Records a change of a slot; `isMoved` when it was filled or emptied, which moves it in every order. */
  updateSlot(slot: number, isMoved: boolean): void {
    const row = this.#rows[slot];
    const changed = new Set<string>();
    for (const [path, values] of this.#values) {
      if (values.set(slot, row)) changed.add(path);
      if (values.valueCount > this.#getMaxValues()) this.#dropValueIndex(path);
    }
    for (const [path, column] of this.#columns) if (column.set(slot, row)) changed.add(path);
    for (const ordering of this.#orderings.values()) {
      const needsMove = isMoved || ordering.columns.some(({ path }) => changed.has(path));
      if (needsMove) ordering.change(slot);
    }
    for (const text of this.#texts.values()) text.set(slot, row);
    for (const geoIndex of this.#geoIndexes.values()) geoIndex.set(slot, row);
  }

  /** Returns the slots by value at a path; undefined when it has too many different ones. */
  getValueIndex(path: string): ValueIndex | undefined {
    const existing = this.#values.get(path);
    if (existing) return existing;
    const size = this.#rows.length;
    if (Object.hasOwn(this.#shape.sortKeys, path)) return undefined;
    if (path === this.#shape.key || size <= (this.#unindexedPaths.get(path) ?? -1) * 2)
      return undefined;
    const maxValues = this.#getMaxValues();
    const values = new ValueIndex(path, getFieldType(this.#shape.fields, path));
    for (let slot = 0; slot < size; slot += 1) {
      values.set(slot, this.#rows[slot]);
      if (values.valueCount <= maxValues) continue;
      this.#unindexedPaths.set(path, size);
      return undefined;
    }
    this.#values.set(path, values);
    return values;
  }

  column(path: string): SortColumn {
    const existing = this.#columns.get(path);
    if (existing) return existing;
    const { fields, sortKeys } = this.#shape;
    const readKey = Object.hasOwn(sortKeys, path) ? sortKeys[path] : undefined;
    const column = new SortColumn(path, getFieldType(fields, path), readKey);
    this.#rows.forEach((row, slot) => column.set(slot, row));
    this.#columns.set(path, column);
    return column;
  }

  /** Returns all slots in an order; ties by id, ascending. */
  getSortedSlots(order: readonly OrderColumn[]): Slots {
    return this.#getOrdering(this.#toOrderedColumns(order)).slots(this.#rows);
  }

  /** Returns the slots of a page of given slots, in an order. */
  getPageSlots(slots: Slots, order: readonly OrderColumn[], offset: number, end: number): Slots {
    const ordering = this.#getOrdering(this.#toOrderedColumns(order));
    const labels = ordering.getLabels(this.#rows);
    const wantedLabels = new Float64Array(slots.length);
    for (let at = 0; at < slots.length; at += 1) wantedLabels[at] = labels[slots[at]!]!;
    return ordering.getLabelledSlots(wantedLabels.sort().subarray(offset, end));
  }

  /** Creates a function that compares two slots in an order. */
  createComparer(order: readonly OrderColumn[]): (left: number, right: number) => number {
    return createComparer(this.#toOrderedColumns(order));
  }

  getTextIndex(path: string): TextIndex {
    const existing = this.#texts.get(path);
    if (existing && !existing.isStale) return existing;
    const index = new TextIndex(this.#rows, path, createReader(path));
    this.#texts.set(path, index);
    return index;
  }

  getGeoIndex(path: string): GeoIndex {
    const existing = this.#geoIndexes.get(path);
    if (existing && !existing.isStale) return existing;
    const index = new GeoIndex(this.#rows, createReader(path));
    this.#geoIndexes.set(path, index);
    return index;
  }

  #getMaxValues(): number {
    return this.#shape.thresholds.maxValues(this.#rows.length);
  }

  /** Drops the value index of a path; its orders are sorted again by keys. */
  #dropValueIndex(path: string): void {
    this.#values.delete(path);
    this.#unindexedPaths.set(path, this.#rows.length);
    for (const [name, { columns }] of this.#orderings) {
      if (columns.some(column => column.path === path)) this.#orderings.delete(name);
    }
  }

  /** Returns columns that distinguish any two rows. The second occurrence of a column has no effect. */
  #toOrderedColumns(order: readonly OrderColumn[]): readonly OrderedColumn[] {
    const columns = [...order, { path: this.#shape.key, descending: false }].filter(
      ({ path }, at, all) => all.findIndex(other => other.path === path) === at,
    );
    const key = columns.findIndex(({ path }) => path === this.#shape.key);
    return columns.slice(0, key + 1).map(({ path, descending }) => {
      return { path, descending, column: this.getValueIndex(path) ?? this.column(path) };
    });
  }

  #getOrdering(columns: readonly OrderedColumn[]): TableOrdering {
    const name = JSON.stringify(columns.map(({ path, descending }) => [path, descending]));
    const ordering = this.#orderings.get(name) ?? this.#createOrdering(columns);
    this.#orderings.delete(name);
    this.#orderings.set(name, ordering);
    if (this.#orderings.size > MAX_ORDERINGS) this.#evictOldest();
    return ordering;
  }

  /** Sorts by the last column, then by the one before it, and so on: each sort is stable. */
  #createOrdering(columns: readonly OrderedColumn[]): TableOrdering {
    const [first, ...others] = columns as [OrderedColumn, ...OrderedColumn[]];
    return new TableOrdering(
      columns,
      this.#sortSlots(first, others),
      this.#shape.thresholds.maxMoves,
    );
  }

  #sortSlots(first: OrderedColumn, others: readonly OrderedColumn[]): Slots {
    const { column, descending } = first;
    if (descending && column instanceof SortColumn) {
      const ascending = this.#getOrdering([{ ...first, descending: false }, ...others]);
      return reverseSlots(ascending.slots(this.#rows), column);
    }
    const sorted =
      others.length > 0 ? this.#getOrdering(others).slots(this.#rows) : this.#listFilledSlots();
    return column.sort(sorted, descending);
  }

  #listFilledSlots(): Slots {
    const slots = new Uint32Array(this.#rows.length);
    let size = 0;
    this.#rows.forEach((row, slot) => {
      if (row) slots[size++] = slot;
    });
    return slots.subarray(0, size);
  }

  #evictOldest(): void {
    const [oldest] = this.#orderings.keys();
    if (oldest !== undefined) this.#orderings.delete(oldest);
  }
}

/** Reverses sorted slots; those of one key keep their order. */
function reverseSlots(slots: Slots, column: SortableIndex): Slots {
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
