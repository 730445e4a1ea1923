import {
  addBits,
  type Bits,
  bitsOf,
  commonBits,
  countBits,
  keepSet,
  noBits,
  type Slots,
  slotsOf,
} from './slots.ts';

/** A list this many times as long as a shorter one costs more to turn into bits than to ask each of the shorter. */
const tooLong = 16;

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
    return (this.#slots ??= slotsOf(this.#bits!, this.size));
  }

  get bits(): Bits {
    return (this.#bits ??= bitsOf(this.#slots!, this.#capacity));
  }

  /** Whether to learn which of a few are in it costs more than asking each of the few otherwise. */
  isTooLongFor(few: SlotSet): boolean {
    return !this.#bits && this.size > few.size * tooLong;
  }

  /** What it has in common with a larger one. */
  within(larger: SlotSet): SlotSet {
    const capacity = this.#capacity;
    return this.#slots
      ? SlotSet.ofSlots(keepSet(this.#slots, larger.bits), capacity)
      : SlotSet.ofBits(commonBits(this.bits, larger.bits), capacity);
  }

  /** All slots of several sets. */
  static union(sets: readonly SlotSet[], capacity: number): SlotSet {
    const [only] = sets;
    if (only && sets.length === 1) return only;
    const bits = noBits(capacity);
    for (const set of sets) {
      if (set.#bits) addBits(bits, set.#bits);
      else for (const slot of set.#slots!) bits[slot >>> 5]! |= 1 << (slot & 31);
    }
    return SlotSet.ofBits(bits, capacity);
  }
}
