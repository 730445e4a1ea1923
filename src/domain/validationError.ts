/** What a rule says of a value: the key of a message in both catalogues, or `undefined` when it is fine. */
export type ValidationMessageKey = string | undefined;

/** A verdict whose message has gaps, e.g. the bounds of a range. */
export interface ValidationError {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/**
 * The length of a text as every rule counts it: in code points, as JSON Schema does. A Chinese character is one, also
 * one outside of the basic plane; an emoji that is put together of several counts each of them.
 */
export const countCharacters = (text: string): number =>
  // Only half of a character beyond the basic plane needs counting.
  SURROGATE.test(text) ? [...text].length : text.length;

// Without the mode of Unicode, which sees no halves.
const SURROGATE = /[\ud800-\udbff]/;
