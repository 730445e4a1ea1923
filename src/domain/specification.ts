import { lengthOf, type Verdict } from './verdict.ts';

/** The longest specification, in characters. */
const LONGEST = 32;

/**
 * Judges a specification: letters, digits, underscores and hyphens, at most 32 of them. A space is told as such, since
 * it is easily missed.
 *
 * @see spec A5 (VALID-13)
 */
export function judgeSpecification(text: string): Verdict {
  if (text === '') return 'no.empty';
  if (/\s/u.test(text)) return 'validation.underline.no.spaces';
  if (!/^[\w-]+$/u.test(text)) return 'validation.connect.underline.number.letter';
  return lengthOf(text) > LONGEST ? `validation.up.to.${LONGEST}` : undefined;
}
