/** The encodings of text files that can be chosen: the Unicode ones, then those of programs by region. */
export const ENCODINGS = [
  ...(['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5'] as const),
  ...(['windows-1252', 'windows-1250', 'windows-1251'] as const),
] as const;

interface DecodedText {
  readonly encoding: string;
  readonly text: string;
}

/**
 * Decodes a text file.
 *
 * @param encoding absent: guessed
 */
export const decodeText = (bytes: Uint8Array, encoding?: string): DecodedText =>
  encoding === undefined ? guessEncoding(bytes) : decode(bytes, encoding);

const decode = (bytes: Uint8Array, encoding: string): DecodedText => ({
  encoding,
  text: new TextDecoder(encoding).decode(bytes),
});

/** Guesses the encoding: that of its mark, UTF-8 even with some broken bytes, else that of Chinese or Western programs. */
function guessEncoding(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be');
  const unicode = decode(bytes, 'utf-8');
  const brokenCount = unicode.text.split('\ufffd').length - 1;
  if (brokenCount === 0) return unicode;
  const intactCount = unicode.text.match(/[\u0080-\ufffc\u{10000}-\u{10ffff}]/gu)?.length ?? 0;
  if (intactCount > brokenCount) return unicode;
  const chinese = hasMostlyPairs(bytes) ? decode(bytes, 'gb18030') : undefined;
  return chinese?.text.includes('\ufffd') === false ? chinese : decode(bytes, 'windows-1252');
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
