import { lengthOf, type Verdict } from './verdict.ts';

/** What would end a path, a file name or a tag; and what cannot be seen: control and format characters. */
const FORBIDDEN = /[/\\:*?%"<>|\p{Cc}\p{Cf}]/u;
const LOOSE_END = /^\s|\s$/u;

/**
 * Judges the name of a device: 2 to 32 characters (code points), no space of any width at either end, none of
 * / \ : * ? % " < > | and nothing invisible.
 *
 * @see spec A5 (VALID-08)
 */
export function judgeDeviceName(name: string): Verdict {
  if (name === '') return 'no.empty';
  if (FORBIDDEN.test(name) || LOOSE_END.test(name)) return 'validation.name.character';
  const length = lengthOf(name);
  return length < 2 || length > 32 ? 'validation.name.len' : undefined;
}
