/** Letters that are written from right to left, and the control characters of the bidirectional algorithm. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const ISOLATE = '\u2068';
const ISOLATE_END = '\u2069';

/**
 * Text of a person inside a sentence: what is written from right to left is isolated, so that it does not rearrange the
 * words around it. Other text stays as it is.
 *
 * @see https://www.unicode.org/reports/tr9/ (FSI and PDI)
 */
export const isolateText = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${removeIsolates(text)}${ISOLATE_END}` : text;

/** An isolate that the text ends by itself would leave the rest outside. */
const removeIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '');

/** The same for all that is filled into a message. */
export function isolateAll<Options extends object | undefined>(options: Options): Options {
  if (!options) return options;
  let isolated: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(options)) {
    // `_` is the message itself where a key has none.
    if (typeof value !== 'string' || name === '_' || !RIGHT_TO_LEFT.test(value)) continue;
    isolated ??= { ...options };
    isolated[name] = isolateText(value);
  }
  return (isolated as Options | undefined) ?? options;
}
