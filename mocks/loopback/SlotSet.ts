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

/** A list this many times as long as a shorter one costs more to turn into bits than to ask each of the shorter. */
const LONG_LIST_FACTOR = 16;

/**
 * Slots, each once: as a list, as bits, or as both, the other made when it is first asked for.
 * It may show the inside of an index: it is read at once, and nothing in it is ever changed.
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

  /** @param capacity how many slots there are in all */
  static ofSlots(slots: Slots, capacity: number): SlotSet {
    return new SlotSet(slots.length, capacity, slots, undefined);
  }

  static ofBits(bits: Bits, capacity: number, size = countBits(bits)): SlotSet {
    return new SlotSet(size, capacity, undefined, bits);
  }

  /** The slots as a list, in no order that means anything. */
  get slots(): Slots {
    return (this.#slots ??= toSlots(this.#bits!, this.size));
  }

  get bits(): Bits {
    return (this.#bits ??= toBits(this.#slots!, this.#capacity));
  }

  /** Whether to learn which of a few are in it costs more than asking each of the few otherwise. */
  isCostlyFor(smaller: SlotSet): boolean {
    return !this.#bits && this.size > smaller.size * LONG_LIST_FACTOR;
  }

  /** What it has in common with a larger one. */
  intersect(larger: SlotSet): SlotSet {
    const capacity = this.#capacity;
    return this.#slots
      ? SlotSet.ofSlots(filterSetSlots(this.#slots, larger.bits), capacity)
      : SlotSet.ofBits(intersectBits(this.bits, larger.bits), capacity);
  }

  /** All slots of several sets. */
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
