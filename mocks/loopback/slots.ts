/*
 * Plain counting loops: lists have a million slots, and an iterator or a method of arrays costs ten times as much.
 */

/** Slots of rows: the numbers that indexes know rows by. */
export type Slots = Uint32Array<ArrayBuffer>;

/** A bit for each slot, 32 to a word. */
export type Bits = Uint32Array<ArrayBuffer>;

/** Room for the bits of so many slots, none of them set. */
export function createBits(capacity: number): Bits {
  return new Uint32Array((capacity + 31) >>> 5);
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

/** Whether a slot is set; one beyond the last word is not. */
export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
}

/** Bits of a list of slots. */
export function toBits(slots: Slots, capacity: number): Bits {
  const bits = createBits(capacity);
  for (let at = 0; at < slots.length; at += 1) setBit(bits, slots[at]!);
  return bits;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countOnes(bits[at]!);
  return count;
}

/** The slots whose bits are set, ascending. */
export function toSlots(bits: Bits, size: number): Slots {
  const slots = new Uint32Array(size);
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at]!; word !== 0; word &= word - 1) {
      slots[count++] = at * 32 + 31 - Math.clz32(word & -word);
    }
  }
  return slots;
}

/** What is set in both. */
export function intersectBits(left: Bits, right: Bits): Bits {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  const bits = short.slice();
  for (let at = 0; at < bits.length; at += 1) bits[at]! &= long[at]!;
  return bits;
}

/** Sets in one what is set in another, which is no longer. */
export function addBits(bits: Bits, others: Bits): void {
  for (let at = 0; at < others.length; at += 1) bits[at]! |= others[at]!;
}

/** The slots that pass a test, in their order. */
export function filterSlots(slots: Slots, passes: (slot: number) => boolean): Slots {
  const filtered = new Uint32Array(slots.length);
  let size = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!;
    if (passes(slot)) filtered[size++] = slot;
  }
  return filtered.subarray(0, size);
}

/** The slots of a list that are set, in their order. */
export function filterSetSlots(slots: Slots, bits: Bits): Slots {
  const filtered = new Uint32Array(slots.length);
  let size = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!;
    filtered[size] = slot;
    size += (bits[slot >>> 5]! >>> (slot & 31)) & 1;
  }
  return filtered.subarray(0, size);
}

/** Lists one after the other. */
export function concatSlots(parts: readonly Slots[]): Slots {
  const slots = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    slots.set(part, at);
    at += part.length;
  }
  return slots;
}

/**
 * A list with room for so many slots; the same list if it has it.
 *
 * @param empty what a slot holds before it is written: a slot that reads as a valid value would be found there
 */
export function ensureCapacity<List extends Uint16Array | Uint32Array | Float64Array>(
  list: List,
  length: number,
  empty: number,
): List {
  if (length <= list.length) return list;
  const grown = new (list.constructor as new (length: number) => List)(
    Math.max(length, 16, Math.ceil(list.length * 1.5)),
  );
  grown.set(list);
  grown.fill(empty, list.length);
  return grown;
}

function countOnes(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
