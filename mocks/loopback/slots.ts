/*
 * Plain counting loops: lists have a million slots, and an iterator or a method of arrays costs ten times as much.
 */

/** Slots: the numbers of rows in the indexes. */
export type Slots = Uint32Array<ArrayBuffer>;

/** A bit for each slot, 32 per array element. */
export type Bits = Uint32Array<ArrayBuffer>;

/** Creates empty bits for a number of slots. */
export function createBits(capacity: number): Bits {
  return new Uint32Array((capacity + 31) >>> 5);
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

/** Whether a slot is set; one beyond the last element is not. */
export function hasBit(bits: Bits, slot: number): boolean {
  return ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
}

/** Converts a list of slots to bits. */
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

/** Returns the slots whose bits are set, ascending. */
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

/** Returns the bits set in both. */
export function intersectBits(left: Bits, right: Bits): Bits {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  const bits = short.slice();
  for (let at = 0; at < bits.length; at += 1) bits[at]! &= long[at]!;
  return bits;
}

/** Adds the bits of another set, which is no longer than this one. */
export function addBits(bits: Bits, others: Bits): void {
  for (let at = 0; at < others.length; at += 1) bits[at]! |= others[at]!;
}

/** Returns the slots that pass a test, in their order. */
export function filterSlots(slots: Slots, passes: (slot: number) => boolean): Slots {
  const filtered = new Uint32Array(slots.length);
  let size = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!;
    if (passes(slot)) filtered[size++] = slot;
  }
  return filtered.subarray(0, size);
}

/** Returns the slots of a list whose bits are set, in their order. */
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

/** Concatenates lists. */
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
 * Returns a list with the given capacity; the same list if it is large enough.
 *
 * @param empty the initial value of a slot: a valid value would match searches
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
