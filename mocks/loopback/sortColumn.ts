import type { FieldType } from './fieldTypes.ts';
import { compareKeys, getSortKey, type SortKey } from './parseOrder.ts';
import { createPathReader, type PropertyReader } from './propertyPath.ts';
import type { Slots } from './slots.ts';

/** The sort keys of a table's rows at one path, by slot. */
export class SortColumn {
  readonly keys: SortKey[] = [];
  /** Slots whose value is null: its key is 0, though it equals no number. */
  readonly nulls = new Set<number>();
  /** Slots whose value is not of the declared type; the index cannot evaluate conditions on them. */
  readonly irregular = new Set<number>();
  readonly #read: PropertyReader;
  readonly #type: FieldType | undefined;

  constructor(path: string, type: FieldType | undefined, read = createPathReader(path)) {
    this.#read = read;
    this.#type = type;
  }

  /** Updates the key of a slot; without a row, the slot is empty. @returns whether its position changes */
  set(slot: number, row: object | undefined): boolean {
    const value = row && this.#read(row);
    const key = getSortKey(value, this.#type);
    setMembership(this.nulls, slot, value === null);
    setMembership(this.irregular, slot, isIrregular(value, this.#type));
    if (slot < this.keys.length && this.keys[slot] === key) return false;
    this.keys[slot] = key;
    return true;
  }

  /** Compares two slots: negative, zero or positive. */
  compare(left: number, right: number): number {
    return compareKeys(this.keys[left], this.keys[right]);
  }

  /** Sorts slots by this path; those of one key keep their order. */
  sort(slots: Slots, descending: boolean): Slots {
    const { keys } = this;
    const direction = descending ? -1 : 1;
    const sorted = Array.from(slots);
    sorted.sort((left, right) => direction * compareKeys(keys[left], keys[right]));
    return Uint32Array.from(sorted);
  }
}

function setMembership(slots: Set<number>, slot: number, isMember: boolean): void {
  if (isMember) slots.add(slot);
  else if (slots.size > 0) slots.delete(slot);
}

function isIrregular(value: unknown, type: FieldType | undefined): boolean {
  if (value === null || value === undefined) return false;
  if (type === 'date') return typeof value !== 'string' || Number.isNaN(Date.parse(value));
  return typeof value !== type;
}
