/** Right-to-left letters, and the control characters of the bidirectional algorithm. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const ISOLATE = '\u2068';
const ISOLATE_END = '\u2069';

/**
 * Isolates right-to-left user text inside a sentence, so that it does not reorder the text around it. Other text is
 * unchanged.
 *
 * @see https://www.unicode.org/reports/tr9/ (FSI and PDI)
 */
export const isolateText = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${removeIsolates(text)}${ISOLATE_END}` : text;

/** Removes isolates: one that the text closes itself would leave the rest outside. */
const removeIsolates = (text: string) => text.replaceAll(/[\u2066-\u2069]/gu, '');

/** Isolates all values that are inserted into a message. */
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
