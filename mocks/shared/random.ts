/** A stream of numbers that depends on its seed alone, so that a city is the same on every host. */
export interface RandomSource {
  /** Returns a number from 0 to below 1. */
  next(): number;
  /** Returns an integer from 0 to below `end`. */
  nextInt(end: number): number;
  /** Returns one of the items. */
  pick<Item>(items: readonly Item[]): Item;
  /** Returns true with the given probability. */
  nextBoolean(probability: number): boolean;
}

/** A Weyl sequence through a 32-bit mixer (splitmix32): integer arithmetic only, so all hosts agree. */
export function createRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const nextInt = (end: number) => Math.floor(next() * end);
  return {
    next,
    nextInt,
    pick(items) {
      const item = items[nextInt(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    nextBoolean: probability => next() < probability,
  };
}
