/**
 * The number that a person wrote, also in full-width digits and with a real minus sign, as Chinese keyboards have them;
 * NaN for anything that is none, as `0x10`.
 */
export function parseDecimal(text: string): number {
  if (PLAIN_DECIMAL.test(text)) return Number(text);
  const plain = text.normalize('NFKC').trim().replace('−', '-');
  return DECIMAL.test(plain) ? Number(plain) : NaN;
}

/** What needs no mending. */
const PLAIN_DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/u;
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;
