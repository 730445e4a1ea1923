import { fraction, join } from './hash.ts';

/** From one crossing to the next, in metres, on a map that nobody bent. */
export const BLOCK = 300;

/** The bends are as long as some blocks and as wide as a part of one. */
const BEND_BLOCKS = 5;
const BEND_METRES = 220;
const JITTER_METRES = 35;

/** Where a crossing lies, in metres from the south-west corner of the map. */
export interface Crossing {
  readonly x: number;
  readonly y: number;
}

/**
 * The crossings of a city: a grid that is bent by two smooth fields and shaken a little. They depend on
 * the seed and their place alone.
 */
export function createCrossings(seed: number): (column: number, row: number) => Crossing {
  const salts = [join(seed, 1), join(seed, 2), join(seed, 3), join(seed, 4)] as const;
  return (column, row) => ({
    x:
      BLOCK * column +
      BEND_METRES * bend(salts[0], column, row) +
      JITTER_METRES * knot(salts[1], column, row),
    y:
      BLOCK * row +
      BEND_METRES * bend(salts[2], column, row) +
      JITTER_METRES * knot(salts[3], column, row),
  });
}

/** From -1 to 1, without relation to the neighbours. */
const knot = (salt: number, column: number, row: number) =>
  2 * fraction(join(salt, column), row) - 1;

/** From -1 to 1, smooth from knot to knot. */
function bend(salt: number, column: number, row: number): number {
  const left = Math.floor(column / BEND_BLOCKS);
  const below = Math.floor(row / BEND_BLOCKS);
  const across = ease(column / BEND_BLOCKS - left);
  const up = ease(row / BEND_BLOCKS - below);
  const south = blend(knot(salt, left, below), knot(salt, left + 1, below), across);
  const north = blend(knot(salt, left, below + 1), knot(salt, left + 1, below + 1), across);
  return blend(south, north, up);
}

const blend = (from: number, to: number, share: number) => from + (to - from) * share;
const ease = (share: number) => share * share * (3 - 2 * share);
