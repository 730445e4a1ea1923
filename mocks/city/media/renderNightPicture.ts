import type { RandomSource } from '../../shared/random.ts';
import { encodeIndexedPng, type RgbTriple } from './png.ts';

const WIDTH = 180;
const HEIGHT = 90;

/** Palettes: sky from above to the horizon, houses, windows, water, light. */
const PALETTES: readonly (readonly RgbTriple[])[] = [
  [
    [11, 22, 40],
    [18, 36, 62],
    [30, 58, 90],
    [64, 92, 118],
    [9, 14, 24],
    [242, 176, 53],
    [14, 32, 48],
    [255, 236, 190],
  ],
  [
    [40, 20, 48],
    [78, 34, 66],
    [134, 58, 72],
    [214, 112, 76],
    [22, 14, 28],
    [255, 206, 120],
    [52, 30, 56],
    [255, 244, 214],
  ],
  [
    [6, 32, 38],
    [10, 58, 66],
    [16, 92, 100],
    [92, 160, 150],
    [6, 18, 22],
    [190, 240, 220],
    [8, 44, 50],
    [255, 255, 255],
  ],
  [
    [24, 26, 58],
    [44, 46, 98],
    [86, 76, 140],
    [168, 120, 170],
    [14, 14, 32],
    [255, 214, 236],
    [32, 34, 74],
    [255, 250, 224],
  ],
];
const [HOUSE, WINDOW, WATER, LIGHT] = [4, 5, 6, 7];

const HORIZON = 66;
const HOUSE_WIDTH = 12;

/** Renders a picture of a city at night by the river, as a PNG of a few kilobytes. */
export function renderNightPicture(random: RandomSource): Uint8Array {
  const palette = random.pick(PALETTES);
  const houses = Array.from(
    { length: WIDTH / HOUSE_WIDTH },
    () => HORIZON - 8 - random.nextInt(44),
  );
  const windows = Array.from({ length: 97 }, () => random.nextBoolean(0.35));
  const moon = { x: 20 + random.nextInt(WIDTH - 40), y: 8 + random.nextInt(16) };
  const getColorIndex = (x: number, y: number): number => {
    if ((x - moon.x) ** 2 + (y - moon.y) ** 2 < 36) return LIGHT;
    const house = Math.floor(x / HOUSE_WIDTH);
    const top = houses[house] ?? HORIZON;
    if (y >= HORIZON) return isReflection(x, y, house) ? WINDOW : WATER;
    if (y < top) return Math.min(3, Math.floor((y * 4) / HORIZON));
    const isWindowPane = x % 4 === 2 && y % 5 > 2 && y > top + 2;
    return isWindowPane && windows[(house * 31 + (x >> 2) * 7 + Math.floor(y / 5)) % 97]
      ? WINDOW
      : HOUSE;
  };
  return encodeIndexedPng({ width: WIDTH, height: HEIGHT, palette, getColorIndex });
}

/** Every third house has a lamp in front, which the water reflects. */
const isReflection = (x: number, y: number, house: number) =>
  house % 3 === 0 && x % HOUSE_WIDTH === 6 && y % 4 < 2;
