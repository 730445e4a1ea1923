/** From here on a number has more digits than a screen has room for: it is written with an exponent. */
const LARGEST_PLAIN = 1e12;

/** Significant digits after the point of a number with an exponent. */
const EXPONENT_DECIMALS = 3;

interface Decimals {
  readonly least?: number;
  readonly most?: number;
}

type NumberFormat = (value: number) => string;

/** A format of Intl takes about a millisecond to create, and a list asks for one with every cell that it draws. */
const formats = new Map<string, NumberFormat>();

/**
 * Returns what writes numbers in a language; whatever the number, the text is short.
 *
 * @param decimals least and most digits after the point
 */
export function createNumberFormat(language: string, decimals: Decimals = {}): NumberFormat {
  const key = `${language} ${decimals.least} ${decimals.most}`;
  const format = formats.get(key) ?? create(language, decimals);
  formats.set(key, format);
  return format;
}

function create(language: string, decimals: Decimals): NumberFormat {
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
