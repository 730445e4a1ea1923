/** From this value on a number is too long for the screen: it is written with an exponent. */
const MAX_PLAIN_NUMBER = 1e12;

/** Digits after the decimal point of a number with an exponent. */
const EXPONENT_DECIMALS = 3;

interface DecimalRange {
  readonly min?: number;
  readonly max?: number;
}

type NumberFormat = (value: number) => string;

/** An Intl format takes about a millisecond to create, and a list uses one for every rendered cell. */
const formats = new Map<string, NumberFormat>();

/**
 * Creates a number format of a language; its output is short for every number.
 *
 * @param decimals minimum and maximum digits after the decimal point
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
    // A count that the platform did not send.
    if (Number.isNaN(Math.abs(value))) return '–';
    const isPlain = Math.abs(value) < MAX_PLAIN_NUMBER || !Number.isFinite(value);
    return (isPlain ? plain : scientific).format(value);
  };
}
