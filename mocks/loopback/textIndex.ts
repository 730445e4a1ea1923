import type { Reader } from './path.ts';
import { intersection, type Slots, union } from './slots.ts';

/** The slots whose text contains a pair of neighbouring units, ascending, in the shared list of all pairs. */
interface Occurrences {
  count: number;
  /** Where they begin in the list, and where the next one goes while it is filled. */
  start: number;
  end: number;
  last: number;
}

/** A pair in one of so many rows or more is too frequent to look up. */
const tooFrequent = 6;

/** Below so many candidates, asking each is cheaper than leaving more out. */
const few = 32;

/**
 * Finds the slots whose text may contain a text of at least two units, by its pairs of units: good for
 * Chinese, where two characters are a word. Rows that changed since it was built are always candidates.
 */
export class TextIndex {
  readonly #pairs = new Map<number, Occurrences>();
  readonly #slots: Slots;
  readonly #changed = new Set<number>();
  readonly #size: number;

  constructor(rows: readonly (object | undefined)[], read: Reader) {
    this.#size = rows.length;
    eachPair(rows, read, this.#pairs, occurrences => (occurrences.count += 1));
    let total = 0;
    for (const occurrences of this.#pairs.values()) {
      occurrences.start = occurrences.end = total;
      total += occurrences.count;
      occurrences.last = -1;
    }
    this.#slots = new Uint32Array(total);
    eachPair(rows, read, this.#pairs, (occurrences, slot) => {
      this.#slots[occurrences.end++] = slot;
    });
  }

  /** Notes that a slot was filled, changed or emptied. */
  change(slot: number): void {
    this.#changed.add(slot);
  }

  /** Whether so much has changed that building it again pays. */
  get isStale(): boolean {
    return this.#changed.size > 256 + this.#size / 32;
  }

  /**
   * Slots that may contain a text of at least two units; undefined when its rarest pair is so frequent
   * that the index does not help.
   *
   * @param capacity how many slots there are now
   */
  candidates(text: string, capacity: number): Slots | undefined {
    const lists = pairsOf(text).map(pair => this.#occurrencesOf(pair));
    lists.sort((a, b) => a.length - b.length);
    const [rarest = new Uint32Array(), ...others] = lists;
    if (rarest.length * tooFrequent > this.#size) return undefined;
    const common = others.reduce(
      (found, other) => (found.length <= few ? found : intersection(found, other)),
      rarest,
    );
    if (this.#changed.size === 0) return common;
    return union([common, Uint32Array.from(this.#changed)], capacity);
  }

  #occurrencesOf(pair: number): Slots {
    const found = this.#pairs.get(pair);
    return found ? this.#slots.subarray(found.start, found.end) : new Uint32Array();
  }
}

function eachPair(
  rows: readonly (object | undefined)[],
  read: Reader,
  pairs: Map<number, Occurrences>,
  visit: (occurrences: Occurrences, slot: number) => void,
): void {
  rows.forEach((row, slot) => {
    const text = row && read(row);
    if (typeof text !== 'string') return;
    for (let at = 1; at < text.length; at += 1) {
      const pair = pairAt(text, at);
      let occurrences = pairs.get(pair);
      if (!occurrences) pairs.set(pair, (occurrences = { count: 0, start: 0, end: 0, last: -1 }));
      if (occurrences.last === slot) continue;
      occurrences.last = slot;
      visit(occurrences, slot);
    }
  });
}

/** The unit before a position and the one at it, as one number. */
function pairAt(text: string, at: number): number {
  return text.charCodeAt(at - 1) * 65_536 + text.charCodeAt(at);
}

function pairsOf(text: string): number[] {
  return Array.from({ length: text.length - 1 }, (_, index) => pairAt(text, index + 1));
}
