import { SlotSet } from './SlotSet.ts';
import { type Bits, noBits, setBit, type Slots } from './slots.ts';

/** Different units that are told apart; texts with more make some of them one, so that a find is never exact. */
const mostUnits = 4_000;

/** Most pairs of a run of two and a unit: beyond, runs of three are not listed. */
const mostTriples = 2 ** 24;

/** A run in one of so many texts or more is kept as bits. */
const frequent = 32;

/** Below so many candidates, asking each is cheaper than leaving more out. */
const few = 32;

/** Where the runs of texts occur. */
export interface GramLists {
  /** The slots whose texts may contain a text that is not empty. */
  find(text: string, capacity: number): { readonly set: SlotSet; readonly exact: boolean };
}

/** Numbers for units: small ones, in the order in which they are met. */
interface Alphabet {
  readonly numbers: Uint16Array;
  size: number;
}

/** Lists the runs of one, two and three units of texts; a slot without a text has none. */
export function writeGrams(texts: readonly (string | undefined)[]): GramLists {
  const alphabet: Alphabet = { numbers: new Uint16Array(65_536), size: 1 };
  const { units, starts } = numbered(texts, alphabet);
  const runs = new Runs(alphabet.size);
  const counts: number[] = [0];
  eachRunOnce(units, starts, runs, run => (counts[run] = (counts[run] ?? 0) + 1));
  const lists = listed(units, starts, runs, counts);
  return {
    find: (text, capacity) => {
      const { found, exact } = runs.of(text, alphabet.numbers);
      const sets = [...new Set(found)].map(run => setOf(lists[run], capacity));
      return { set: common(sets), exact: exact && alphabet.size < mostUnits };
    },
  };
}

/** All texts as numbers of units, one after the other; a text ends where the next starts. */
function numbered(texts: readonly (string | undefined)[], alphabet: Alphabet) {
  const starts = new Uint32Array(texts.length + 1);
  let length = 0;
  for (let slot = 0; slot < texts.length; slot += 1) {
    length += texts[slot]?.length ?? 0;
    starts[slot + 1] = length;
  }
  const units = new Uint16Array(length);
  let to = 0;
  for (const text of texts) {
    for (let at = 0; text !== undefined && at < text.length; at += 1) {
      units[to++] = numberOf(text.charCodeAt(at), alphabet);
    }
  }
  return { units, starts };
}

function numberOf(unit: number, alphabet: Alphabet): number {
  const known = alphabet.numbers[unit]!;
  if (known > 0) return known;
  const isNew = alphabet.size < mostUnits;
  const number = isNew ? alphabet.size++ : 1 + (unit % (mostUnits - 1));
  alphabet.numbers[unit] = number;
  return number;
}

/** Numbers for runs: a unit has its own, longer ones get theirs as they are met. */
class Runs {
  readonly #units: number;
  readonly #pairs: Uint32Array;
  #triples: Uint32Array | undefined = new Uint32Array(1_024);
  #size: number;

  constructor(units: number) {
    this.#units = units;
    this.#pairs = new Uint32Array(units * units);
    this.#size = units;
  }

  /** The number of a run of two; runs of three go on from it. */
  pair(first: number, second: number): number {
    const at = first * this.#units + second;
    const known = this.#pairs[at]!;
    if (known > 0) return known;
    return (this.#pairs[at] = this.#size++);
  }

  /** The number of a run of three; 0 when these are not listed. */
  triple(pair: number, third: number): number {
    if (!this.#triples) return 0;
    const at = pair * this.#units + third;
    const triples = at < this.#triples.length ? this.#triples : this.#grown(at);
    if (!triples) return 0;
    const known = triples[at]!;
    return known > 0 ? known : (triples[at] = this.#size++);
  }

  /** The longest listed runs that make up a text, and whether containing them is containing it. */
  of(text: string, numbers: Uint16Array): { found: number[]; exact: boolean } {
    const units = Array.from({ length: text.length }, (_, at) => numbers[text.charCodeAt(at)]!);
    // A unit that no text has is numbered 0, and no run begins with it.
    if (units.length === 1 || units.includes(0))
      return { found: [Math.min(...units)], exact: true };
    const pairs = units.slice(1).map((unit, at) => this.#pairs[units[at]! * this.#units + unit]!);
    if (units.length === 2 || pairs.includes(0))
      return { found: [Math.min(...pairs)], exact: true };
    if (!this.#triples) return { found: pairs, exact: false };
    const triples = units.slice(2).map((unit, at) => {
      return this.#triples![pairs[at]! * this.#units + unit] ?? 0;
    });
    return { found: triples, exact: triples.length === 1 || triples.includes(0) };
  }

  #grown(at: number): Uint32Array | undefined {
    if (at >= mostTriples) return (this.#triples = undefined);
    const longer = new Uint32Array(Math.min(mostTriples, 2 * (at + 1)));
    longer.set(this.#triples!);
    return (this.#triples = longer);
  }
}

/** Visits each run of each text, and one that occurs twice in a text once. */
function eachRunOnce(
  units: Uint16Array,
  starts: Uint32Array,
  runs: Runs,
  visit: (run: number, slot: number) => void,
): void {
  const last: number[] = [];
  const once = (run: number, slot: number) => {
    if (last[run] === slot) return;
    last[run] = slot;
    visit(run, slot);
  };
  for (let slot = 0; slot + 1 < starts.length; slot += 1) {
    const end = starts[slot + 1]!;
    let [before, pair] = [0, 0];
    for (let at = starts[slot]!; at < end; at += 1) {
      const unit = units[at]!;
      once(unit, slot);
      const triple = pair > 0 ? runs.triple(pair, unit) : 0;
      if (triple > 0) once(triple, slot);
      pair = before > 0 ? runs.pair(before, unit) : 0;
      if (pair > 0) once(pair, slot);
      before = unit;
    }
  }
}

/** The slots of each run: bits for a frequent one, else an ascending part of one long list. */
type Listed = { readonly bits: Bits; readonly count: number } | { readonly slots: Slots };

function listed(
  units: Uint16Array,
  starts: Uint32Array,
  runs: Runs,
  counts: readonly number[],
): (Listed | undefined)[] {
  const size = starts.length - 1;
  let total = 0;
  const ends = counts.map(count => {
    const start = total;
    if (count * frequent < size) total += count;
    return start;
  });
  const all = new Uint32Array(total);
  const bits = counts.map(count => (count * frequent < size ? undefined : noBits(size)));
  eachRunOnce(units, starts, runs, (run, slot) => {
    const set = bits[run];
    if (set) setBit(set, slot);
    else all[ends[run]!++] = slot;
  });
  return counts.map((count, run) => {
    const set = bits[run];
    return set ? { bits: set, count } : { slots: all.subarray(ends[run]! - count, ends[run]) };
  });
}

function setOf(list: Listed | undefined, capacity: number): SlotSet {
  if (!list) return SlotSet.ofSlots(new Uint32Array(), capacity);
  return 'bits' in list
    ? SlotSet.ofBits(list.bits, capacity, list.count)
    : SlotSet.ofSlots(list.slots, capacity);
}

/** What several sets have in common, or a little more. */
function common(sets: readonly SlotSet[]): SlotSet {
  const [smallest, ...others] = sets.toSorted((left, right) => left.size - right.size);
  let set = smallest!;
  for (const other of others) {
    if (set.size <= few) break;
    if (!other.isTooLongFor(set)) set = set.within(other);
  }
  return set;
}
