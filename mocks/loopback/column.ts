import type { FieldType } from './fieldTypes.ts';
import { compareKeys, sortKey, type SortKey } from './order.ts';
import { pathReader, type Reader } from './path.ts';
import type { Slots } from './slots.ts';

/** What the rows of a table are sorted by at one path, by slot. */
export class Column {
  readonly keys: SortKey[] = [];
  /** Slots whose value is null: its key is 0, though it equals no number. */
  readonly nulls = new Set<number>();
  /** Slots whose value is not of the declared type; no index can tell what they pass. */
  readonly odd = new Set<number>();
  readonly #read: Reader;
  readonly #type: FieldType | undefined;

  constructor(path: string, type: FieldType | undefined, read = pathReader(path)) {
    this.#read = read;
    this.#type = type;
  }

  /** Takes over what a slot now holds; without a row, the slot is empty. @returns whether it is sorted otherwise now */
  set(slot: number, row: object | undefined): boolean {
    const value = row && this.#read(row);
    const key = sortKey(value, this.#type);
    mark(this.nulls, slot, value === null);
    mark(this.odd, slot, isOdd(value, this.#type));
    if (slot < this.keys.length && this.keys[slot] === key) return false;
    this.keys[slot] = key;
    return true;
  }

  /** Which of two slots comes first: negative, zero or positive. */
  compare(left: number, right: number): number {
    return compareKeys(this.keys[left], this.keys[right]);
  }

  /** Slots sorted by this path; those of one key stay in their order. */
  sort(slots: Slots, descending: boolean): Slots {
    const { keys } = this;
    const way = descending ? -1 : 1;
    const sorted = Array.from(slots);
    sorted.sort((left, right) => way * compareKeys(keys[left], keys[right]));
    return Uint32Array.from(sorted);
  }
}

function mark(slots: Set<number>, slot: number, marked: boolean): void {
  if (marked) slots.add(slot);
  else if (slots.size > 0) slots.delete(slot);
}

function isOdd(value: unknown, type: FieldType | undefined): boolean {
  if (value === null || value === undefined) return false;
  if (type === 'date') return typeof value !== 'string' || Number.isNaN(Date.parse(value));
  return typeof value !== type;
}
