import { SlotSet } from './SlotSet.ts';
import { type Bits, createBits, setBit, type Slots } from './slots.ts';

/** The maximum number of distinct units; texts with more make some of them one, so that a match is never exact. */
const MAX_UNITS = 4_000;

/** The maximum number of pairs of a run of two and a unit: beyond it, runs of three are not listed. */
const MAX_TRIPLES = 2 ** 24;

/** The postings of a run in at least one of this many texts are stored as bits. */
const FREQUENT_RATIO = 32;

/** Below this number of candidates, testing each is cheaper than excluding more. */
const MAX_UNNARROWED_CANDIDATES = 32;

/** The index of the runs of texts. */
export interface NgramIndex {
  /** Finds the slots whose texts may contain a non-empty text. */
  find(text: string, capacity: number): { readonly set: SlotSet; readonly exact: boolean };
}

/** Numbers of units: small ones, in the order of occurrence. */
interface UnitAlphabet {
  readonly numbers: Uint16Array;
  size: number;
}

/** Lists the runs of one, two and three units of texts; a slot without a text has none. */
export function createNgramIndex(texts: readonly (string | undefined)[]): NgramIndex {
  const alphabet: UnitAlphabet = { numbers: new Uint16Array(65_536), size: 1 };
  const { units, starts } = encodeTexts(texts, alphabet);
  const runs = new NgramNumbers(alphabet.size);
  const counts: number[] = [0];
  forEachUniqueRun(units, starts, runs, run => (counts[run] = (counts[run] ?? 0) + 1));
  const lists = createPostings(units, starts, runs, counts);
  return {
    find: (text, capacity) => {
      const { gramIds, exact } = runs.getRuns(text, alphabet.numbers);
      const sets = [...new Set(gramIds)].map(run => toSlotSet(lists[run], capacity));
      return { set: intersectSets(sets), exact: exact && alphabet.size < MAX_UNITS };
    },
  };
}

/** Encodes all texts as unit numbers, one after the other; a text ends where the next starts. */
function encodeTexts(texts: readonly (string | undefined)[], alphabet: UnitAlphabet) {
  const starts = new Uint32Array(texts.length + 1);
  let length = 0;
  for (let slot = 0; slot < texts.length; slot += 1) {
    length += texts[slot]?.length ?? 0;
    starts[slot + 1] = length;
  }
  const units = new Uint16Array(length);
  let offset = 0;
  for (const text of texts) {
    for (let index = 0; text !== undefined && index < text.length; index += 1) {
      units[offset++] = getUnitNumber(text.charCodeAt(index), alphabet);
    }
  }
  return { units, starts };
}

function getUnitNumber(unit: number, alphabet: UnitAlphabet): number {
  const existing = alphabet.numbers[unit]!;
  if (existing > 0) return existing;
  const isNew = alphabet.size < MAX_UNITS;
  const number = isNew ? alphabet.size++ : 1 + (unit % (MAX_UNITS - 1));
  alphabet.numbers[unit] = number;
  return number;
}

/** Numbers for runs: a unit has its own, longer ones are numbered on first occurrence. */
class NgramNumbers {
  readonly #units: number;
  readonly #pairs: Uint32Array;
  #triples: Uint32Array | undefined = new Uint32Array(1_024);
  #size: number;

  constructor(units: number) {
    this.#units = units;
    this.#pairs = new Uint32Array(units * units);
    this.#size = units;
  }

