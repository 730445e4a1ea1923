import { judgePassword } from '../../../domain/password.ts';
import type { Verdict } from '../../../domain/verdict.ts';

export const PARTS = ['old', 'new', 'repeat'] as const;

/** The three fields of a changed password. */
export type Part = (typeof PARTS)[number];

export type Typed = Readonly<Record<Part, string>>;

/**
 * Judges a change of password by its owner.
 *
 * @returns for each field the key of the first rule that is broken; undefined where it is right
 * @see spec A5 (AUTH-09, VALID-01 to VALID-04)
 */
export const judgeChange = (typed: Typed, username: string): Readonly<Record<Part, Verdict>> => ({
  old: typed.old === '' ? 'no.empty' : undefined,
  new: judgePassword(typed.new, username, typed.old),
  repeat: typed.repeat === typed.new ? undefined : 'password.not.same',
});
