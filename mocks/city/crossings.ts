import { hashToFraction, joinHashes } from './hash.ts';

/** From one crossing to the next, in metres, on a map that nobody bent. */
export const BLOCK_METRES = 300;

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
  const salts = [
    joinHashes(seed, 1),
    joinHashes(seed, 2),
    joinHashes(seed, 3),
    joinHashes(seed, 4),
  ] as const;
  return (column, row) => ({
    x:
      BLOCK_METRES * column +
      BEND_METRES * getSmoothNoise(salts[0], column, row) +
      JITTER_METRES * getNoise(salts[1], column, row),
    y:
      BLOCK_METRES * row +
      BEND_METRES * getSmoothNoise(salts[2], column, row) +
      JITTER_METRES * getNoise(salts[3], column, row),
  });
}

/** From -1 to 1, without relation to the neighbours. */
const getNoise = (salt: number, column: number, row: number) =>
  2 * hashToFraction(joinHashes(salt, column), row) - 1;

/** From -1 to 1, smooth from knot to knot. */
function getSmoothNoise(salt: number, column: number, row: number): number {
  const left = Math.floor(column / BEND_BLOCKS);
  const bottom = Math.floor(row / BEND_BLOCKS);
  const across = smoothstep(column / BEND_BLOCKS - left);
  const up = smoothstep(row / BEND_BLOCKS - bottom);
  const south = interpolate(getNoise(salt, left, bottom), getNoise(salt, left + 1, bottom), across);
  const north = interpolate(
    getNoise(salt, left, bottom + 1),
    getNoise(salt, left + 1, bottom + 1),
    across,
  );
  return interpolate(south, north, up);
}

const interpolate = (from: number, to: number, ratio: number) => from + (to - from) * ratio;
const smoothstep = (ratio: number) => ratio * ratio * (3 - 2 * ratio);
