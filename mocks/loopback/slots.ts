/*
 * Plain counting loops: lists have a million slots, and an iterator or a method of arrays costs ten times as much.
 */

/** Slots of rows: the numbers that indexes know rows by. */
export type Slots = Uint32Array<ArrayBuffer>;

/** The slots that pass a test, in their order. */
export function keep(slots: Slots, passes: (slot: number) => boolean): Slots {
  const kept = new Uint32Array(slots.length);
  let size = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!;
    if (passes(slot)) kept[size++] = slot;
  }
  return kept.subarray(0, size);
}

/** The slots that are marked, in their order. */
export function keepMarked(slots: Slots, marked: Uint8Array): Slots {
  const kept = new Uint32Array(slots.length);
  let size = 0;
  for (let at = 0; at < slots.length; at += 1) {
    kept[size] = slots[at]!;
    size += marked[slots[at]!]!;
  }
  return kept.subarray(0, size);
}

/** A mark, 1, at each slot of a list, of all the slots that there are. */
export function marks(slots: Slots, capacity: number): Uint8Array {
  const marked = new Uint8Array(capacity);
  for (let at = 0; at < slots.length; at += 1) marked[slots[at]!] = 1;
  return marked;
}

/** The slots of one list that are in another too. */
export function common(left: Slots, right: Slots, capacity: number): Slots {
  return keepMarked(left, marks(right, capacity));
}

/** Lists one after the other. */
export function joined(parts: readonly Slots[]): Slots {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const slots = new Uint32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    slots.set(part, at);
    at += part.length;
  }
  return slots;
}

/** The slots of several lists, each once. */
export function union(parts: readonly Slots[], capacity: number): Slots {
  const seen = new Uint8Array(capacity);
  return keep(joined(parts), slot => {
    const isNew = seen[slot] === 0;
    seen[slot] = 1;
    return isNew;
  });
}

/** What two ascending lists have in common, ascending. */
export function intersection(left: Slots, right: Slots): Slots {
  let at = 0;
  return keep(left, slot => {
    while (at < right.length && right[at]! < slot) at += 1;
    return right[at] === slot;
  });
}
