import { FilterError, quote } from './FilterError.ts';

/**
 * The structure of a regular expression. A `unit` takes exactly one UTF-16 unit, an `edge` (`^`, `$`,
 * `\b`, `\B`) none; both keep their source, which only JavaScript's own engine interprets.
 */
export type Expression =
  | { readonly kind: 'unit'; readonly source: string }
  | { readonly kind: 'edge'; readonly source: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Expression[] }
  | { readonly kind: 'choice'; readonly parts: readonly Expression[] }
  | Repeat;

/** A part that occurs `least` to `most` times. */
export interface Repeat {
  readonly kind: 'repeat';
  readonly part: Expression;
  readonly least: number;
  readonly most: number;
}

/** What stands at the head of the rest of an expression; the first that fits is taken. */
const tokens = {
  unsupported: /\(\?(?!:)|\\[1-9k]|\\0\d/y,
  open: /\((?:\?:)?/y,
  edge: /[$^]|\\[bB]/y,
  unit: /\[(?:\\[^]|[^\]\\])*\]|\\x[\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\c[a-zA-Z]|[^]/y,
  escape: /\\[^]/y,
  quantifier: /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y,
};

/** Most groups inside each other: an expression is read and written by functions that call themselves. */
const mostDepth = 100;

/** Most times that a part may be asked for by a number. */
const mostTimes = 1_000;

/**
 * Takes a valid regular expression (no `u` or `v` flag) apart.
 *
 * @throws FilterError for what cannot be matched in bounded time: lookaround and backreferences, too many groups
 * inside each other, too many repetitions.
 */
export function parseExpression(source: string): Expression {
  let at = 0;
  let depth = 0;

  function take(token: keyof typeof tokens): RegExpExecArray | null {
    const pattern = tokens[token];
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  }

  function choice(): Expression {
    const parts = [sequence()];
    while (source[at] === '|') {
      at += 1;
      parts.push(sequence());
    }
    const [only] = parts;
    return only && parts.length === 1 ? only : { kind: 'choice', parts };
  }

  function sequence(): Expression {
    const parts: Expression[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      parts.push(repeated(term()));
    }
    return { kind: 'sequence', parts };
  }

  function term(): Expression {
    const unsupported = take('unsupported');
    if (unsupported) refuse(source, unsupported[0]);
    if (take('open')) {
      depth += 1;
      if (depth > mostDepth) refuseDepth(source);
      const group = choice();
      depth -= 1;
      at += 1;
      return group;
    }
    const edge = take('edge');
    if (edge) return { kind: 'edge', source: edge[0] };
    const unit = source[at] === '\\' && !/[xuc]/.test(source[at + 1] ?? '') ? take('escape') : null;
    return { kind: 'unit', source: (unit ?? unitOrEscape())[0] };
  }

  /** `\x` and `\u` without their digits are the letters x and u. */
  function unitOrEscape(): RegExpExecArray {
    const whole = take('unit')!;
    if (whole[0] !== '\\') return whole;
    at -= 1;
    return take('escape')!;
  }

  function repeated(part: Expression): Expression {
    const quantifier = take('quantifier');
    if (!quantifier) return part;
    const [, sign, least, comma, most] = quantifier;
    if (sign) return { kind: 'repeat', part, ...signs[sign as keyof typeof signs] };
    const upper = most ? Number(most) : comma ? Infinity : Number(least);
    const asked = Math.max(Number(least), Number(most));
    if (asked > mostTimes) refuseTimes(source, quantifier[0]);
    return { kind: 'repeat', part, least: Number(least), most: upper };
  }

  return choice();
}

const signs = {
  '*': { least: 0, most: Infinity },
  '+': { least: 1, most: Infinity },
  '?': { least: 0, most: 1 },
};

function refuse(source: string, part: string): never {
  throw new FilterError(
    `The expression ${quote(source)} uses ${part}: lookaround, named groups and references back are not supported here, because they cannot be matched in bounded time.`,
  );
}

function refuseDepth(source: string): never {
  throw new FilterError(
    `The expression ${quote(source)} has more than ${mostDepth} groups inside each other: leave out the parentheses that group nothing.`,
  );
}

function refuseTimes(source: string, part: string): never {
  throw new FilterError(
    `The expression ${quote(source)} uses ${part}: ask for at most ${mostTimes} repetitions, or leave the upper bound out, such as {20,}.`,
  );
}
