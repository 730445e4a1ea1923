import { automaton } from './automaton.ts';
import { type Expression, parseExpression } from './expression.ts';
import { FilterError, quote } from './FilterError.ts';
import { literalText, requiredText } from './literal.ts';

/** A compiled regular expression, matched anywhere in a text, in bounded time. */
export interface Pattern {
  readonly test: (text: string) => boolean;
  /** Text that every match contains; empty if none is known. */
  readonly contains: string;
  /** Whether every text that contains it matches. */
  readonly isText: boolean;
}

/** An expression that is none, such as `a(`, taken literally, as LoopBack does before it looks at it. */
export function escapeInvalid(expression: string): string {
  try {
    new RegExp(expression);
    return expression;
  } catch {
    return expression.replace(/[-[\]/{}()+?.\\^$|]/g, '\\$&');
  }
}

/**
 * Compiles an expression. Plain text is searched as such; what has at most one choice to try goes to
 * JavaScript's engine, which backtracks; all else to an automaton, which does not.
 *
 * @throws FilterError for an invalid expression, and for one that cannot be bounded.
 */
export function compilePattern(source: string, flags: string): Pattern {
  refuseInvalid(source, flags);
  const expression = withoutOpenEnds(parseExpression(source));
  const contains = flags.includes('i') ? '' : requiredText(expression);
  const text = literalText(expression);
  if (text !== undefined && contains === text) {
    return { contains, isText: true, test: it => it.includes(text) };
  }
  const isText = false;
  if (!isSimple(expression)) return { contains, isText, test: automaton(expression, flags) };
  const regexp = new RegExp(sourceOf(expression), flags);
  return { contains, isText, test: it => regexp.test(it) };
}

function refuseInvalid(source: string, flags: string): void {
  try {
    new RegExp(source, flags);
  } catch (error) {
    throw new FilterError(
      `${quote(source)} is no regular expression (${(error as Error).message}): escape its special characters with a backslash.`,
      { cause: error },
    );
  }
}

/** What may be repeated no times at an end changes nothing: the search begins and ends anywhere. */
function withoutOpenEnds(expression: Expression): Expression {
  if (expression.kind !== 'sequence') return expression;
  const needed = expression.parts.map(part => part.kind !== 'repeat' || part.least > 0);
  const parts = expression.parts.slice(needed.indexOf(true), needed.lastIndexOf(true) + 1);
  return { kind: 'sequence', parts: needed.includes(true) ? parts : [] };
}

function isSimple(expression: Expression): boolean {
  const options = expression.kind === 'choice' ? expression.parts : [expression];
  return options.every(option => choicesIn(option) <= 1);
}

/** How many choices a backtracking engine may have to undo; a repeated choice is one too many. */
function choicesIn(expression: Expression): number {
  if (expression.kind === 'unit' || expression.kind === 'edge') return 0;
  if (expression.kind === 'repeat') {
    const inner = choicesIn(expression.part);
    return inner > 0 ? Infinity : Number(expression.least !== expression.most);
  }
  const inner = expression.parts.reduce((sum, part) => sum + choicesIn(part), 0);
  return expression.kind === 'choice' ? inner + 1 : inner;
}

function sourceOf(expression: Expression): string {
  if (expression.kind === 'unit' || expression.kind === 'edge') return expression.source;
  if (expression.kind === 'sequence') return expression.parts.map(sourceOf).join('');
  if (expression.kind === 'choice') return `(?:${expression.parts.map(sourceOf).join('|')})`;
  const { part, least, most } = expression;
  return `(?:${sourceOf(part)}){${least},${most === Infinity ? '' : most}}`;
}
