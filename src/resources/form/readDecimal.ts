/**
 * The number that a person wrote, also in full-width digits and with a real minus sign, as Chinese keyboards have them;
 * NaN for anything that is none, as `0x10`.
 */
export function readDecimal(text: string): number {
  const plain = text.normalize('NFKC').trim().replace('−', '-');
  return DECIMAL.test(plain) ? Number(plain) : NaN;
}

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;
