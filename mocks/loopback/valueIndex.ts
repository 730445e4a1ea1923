import type { FieldType } from './fieldTypes.ts';
import { compareKeys, getSortKey } from './parseOrder.ts';
import { createPathReader, type PropertyReader } from './propertyPath.ts';
import type { RowTest } from './rowTest.ts';
import { SlotSet } from './SlotSet.ts';
import {
  type Bits,
  toBits,
  clearBit,
  filterSlots,
  setBit,
  type Slots,
  ensureCapacity,
} from './slots.ts';

/** The slots that have one value. */
interface ValuePosting {
  /** The number of slots with the value. */
  count: number;
  /** Slots with the value, and some that had it before; unused once there are bits. */
  list: Slots;
  length: number;
  /** The bits of a frequent value. */
  bits: Bits | undefined;
}

/** Above one in this many slots, bits are smaller than a list. */
const BITS_RATIO = 32;

/**
 * The slots of each value at one path, for a column with few different values: a model, a state, a domain. A condition
 * is tested once per value, whatever its operator, and an order needs no comparisons.
 */
export class ValueIndex {
  readonly #path: string;
  readonly #type: FieldType | undefined;
  readonly #read: PropertyReader;
  /** The code of each slot's value; 0 for empty slots. */
  #codes = new Uint16Array();
  readonly #values: unknown[] = [undefined];
  readonly #codesByValue = new Map<unknown, number>();
  readonly #postings: ValuePosting[] = [createPosting()];
  #ranks: Uint32Array | undefined;
  /** Whether a value of another type than the declared one has occurred. */
  #isMixed = false;
  #capacity = 0;

  constructor(path: string, type: FieldType | undefined) {
    this.#path = path;
    this.#type = type;
    this.#read = createPathReader(path);
  }

  /** The number of different values seen. */
  get valueCount(): number {
    return this.#codesByValue.size;
  }

