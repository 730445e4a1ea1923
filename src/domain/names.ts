import type { Verdict } from './verdict.ts';

/** The longest name of a user or a person, in characters. */
const LONGEST = 20;

/**
 * Judges a username: letters, digits, underscores and Chinese characters, no underscore at either
 * end, at most 20 of them.
 *
 * @see spec A5 (VALID-07)
 */
export const judgeUsername = (name: string): Verdict =>
  judge(name, /^[\w\p{Script=Han}]*$/u, 'validation.number.chinese');

/**
 * Judges the first or last name of a person: as a username, but with spaces inside.
 *
 * @see spec A5 (VALID-07)
 */
export const judgePersonName = (name: string): Verdict =>
  judge(name, /^[\w \p{Script=Han}]*$/u, 'validation.number.space.chinese');

/** An underscore or a space at an end is easily missed by whoever types the name again. */
const LOOSE_END = /^[_ ]|[_ ]$/u;

function judge(name: string, alphabet: RegExp, wrong: string): Verdict {
  if (name === '') return 'no.empty';
  if (!alphabet.test(name) || LOOSE_END.test(name)) return wrong;
  if (Array.from(name).length > LONGEST) return `validation.up.to.${LONGEST}`;
  return undefined;
}
