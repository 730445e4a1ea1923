/** The street of the sign-in picture: the same on every visit, generated from a seed instead of a file. */

export const SCENE_WIDTH = 936;
export const SCENE_HEIGHT = 884;
export const GROUND_Y = 610;
export const WATER_Y = 636;

/** Mulberry32: deterministic pseudo-random numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const repeat = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

export interface SceneDot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly opacity: number;
}

function generateStars(): readonly SceneDot[] {
  const random = createRandom(21);
  return repeat(76, () => {
    const y = random() * 360;
    // Stars fade towards the lit city.
    return {
      x: random() * SCENE_WIDTH,
      y,
      size: 0.5 + random() * 0.7,
      opacity: (0.1 + random() * 0.5) * (1 - y / 400),
    };
  });
}

export interface SceneBuilding {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly windows: readonly SceneDot[];
}

interface SkylineOptions {
  readonly seed: number;
  readonly minWidth: number;
  readonly maxWidth: number;
  readonly minHeight: number;
  readonly maxHeight: number;
  readonly maxGap: number;
  readonly hasLitWindows: boolean;
}

function generateSkyline({
  seed,
  minWidth,
  maxWidth,
  minHeight,
  maxHeight,
  maxGap,
  hasLitWindows,
}: SkylineOptions): readonly SceneBuilding[] {
  const random = createRandom(seed);
  const buildings: SceneBuilding[] = [];
  for (let x = -10; x < SCENE_WIDTH;) {
    const width = minWidth + random() * (maxWidth - minWidth);
    // Most blocks are low, with a few towers.
    const height = minHeight + random() ** 2 * (maxHeight - minHeight);
    const y = GROUND_Y - height;
    const windows = hasLitWindows
      ? repeat(Math.round((width * height) / 420), () =>
          generateWindow(random, x, y, width, height),
        )
      : [];
    buildings.push({ x, y, width, windows });
    x += width + 1 + (random() < 0.35 ? random() * maxGap : 0);
  }
  return buildings;
}

const generateWindow = (
  random: () => number,
  x: number,
  y: number,
  width: number,
  height: number,
) => ({
  x: x + 4 + random() * Math.max(0, width - 11),
  y: y + 8 + random() * Math.max(0, height - 18),
  size: 2.5,
  opacity: 0.18 + random() * 0.4,
});

export interface LampReflection {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly opacity: number;
}

export interface SceneLamp {
  /** The base of the pole. */
  readonly x: number;
  /** Brightness from 0 to 1, for illustration only. */
  readonly light: number;
  readonly ripples: readonly LampReflection[];
}

/** Brighter in the evening, dimmer towards the morning, as in most streets. */
const LAMP_BRIGHTNESS = [1, 1, 1, 0.89, 0.77, 0.63, 0.63, 0.51, 0.51, 0.51, 0.85];

function generateLamps(): readonly SceneLamp[] {
  const random = createRandom(7);
  return LAMP_BRIGHTNESS.map((light, index) => {
    const x = 120.7 + index * 69.45;
    const ripples = repeat(9, row => {
      const width = (14 + random() * 16 - row * 0.8) * (0.45 + light * 0.55);
      return {
        x: x + 19 - width / 2 + (random() - 0.5) * 14,
        y: 648 + row * 16.9 + random() * 4,
        width,
        opacity: 0.44 * light * (1 - row / 10.5),
      };
    });
    return { x, light, ripples };
  });
}

export const stars = generateStars();
export const farBuildings = generateSkyline({
  seed: 5,
  minWidth: 27,
  maxWidth: 64,
  minHeight: 66,
  maxHeight: 190,
  maxGap: 26,
  hasLitWindows: false,
});
export const nearBuildings = generateSkyline({
  seed: 12,
  minWidth: 27,
  maxWidth: 66,
  minHeight: 24,
  maxHeight: 112,
  maxGap: 30,
  hasLitWindows: true,
});
export const lamps = generateLamps();
