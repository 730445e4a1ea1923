import { lengthOf, type Verdict } from './verdict.ts';

/** The longest name that has words of its own: 20 characters by default, 32 for a serial name. */
type Longest = 20 | 32;

interface NameRule {
  /** Spaces are allowed inside. */
  readonly spaces: boolean;
  readonly longest?: Longest;
}

const ALPHABETS = { bare: /^[\w\p{Script=Han}]*$/u, spaced: /^[\w \p{Script=Han}]*$/u } as const;

/** An underscore or a space at an end is easily missed by whoever types the name again. */
const LOOSE_END = /^[_ ]|[_ ]$/u;

/**
 * Judges a name: letters, digits, underscores and Chinese characters, where wanted spaces inside, no underscore at
 * either end. Letters and digits are those of ASCII: a full-width one looks the same and is another name.
 *
 * @returns the key of the first rule that is broken: its characters, then its length in code points
 * @see spec A5 (VALID-07)
 */
export function judgeName(name: string, { spaces, longest = 20 }: NameRule): Verdict {
  if (name === '') return 'no.empty';
  if (!ALPHABETS[spaces ? 'spaced' : 'bare'].test(name) || LOOSE_END.test(name))
    return spaces ? 'validation.number.space.chinese' : 'validation.number.chinese';
  return lengthOf(name) > longest ? `validation.up.to.${longest}` : undefined;
}

/** Judges a username: a name without spaces of at most 20 characters. @see spec A5 (VALID-07) */
export const judgeUsername = (name: string): Verdict => judgeName(name, { spaces: false });

/** Judges the first or last name of a person: spaces may be inside. @see spec A5 (VALID-07) */
export const judgePersonName = (name: string): Verdict => judgeName(name, { spaces: true });

/** Judges a serial name, e.g. that of a domain: spaces may be inside, at most 32 characters. @see spec A5 (VALID-07) */
export const judgeSerialName = (name: string): Verdict =>
  judgeName(name, { spaces: true, longest: 32 });
