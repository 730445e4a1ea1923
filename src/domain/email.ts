import type { Verdict } from './verdict.ts';

const BEFORE = /^[A-Za-z0-9\p{Script=Han}]+$/u;
const LABEL =
  /^[A-Za-z0-9\p{Script=Han}](?:[A-Za-z0-9\p{Script=Han}-]*[A-Za-z0-9\p{Script=Han}])?$/u;
const TOP = /^(?:[A-Za-z]{2,}|\p{Script=Han}{2,})$/u;

/** The longest address that mail can carry. */
const LONGEST = 254;

/**
 * Judges an e-mail address: letters, digits or Chinese characters, then @ and a domain of two labels or more.
 *
 * @see spec A5 (VALID-11)
 */
export function judgeEmail(address: string): Verdict {
  const [before = '', domain = '', ...more] = address.split('@');
  const labels = domain.split('.');
  const isRight =
    address.length <= LONGEST &&
    more.length === 0 &&
    BEFORE.test(before) &&
    labels.length > 1 &&
    labels.every(label => LABEL.test(label)) &&
    TOP.test(labels.at(-1) ?? '');
  return isRight ? undefined : 'validation.email.wrong';
}
