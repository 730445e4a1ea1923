import type { ItemColor } from '../model/itemDefaults.ts';

/** The alpha of an opaque colour. */
export const OPAQUE = 255;

/**
 * Returns a colour for CSS.
 *
 * @param transparency per cent; 100 is invisible
 */
export const toCssColor = ({ red, green, blue, alpha }: ItemColor, transparency = 0): string =>
  `rgb(${red} ${green} ${blue} / ${((alpha / OPAQUE) * (100 - transparency)) / 100})`;

/** Returns an opacity of 0 to 255 in per cent. */
export const toOpacityPercent = (alpha: number): number => Math.round((alpha / OPAQUE) * 100);

const toHex = (value: number) => value.toString(16).padStart(2, '0');

/** Returns a colour without its opacity, for a colour input. */
export const toHexColor = ({ red, green, blue }: ItemColor): string =>
  `#${toHex(red)}${toHex(green)}${toHex(blue)}`;

/** Returns the colour of a colour input with an opacity of 0 to 255. */
export function fromHexColor(hex: string, alpha: number): ItemColor {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return { red, green, blue, alpha };
}