  /** Updates the value of a slot. @returns whether the value has changed */
  set(slot: number, row: object | undefined): boolean {
    if (slot >= this.#capacity) this.#capacity = slot + 1;
    this.#codes = ensureCapacity(this.#codes, this.#capacity, 0);
    const oldCode = this.#codes[slot]!;
    const code = row ? this.#getOrAddCode(this.#read(row)) : 0;
    if (oldCode === code) return false;
    this.#codes[slot] = code;
    if (oldCode > 0) this.#removeSlot(slot, oldCode);
    if (code > 0) this.#addSlot(slot, code);
    return true;
  }

  /** Finds the slots whose rows match a condition on this path alone. */
  findMatching(test: RowTest, keys?: readonly unknown[]): SlotSet {
    const codes = keys && this.#canFindKeys(keys) ? this.#getCodes(keys) : this.#findCodes(test);
    const sets = codes
      .filter(code => this.#postings[code]!.count > 0)
      .map(code => this.#toSlotSet(code));
    return SlotSet.union(sets, this.#capacity);
  }

  /** Counts the rows of a set by value; all rows without a set. */
  countBy(set: SlotSet | undefined): Map<unknown, number> {
    const counts = set ? this.#countCodes(set.slots) : this.#postings.map(({ count }) => count);
    const countsByValue = new Map<unknown, number>();
    for (let code = 1; code < this.#values.length; code += 1) {
      const count = counts[code]!;
      if (count > 0) countsByValue.set(this.#values[code], count);
    }
    return countsByValue;
  }

  /** Compares two slots: negative, zero or positive. */
  compare(left: number, right: number): number {
    const ranks = this.#getRanks();
    return ranks[this.#codes[left]!]! - ranks[this.#codes[right]!]!;
  }

  /** Sorts slots by this path; those of one value keep their order. */
  sort(slots: Slots, descending: boolean): Slots {
    const ranks = this.#getRanks();
    const codes = this.#codes;
    const starts = new Uint32Array(this.#values.length + 1);
    const orderedRanks = descending ? ranks.map(rank => this.#values.length - 1 - rank) : ranks;
    for (let at = 0; at < slots.length; at += 1)
      starts[orderedRanks[codes[slots[at]!]!]! + 1]! += 1;
    for (let rank = 1; rank < starts.length; rank += 1) starts[rank]! += starts[rank - 1]!;
    const sorted = new Uint32Array(slots.length);
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at]!;
      sorted[starts[orderedRanks[codes[slot]!]!]!++] = slot;
    }
    return sorted;
  }

  #countCodes(slots: Slots): Uint32Array {
    const counts = new Uint32Array(this.#values.length);
    for (let at = 0; at < slots.length; at += 1) counts[this.#codes[slots[at]!]!]! += 1;
    return counts;
  }

  /** Whether a value equals one of these keys only if it is the same key. */
  #canFindKeys(keys: readonly unknown[]): boolean {
    const type = this.#type;
    if (this.#isMixed || (type !== 'string' && type !== 'number')) return false;
    return keys.every(key => typeof key === type);
  }

  #getCodes(keys: readonly unknown[]): number[] {
    return [...new Set(keys)].flatMap(key => this.#codesByValue.get(key) ?? []);
  }

  #findCodes(test: RowTest): number[] {
    const row: Record<string, unknown> = {};
    const codes: number[] = [];
    for (let code = 1; code < this.#values.length; code += 1) {
      row[this.#path] = this.#values[code];
      if (this.#postings[code]!.count > 0 && test(row)) codes.push(code);
    }
    return codes;
  }

  #getOrAddCode(value: unknown): number {
    const existing = this.#codesByValue.get(value);
    if (existing !== undefined) return existing;
    const code = this.#values.push(value) - 1;
    this.#codesByValue.set(value, code);
    this.#postings.push(createPosting());
    this.#ranks = undefined;
    const type = this.#type === 'date' ? 'string' : this.#type;
    if (value !== null && value !== undefined && typeof value !== type) this.#isMixed = true;
    return code;
  }

  #removeSlot(slot: number, code: number): void {
    const posting = this.#postings[code]!;
    posting.count -= 1;
    if (posting.bits) clearBit(posting.bits, slot);
    else if (posting.length > 2 * posting.count + 16) this.#compactList(code);
  }

  #addSlot(slot: number, code: number): void {
    const posting = this.#postings[code]!;
    posting.count += 1;
    if (posting.bits) {
      posting.bits = ensureCapacity(posting.bits, (this.#capacity + 31) >>> 5, 0);
      setBit(posting.bits, slot);
      return;
    }
    posting.list = ensureCapacity(posting.list, posting.length + 1, 0);
    posting.list[posting.length++] = slot;
    if (posting.length > 64 + this.#codes.length / BITS_RATIO) {
      this.#compactList(code);
      if (posting.length > 48 + this.#codes.length / BITS_RATIO) {
        posting.bits = toBits(this.#getSlots(code), this.#codes.length);
        posting.list = new Uint32Array();
      }
    }
  }

  /** Removes slots that no longer have the value. */
  #compactList(code: number): void {
    const posting = this.#postings[code]!;
    posting.list = this.#getSlots(code).slice();
    posting.length = posting.list.length;
  }

  #toSlotSet(code: number): SlotSet {
    const { bits, count } = this.#postings[code]!;
    return bits
      ? SlotSet.ofBits(bits.subarray(0, countWords(this.#capacity)), this.#capacity, count)
      : SlotSet.ofSlots(this.#getSlots(code), this.#capacity);
  }

  /** A slot that had a value, lost it and has it again is twice in the list. */
  #getSlots(code: number): Slots {
    const { list, length, count } = this.#postings[code]!;
    const all = list.subarray(0, length);
    if (length === count) return all;
    const current = filterSlots(all, slot => this.#codes[slot] === code);
    return current.length === count ? current : Uint32Array.from(new Set(current));
  }

  #getRanks(): Uint32Array {
    if (this.#ranks) return this.#ranks;
    const keys = this.#values.map(value => getSortKey(value, this.#type));
    const codes = keys.map((_, code) => code).sort((a, b) => compareKeys(keys[a], keys[b]));
    const ranks = new Uint32Array(keys.length);
    codes.forEach((code, at) => {
      const oldCode = codes[at - 1];
      const isSame = oldCode !== undefined && compareKeys(keys[oldCode], keys[code]) === 0;
      ranks[code] = oldCode === undefined ? 0 : ranks[oldCode]! + (isSame ? 0 : 1);
    });
    this.#ranks = ranks;
    return ranks;
  }
}

const countWords = (capacity: number) => (capacity + 31) >>> 5;

function createPosting(): ValuePosting {
  return { count: 0, list: new Uint32Array(), length: 0, bits: undefined };
}
