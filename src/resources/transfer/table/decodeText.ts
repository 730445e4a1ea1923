/** The encodings of text files that can be chosen: the Unicode ones, then those of programs by region. */
export const ENCODINGS = [
  ...(['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5'] as const),
  ...(['windows-1252', 'windows-1250', 'windows-1251'] as const),
] as const;

/**
 * Decodes a text file.
 *
 * @param encoding absent: guessed
 */
export function decodeText(bytes: Uint8Array, encoding = guessEncoding(bytes)) {
  return { encoding, text: new TextDecoder(encoding).decode(bytes) };
}

/** The guess of an encoding needs no more bytes than these. */
const SAMPLE_BYTES = 4 * 1024 * 1024;

/** Guesses the encoding: that of its mark, UTF-8 even with some broken bytes, else that of Chinese or Western programs. */
function guessEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (isValid(bytes, 'utf-8')) return 'utf-8';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const asUtf8 = new TextDecoder().decode(sample);
  const brokenCount = asUtf8.split('\ufffd').length - 1;
  const intactCount = asUtf8.match(/[\u0080-\ufffc\u{10000}-\u{10ffff}]/gu)?.length ?? 0;
  if (intactCount > brokenCount) return 'utf-8';
  return isValid(bytes, 'gb18030') && hasMostlyPairs(sample) ? 'gb18030' : 'windows-1252';
}

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Common Chinese characters are two bytes from 0xA1 up; a Western letter of that range is among ASCII letters. */
function hasMostlyPairs(bytes: Uint8Array): boolean {
  let pairs = 0;
  let singles = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    if ((bytes[at + 1] ?? 0) < 0xa1) singles += 1;
    else {
      pairs += 1;
      at += 1;
    }
  }
  return pairs > singles;
}
