/** From here on a number has more digits than a screen has room for: it is written with an exponent. */
const LARGEST_PLAIN = 1e12;

/** Significant digits after the point of a number with an exponent. */
const EXPONENT_DECIMALS = 3;

/**
 * Makes what writes numbers in a language; whatever the number, the text is short.
 *
 * @param decimals least and most digits after the point
 */
export function createNumberFormat(
  language: string,
  decimals: { readonly least?: number; readonly most?: number } = {},
): (value: number) => string {
  const plain = new Intl.NumberFormat(language, {
    ...(decimals.least !== undefined && { minimumFractionDigits: decimals.least }),
    ...(decimals.most !== undefined && { maximumFractionDigits: decimals.most }),
  });
  const scientific = new Intl.NumberFormat(language, {
    notation: 'scientific',
    maximumFractionDigits: EXPONENT_DECIMALS,
  });
  return value => {
    const isPlain = Math.abs(value) < LARGEST_PLAIN || !Number.isFinite(value);
    return (isPlain ? plain : scientific).format(value);
  };
}
