/** From here on a number has more digits than a screen has room for: it is written with an exponent. */
const MAX_PLAIN_NUMBER = 1e12;

/** Significant digits after the point of a number with an exponent. */
const EXPONENT_DECIMALS = 3;

interface DecimalRange {
  readonly min?: number;
  readonly max?: number;
}

type NumberFormat = (value: number) => string;

/** A format of Intl takes about a millisecond to create, and a list asks for one with every cell that it draws. */
const formats = new Map<string, NumberFormat>();

/**
 * Returns what writes numbers in a language; whatever the number, the text is short.
 *
 * @param decimals least and most digits after the point
 */
export function createNumberFormat(language: string, decimals: DecimalRange = {}): NumberFormat {
  const key = `${language} ${decimals.min} ${decimals.max}`;
  const format = formats.get(key) ?? createFormat(language, decimals);
  formats.set(key, format);
  return format;
}

function createFormat(language: string, decimals: DecimalRange): NumberFormat {
  const plain = new Intl.NumberFormat(language, {
    ...(decimals.min !== undefined && { minimumFractionDigits: decimals.min }),
    ...(decimals.max !== undefined && { maximumFractionDigits: decimals.max }),
  });
  const scientific = new Intl.NumberFormat(language, {
    notation: 'scientific',
    maximumFractionDigits: EXPONENT_DECIMALS,
  });
  return value => {
    const isPlain = Math.abs(value) < MAX_PLAIN_NUMBER || !Number.isFinite(value);
    return (isPlain ? plain : scientific).format(value);
  };
}
