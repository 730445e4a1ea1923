import type { RegExpExpression } from './regExpSyntax.ts';

/** Converts the letters of ASCII to lower case; no other, so that a text has the same length and any part of it matches. */
export const foldCase = (text: string): string =>
  text.replace(/[A-Z]+/g, letters => letters.toLowerCase());

/**
 * Returns the longest text that every match of an expression contains in some case, in lower case; empty if there is
 * none. Of several, the first.
 */
export function getRequiredText(expression: RegExpExpression): string {
  return getTextRuns(expression).reduce(
    (longest, run) => (run.length > longest.length ? run : longest),
    '',
  );
}

/** Returns the text of a purely literal expression. */
export function getLiteralText(expression: RegExpExpression): string | undefined {
  if (expression.kind !== 'sequence') return undefined;
  const characters = expression.parts.map(part =>
    part.kind === 'unit' ? getCharacter(part.source) : undefined,
  );
  return characters.includes(undefined) ? undefined : characters.join('');
}

/** Returns the text, in lower case, that an expression matches in any case of its letters, and nothing else. */
export function getAnyCaseText(expression: RegExpExpression): string | undefined {
  if (expression.kind !== 'sequence') return undefined;
  const characters = expression.parts.map(part => {
    if (part.kind !== 'unit') return undefined;
    const character = getCharacter(part.source);
    const isOneCase = character !== undefined && /[a-z]/i.test(character);
    return isOneCase ? undefined : getFoldedCharacter(part.source);
  });
  return characters.includes(undefined) ? undefined : characters.join('');
}

/** Returns the contiguous pieces of text that must occur in some case, in their order. */
function getTextRuns(expression: RegExpExpression): string[] {
  const pieces: string[] = [''];
  const parts = expression.kind === 'sequence' ? expression.parts : [expression];
  for (const part of parts) {
    const character = part.kind === 'unit' ? getFoldedCharacter(part.source) : undefined;
    if (character !== undefined) pieces.push(`${pieces.pop() ?? ''}${character}`);
    else if (part.kind === 'sequence') pieces.push(...getTextRuns(part), '');
    else pieces.push('');
  }
  return pieces;
}

/** Returns the lower case of the one character that a unit matches in one of its cases or in both, as `[Aa]` does. */
function getFoldedCharacter(source: string): string | undefined {
  const [, upper, lower] = /^\[([A-Z])([a-z])\]$/.exec(source) ?? [];
  if (upper && upper.toLowerCase() === lower) return lower;
  const character = getCharacter(source);
  return character === undefined ? undefined : foldCase(character);
}

/** Returns the one character that a unit matches; undefined for a class, a dot and other escapes. */
function getCharacter(source: string): string | undefined {
  if (source.length === 1) return source === '.' ? undefined : source;
  if (/^\\[^\w]$/.test(source)) return source.slice(1);
  const code = /^\\(?:x|u)([\da-f]{2,4})$/i.exec(source)?.[1];
  return code === undefined ? undefined : String.fromCharCode(parseInt(code, 16));
}
