import { type GramLists, writeGrams } from './grams.ts';
import type { Reader } from './path.ts';
import type { RowTest } from './rowTest.ts';
import { SlotSet } from './SlotSet.ts';
import { addBits, type Bits, bitsOf, clearBit, keep, noBits, setBit } from './slots.ts';

/** Of more candidates, a page asks only those that it meets. */
const mostRead = 20_000;

/** What a text index finds. */
export interface Found {
  readonly set: SlotSet;
  /** Whether all of them pass; otherwise each is still to be asked. */
  readonly exact: boolean;
}

/**
 * Finds the slots whose text contains a text, by its runs of one, two and three units: good for Chinese, where
 * two characters are a word. What is no text is asked by itself: `like` takes null for the text `null`.
 */
export class TextIndex {
  readonly #path: string;
  readonly #read: Reader;
  readonly #texts: (string | undefined)[];
  readonly #grams: GramLists;
  /** Slots that held null or nothing when it was built. */
  readonly #nulls: Bits;
  readonly #absent: Bits;
  /** Slots that held something else, and those that changed since. */
  readonly #others = new Set<number>();
  readonly #size: number;

  constructor(rows: readonly (object | undefined)[], path: string, read: Reader) {
    this.#path = path;
    this.#read = read;
    this.#size = rows.length;
    this.#nulls = noBits(rows.length);
    this.#absent = noBits(rows.length);
    this.#texts = rows.map((row, slot) => {
      const value = row && read(row);
      if (typeof value === 'string') return value;
      if (value === null) setBit(this.#nulls, slot);
      else if (value !== undefined) this.#others.add(slot);
      else if (row) setBit(this.#absent, slot);
      return undefined;
    });
    this.#grams = writeGrams(this.#texts);
  }

  /** Takes over what a slot now holds. */
  set(slot: number, row: object | undefined): void {
    const value = row && this.#read(row);
    const isSame = typeof value === 'string' && value === this.#texts[slot];
    if (!isSame) this.#others.add(slot);
  }

  /** Whether so much has changed that building it again pays. */
  get isStale(): boolean {
    return this.#others.size > 256 + this.#size / 16;
  }

  /**
   * Slots that may pass the test of a condition on this path, whose passing texts all contain a text.
   *
   * @param whole whether every text that contains it passes
   * @param rows the rows of the table by slot
   */
  find(text: string, whole: boolean, test: RowTest, rows: readonly (object | undefined)[]): Found {
    const { set, exact: isFound } = this.#containing(text, whole, rows.length);
    const exact = isFound && whole;
    const passesNull = test({ [this.#path]: null });
    const passesAbsent = test({});
    if (!passesNull && !passesAbsent && this.#others.size === 0) {
      return { set, exact };
    }
    const bits = bitsOf(set.slots, rows.length);
    if (passesNull) addBits(bits, this.#nulls);
    if (passesAbsent) addBits(bits, this.#absent);
    for (const slot of this.#others) {
      const row = rows[slot];
      if (row && test(row)) setBit(bits, slot);
      else clearBit(bits, slot);
    }
    return { set: SlotSet.ofBits(bits, rows.length), exact };
  }

  /** Of a plain text, a moderate number of candidates is looked through here: that needs no row. */
  #containing(text: string, whole: boolean, capacity: number): Found {
    const found = this.#grams.find(text, capacity);
    if (found.exact || !whole || found.set.size > mostRead) return found;
    const slots = keep(found.set.slots, slot => this.#texts[slot]?.includes(text) === true);
    return { set: SlotSet.ofSlots(slots, capacity), exact: true };
  }
}
