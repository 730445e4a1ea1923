import { hashToFraction, joinHashes } from './hash.ts';

/** The distance between neighbouring crossings in metres, on an undistorted map. */
export const BLOCK_METRES = 300;

/** The length of a bend in blocks; its width is a fraction of a block. */
const BEND_BLOCKS = 5;
const BEND_METRES = 220;
const JITTER_METRES = 35;

/** The position of a crossing, in metres from the south-west corner of the map. */
export interface Crossing {
  readonly x: number;
  readonly y: number;
}

/**
 * Creates the crossings of a city: a grid distorted by two smooth fields and a small jitter. A crossing depends on the
 * seed and its grid position alone.
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

/** Returns noise from -1 to 1, independent of the neighbours. */
const getNoise = (salt: number, column: number, row: number) =>
  2 * hashToFraction(joinHashes(salt, column), row) - 1;

/** Returns noise from -1 to 1, smooth from knot to knot. */
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
