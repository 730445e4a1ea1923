/**
 * Parses a typed number, also with full-width digits and a Unicode minus sign of Chinese keyboards; NaN for anything
 * else, such as `0x10`.
 */
export function parseDecimal(text: string): number {
  if (PLAIN_DECIMAL.test(text)) return Number(text);
  const plain = text.normalize('NFKC').trim().replace('−', '-');
  return DECIMAL.test(plain) ? Number(plain) : NaN;
}

/** Text that needs no normalization. */
const PLAIN_DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/u;
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;
