import type { RegExpExpression } from './regExpSyntax.ts';

/**
 * Returns the longest text that every match of an expression contains; empty if there is none. Of several, the first.
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

/** Returns the contiguous pieces of text that must occur, in their order. */
function getTextRuns(expression: RegExpExpression): string[] {
  const pieces: string[] = [''];
  const parts = expression.kind === 'sequence' ? expression.parts : [expression];
  for (const part of parts) {
    const character = part.kind === 'unit' ? getCharacter(part.source) : undefined;
    if (character !== undefined) pieces.push(`${pieces.pop() ?? ''}${character}`);
    else if (part.kind === 'sequence') pieces.push(...getTextRuns(part), '');
    else pieces.push('');
  }
  return pieces;
}

/** Returns the one character that a unit matches; undefined for a class, a dot and other escapes. */
function getCharacter(source: string): string | undefined {
  if (source.length === 1) return source === '.' ? undefined : source;
  if (/^\\[^\w]$/.test(source)) return source.slice(1);
  const code = /^\\(?:x|u)([\da-f]{2,4})$/i.exec(source)?.[1];
  return code === undefined ? undefined : String.fromCharCode(parseInt(code, 16));
}
