/** The result of a rule: the key of a message in both catalogues, or `undefined` for a valid value. */
export type ValidationMessageKey = string | undefined;

/** A validation error whose message has placeholders, e.g. the bounds of a range. */
export interface ValidationError {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/**
 * Returns the length of a text as every rule counts it: in code points, as JSON Schema does. A Chinese character
 * counts as one, also outside the basic plane; each code point of a composed emoji counts.
 */
export const countCharacters = (text: string): number =>
  // Only surrogates need counting.
  SURROGATE.test(text) ? [...text].length : text.length;

// Without the Unicode flag, which does not match single surrogates.
const SURROGATE = /[\ud800-\udbff]/;
