import { compileAutomaton } from './automaton.ts';
import { type RegExpExpression, parseExpression } from './regExpSyntax.ts';
import { FilterError, quote } from './FilterError.ts';
import { getAnyCaseText, getLiteralText, getRequiredText } from './regExpLiteral.ts';

/** A compiled regular expression, matched anywhere in a text, in bounded time. */
export interface TextPattern {
  readonly test: (text: string) => boolean;
  /** Text that every match contains in some case, in lower case; empty if none is known. */
  readonly requiredText: string;
  /** Whether every text that contains it in any case matches. */
  readonly isPlainText: boolean;
}

/** Escapes an invalid expression, such as `a(`, as literal text, as LoopBack does first. */
export function escapeInvalid(expression: string): string {
  try {
    new RegExp(expression);
    return expression;
  } catch {
    return expression.replace(/[-[\]/{}()+?.\\^$|]/g, '\\$&');
  }
}

/**
 * Compiles an expression. Plain text is searched as such; an expression with at most one choice goes to JavaScript's
 * engine, which backtracks; all others to an automaton, which does not.
 *
 * @throws FilterError for an invalid expression, and for one without a time bound.
 */
export function compilePattern(source: string, flags: string): TextPattern {
  assertValidRegExp(source, flags);
  const expression = trimOptionalEnds(parseExpression(source));
  const requiredText = flags.includes('i') ? '' : getRequiredText(expression);
  const isPlainText = requiredText !== '' && requiredText === getAnyCaseText(expression);
  const text = flags.includes('i') ? undefined : getLiteralText(expression);
  if (text !== undefined)
    return { requiredText, isPlainText, test: candidate => candidate.includes(text) };
  if (!isSimple(expression))
    return { requiredText, isPlainText, test: compileAutomaton(expression, flags) };
  const regexp = new RegExp(toSource(expression), flags);
  return { requiredText, isPlainText, test: candidate => regexp.test(candidate) };
}

function assertValidRegExp(source: string, flags: string): void {
  try {
    new RegExp(source, flags);
  } catch (error) {
    throw new FilterError(
      `${quote(source)} is no regular expression (${(error as Error).message}): escape its special characters with a backslash.`,
      { cause: error },
    );
  }
}

/** Removes optional repetitions at the ends: the search starts and ends anywhere, so they have no effect. */
function trimOptionalEnds(expression: RegExpExpression): RegExpExpression {
  if (expression.kind !== 'sequence') return expression;
  const isNeeded = expression.parts.map(part => part.kind !== 'repeat' || part.min > 0);
  const parts = expression.parts.slice(isNeeded.indexOf(true), isNeeded.lastIndexOf(true) + 1);
  return { kind: 'sequence', parts: isNeeded.includes(true) ? parts : [] };
}

function isSimple(expression: RegExpExpression): boolean {
  const options = expression.kind === 'choice' ? expression.parts : [expression];
  return options.every(option => countChoices(option) <= 1);
}

/** Counts the choices that a backtracking engine may undo; a repeated choice is one too many. */
function countChoices(expression: RegExpExpression): number {
  if (expression.kind === 'unit' || expression.kind === 'edge') return 0;
  if (expression.kind === 'repeat') {
    const inner = countChoices(expression.part);
    return inner > 0 ? Infinity : Number(expression.min !== expression.max);
  }
  const inner = expression.parts.reduce((sum, part) => sum + countChoices(part), 0);
  return expression.kind === 'choice' ? inner + 1 : inner;
}

function toSource(expression: RegExpExpression): string {
  if (expression.kind === 'unit' || expression.kind === 'edge') return expression.source;
  if (expression.kind === 'sequence') return expression.parts.map(toSource).join('');
  if (expression.kind === 'choice') return `(?:${expression.parts.map(toSource).join('|')})`;
  const { part, min, max } = expression;
  return `(?:${toSource(part)}){${min},${max === Infinity ? '' : max}}`;
}
