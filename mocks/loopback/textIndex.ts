import { type NgramIndex, createNgramIndex } from './ngramIndex.ts';
import type { PropertyReader } from './propertyPath.ts';
import { foldCase } from './regExpLiteral.ts';
import type { RowTest } from './rowTest.ts';
import { SlotSet } from './SlotSet.ts';
import { addBits, type Bits, toBits, clearBit, filterSlots, createBits, setBit } from './slots.ts';

/** Of more candidates, a page tests only those that it meets. */
const MAX_TEXTS_READ = 20_000;

/** The result of a text index. */
export interface IndexMatch {
  readonly set: SlotSet;
  /** Whether all of them pass; otherwise each one needs a test. */
  readonly exact: boolean;
}

/**
 * Finds the slots whose text contains a text, by its runs of one, two and three units: suited to Chinese, with its
 * words of two characters. The runs are in lower case, as most searches ignore case. Values that are no text are tested one by one: `like` takes null for the text `null`.
 */
export class TextIndex {
  readonly #path: string;
  readonly #read: PropertyReader;
  readonly #texts: (string | undefined)[];
  readonly #ngrams: NgramIndex;
  /** Slots with null or no value when the index was built. */
  readonly #nulls: Bits;
  readonly #absent: Bits;
  /** Slots with other values, and those changed since. */
  readonly #others = new Set<number>();
  readonly #size: number;

  constructor(rows: readonly (object | undefined)[], path: string, read: PropertyReader) {
    this.#path = path;
    this.#read = read;
    this.#size = rows.length;
    this.#nulls = createBits(rows.length);
    this.#absent = createBits(rows.length);
    this.#texts = rows.map((row, slot) => {
      const value = row && read(row);
      if (typeof value === 'string') return value;
      if (value === null) setBit(this.#nulls, slot);
      else if (value !== undefined) this.#others.add(slot);
      else if (row) setBit(this.#absent, slot);
      return undefined;
    });
    this.#ngrams = createNgramIndex(this.#texts.map(text => text && foldCase(text)));
  }

  /** Updates the index for the new row of a slot. */
  set(slot: number, row: object | undefined): void {
    const value = row && this.#read(row);
    const isSame = typeof value === 'string' && value === this.#texts[slot];
    if (!isSame) this.#others.add(slot);
  }

  /** Whether the changes are so many that a rebuild is cheaper. */
  get isStale(): boolean {
    return this.#others.size > 256 + this.#size / 16;
  }

  /**
   * Finds the slots that may pass the test of a condition on this path, whose passing texts all contain a text in
   * some case.
   *
   * @param text in lower case
   * @param isExact whether every text that contains it in any case passes
   * @param rows the rows of the table by slot
   */
  find(
    text: string,
    isExact: boolean,
    test: RowTest,
    rows: readonly (object | undefined)[],
  ): IndexMatch {
    const { set, exact: isExactMatch } = this.#findContaining(text, isExact, rows.length);
    const exact = isExactMatch && isExact;
    const passesNull = test({ [this.#path]: null });
    const passesAbsent = test({});
    if (!passesNull && !passesAbsent && this.#others.size === 0) {
      return { set, exact };
    }
    const bits = toBits(set.slots, rows.length);
    if (passesNull) addBits(bits, this.#nulls);
    if (passesAbsent) addBits(bits, this.#absent);
    for (const slot of this.#others) {
      const row = rows[slot];
      if (row && test(row)) setBit(bits, slot);
      else clearBit(bits, slot);
    }
    return { set: SlotSet.ofBits(bits, rows.length), exact };
  }

  /** Finds a plain text among a moderate number of candidates without reading rows. */
  #findContaining(text: string, isExact: boolean, capacity: number): IndexMatch {
    const match = this.#ngrams.find(text, capacity);
    if (match.exact || !isExact || match.set.size > MAX_TEXTS_READ) return match;
    const slots = filterSlots(match.set.slots, slot =>
      foldCase(this.#texts[slot] ?? '').includes(text),
    );
    return { set: SlotSet.ofSlots(slots, capacity), exact: true };
  }
}
