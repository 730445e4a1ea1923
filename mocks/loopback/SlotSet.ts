import {
  addBits,
  type Bits,
  toBits,
  intersectBits,
  countBits,
  filterSetSlots,
  createBits,
  type Slots,
  toSlots,
} from './slots.ts';

/**
 * A list this many times as long as a shorter one costs more to convert to bits than to test each slot of the shorter.
 */
const LONG_LIST_FACTOR = 16;

/**
 * A set of slots: as a list, as bits, or as both, the other made on first use. It may share memory with an index:
 * callers read it immediately and never change it.
 */
export class SlotSet {
  readonly size: number;
  readonly #capacity: number;
  #slots: Slots | undefined;
  #bits: Bits | undefined;

  private constructor(
    size: number,
    capacity: number,
    slots: Slots | undefined,
    bits: Bits | undefined,
  ) {
    this.size = size;
    this.#capacity = capacity;
    this.#slots = slots;
    this.#bits = bits;
  }

  /** @param capacity the total number of slots */
  static ofSlots(slots: Slots, capacity: number): SlotSet {
    return new SlotSet(slots.length, capacity, slots, undefined);
  }

  static ofBits(bits: Bits, capacity: number, size = countBits(bits)): SlotSet {
    return new SlotSet(size, capacity, undefined, bits);
  }

  /** Returns the slots as a list, in arbitrary order. */
  get slots(): Slots {
    return (this.#slots ??= toSlots(this.#bits!, this.size));
  }

  get bits(): Bits {
    return (this.#bits ??= toBits(this.#slots!, this.#capacity));
  }

  /** Whether an intersection with a smaller set costs more than testing each of its slots. */
  isCostlyFor(smaller: SlotSet): boolean {
    return !this.#bits && this.size > smaller.size * LONG_LIST_FACTOR;
  }

  /** Returns the intersection with a larger set. */
  intersect(larger: SlotSet): SlotSet {
    const capacity = this.#capacity;
    return this.#slots
      ? SlotSet.ofSlots(filterSetSlots(this.#slots, larger.bits), capacity)
      : SlotSet.ofBits(intersectBits(this.bits, larger.bits), capacity);
  }

  /** Returns the union of several sets. */
  static union(sets: readonly SlotSet[], capacity: number): SlotSet {
    const [only] = sets;
    if (only && sets.length === 1) return only;
    const bits = createBits(capacity);
    for (const set of sets) {
      if (set.#bits) addBits(bits, set.#bits);
      else for (const slot of set.#slots!) bits[slot >>> 5]! |= 1 << (slot & 31);
    }
    return SlotSet.ofBits(bits, capacity);
  }
}