  /** Returns the number of a run of two; those of runs of three follow. */
  pair(first: number, second: number): number {
    const index = first * this.#units + second;
    const existing = this.#pairs[index]!;
    if (existing > 0) return existing;
    return (this.#pairs[index] = this.#size++);
  }

  /** Returns the number of a run of three; 0 when these are not listed. */
  triple(pair: number, third: number): number {
    if (!this.#triples) return 0;
    const index = pair * this.#units + third;
    const triples = index < this.#triples.length ? this.#triples : this.#growTriples(index);
    if (!triples) return 0;
    const existing = triples[index]!;
    return existing > 0 ? existing : (triples[index] = this.#size++);
  }

  /** Returns the longest listed runs that cover a text, and whether containing them implies containing it. */
  getRuns(text: string, numbers: Uint16Array): { gramIds: number[]; exact: boolean } {
    const units = Array.from(
      { length: text.length },
      (_, index) => numbers[text.charCodeAt(index)]!,
    );
    // A unit that occurs in no text has the number 0, and no run starts with it.
    if (units.length === 1 || units.includes(0))
      return { gramIds: [Math.min(...units)], exact: true };
    const pairs = units
      .slice(1)
      .map((unit, index) => this.#pairs[units[index]! * this.#units + unit]!);
    if (units.length === 2 || pairs.includes(0))
      return { gramIds: [Math.min(...pairs)], exact: true };
    if (!this.#triples) return { gramIds: pairs, exact: false };
    const triples = units.slice(2).map((unit, index) => {
      return this.#triples![pairs[index]! * this.#units + unit] ?? 0;
    });
    return { gramIds: triples, exact: triples.length === 1 || triples.includes(0) };
  }

  #growTriples(index: number): Uint32Array | undefined {
    if (index >= MAX_TRIPLES) return (this.#triples = undefined);
    const longer = new Uint32Array(Math.min(MAX_TRIPLES, 2 * (index + 1)));
    longer.set(this.#triples!);
    return (this.#triples = longer);
  }
}

/** Visits each run of each text once per text. */
function forEachUniqueRun(
  units: Uint16Array,
  starts: Uint32Array,
  runs: NgramNumbers,
  visit: (run: number, slot: number) => void,
): void {
  const last: number[] = [];
  const visitOnce = (run: number, slot: number) => {
    if (last[run] === slot) return;
    last[run] = slot;
    visit(run, slot);
  };
  for (let slot = 0; slot + 1 < starts.length; slot += 1) {
    const end = starts[slot + 1]!;
    let [before, pair] = [0, 0];
    for (let index = starts[slot]!; index < end; index += 1) {
      const unit = units[index]!;
      visitOnce(unit, slot);
      const triple = pair > 0 ? runs.triple(pair, unit) : 0;
      if (triple > 0) visitOnce(triple, slot);
      pair = before > 0 ? runs.pair(before, unit) : 0;
      if (pair > 0) visitOnce(pair, slot);
      before = unit;
    }
  }
}

/** The slots of each run: bits for a frequent one, else an ascending part of one long list. */
type RunPosting = { readonly bits: Bits; readonly count: number } | { readonly slots: Slots };

function createPostings(
  units: Uint16Array,
  starts: Uint32Array,
  runs: NgramNumbers,
  counts: readonly number[],
): (RunPosting | undefined)[] {
  const size = starts.length - 1;
  let total = 0;
  const ends = counts.map(count => {
    const start = total;
    if (count * FREQUENT_RATIO < size) total += count;
    return start;
  });
  const all = new Uint32Array(total);
  const bits = counts.map(count => (count * FREQUENT_RATIO < size ? undefined : createBits(size)));
  forEachUniqueRun(units, starts, runs, (run, slot) => {
    const set = bits[run];
    if (set) setBit(set, slot);
    else all[ends[run]!++] = slot;
  });
  return counts.map((count, run) => {
    const set = bits[run];
    return set ? { bits: set, count } : { slots: all.subarray(ends[run]! - count, ends[run]) };
  });
}

function toSlotSet(list: RunPosting | undefined, capacity: number): SlotSet {
  if (!list) return SlotSet.ofSlots(new Uint32Array(), capacity);
  return 'bits' in list
    ? SlotSet.ofBits(list.bits, capacity, list.count)
    : SlotSet.ofSlots(list.slots, capacity);
}

/** Returns the intersection of several sets, or a superset of it. */
function intersectSets(sets: readonly SlotSet[]): SlotSet {
  const [smallest, ...others] = sets.toSorted((left, right) => left.size - right.size);
  let set = smallest!;
  for (const other of others) {
    if (set.size <= MAX_UNNARROWED_CANDIDATES) break;
    if (!other.isCostlyFor(set)) set = set.intersect(other);
  }
  return set;
}
