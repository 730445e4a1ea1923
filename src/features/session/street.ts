/** The street of the sign-in picture: the same on every visit, drawn from a seed instead of a file. */

export const WIDTH = 936;
export const HEIGHT = 884;
export const GROUND = 610;
export const WATER = 636;

/** Mulberry32: numbers from 0 to 1 that look random and never change. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly opacity: number;
}

function scatterStars(): readonly Dot[] {
  const next = numbers(21);
  return times(76, () => {
    const y = next() * 360;
    // Stars fade towards the lit city.
    return {
      x: next() * WIDTH,
      y,
      size: 0.5 + next() * 0.7,
      opacity: (0.1 + next() * 0.5) * (1 - y / 400),
    };
  });
}

export interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly windows: readonly Dot[];
}

interface Skyline {
  readonly seed: number;
  readonly narrow: number;
  readonly wide: number;
  readonly low: number;
  readonly high: number;
  readonly gap: number;
  readonly lit: boolean;
}

function raiseSkyline({ seed, narrow, wide, low, high, gap, lit }: Skyline): readonly Block[] {
  const next = numbers(seed);
  const blocks: Block[] = [];
  for (let x = -10; x < WIDTH;) {
    const width = narrow + next() * (wide - narrow);
    // A few towers stand out; most blocks are low.
    const height = low + next() ** 2 * (high - low);
    const y = GROUND - height;
    const windows = lit
      ? times(Math.round((width * height) / 420), () => lightWindow(next, x, y, width, height))
      : [];
    blocks.push({ x, y, width, windows });
    x += width + 1 + (next() < 0.35 ? next() * gap : 0);
  }
  return blocks;
}

const lightWindow = (next: () => number, x: number, y: number, width: number, height: number) => ({
  x: x + 4 + next() * Math.max(0, width - 11),
  y: y + 8 + next() * Math.max(0, height - 18),
  size: 2.5,
  opacity: 0.18 + next() * 0.4,
});

export interface Ripple {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly opacity: number;
}

export interface Lamp {
  /** The foot of the pole. */
  readonly x: number;
  /** How bright, from 0 to 1. A picture, not a plan. */
  readonly light: number;
  readonly ripples: readonly Ripple[];
}

/** Brighter where the evening is, dimmer towards the morning: as streets mostly are. */
const LIGHTS = [1, 1, 1, 0.89, 0.77, 0.63, 0.63, 0.51, 0.51, 0.51, 0.85];

function plantLamps(): readonly Lamp[] {
  const next = numbers(7);
  return LIGHTS.map((light, index) => {
    const x = 120.7 + index * 69.45;
    const ripples = times(9, row => {
      const width = (14 + next() * 16 - row * 0.8) * (0.45 + light * 0.55);
      return {
        x: x + 19 - width / 2 + (next() - 0.5) * 14,
        y: 648 + row * 16.9 + next() * 4,
        width,
        opacity: 0.44 * light * (1 - row / 10.5),
      };
    });
    return { x, light, ripples };
  });
}

export const stars = scatterStars();
export const farBlocks = raiseSkyline({
  seed: 5,
  narrow: 27,
  wide: 64,
  low: 66,
  high: 190,
  gap: 26,
  lit: false,
});
export const nearBlocks = raiseSkyline({
  seed: 12,
  narrow: 27,
  wide: 66,
  low: 24,
  high: 112,
  gap: 30,
  lit: true,
});
export const lamps = plantLamps();
