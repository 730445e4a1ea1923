import { FilterError, quote } from './FilterError.ts';

/**
 * The structure of a regular expression. A `unit` matches exactly one UTF-16 unit, an `edge` (`^`, `$`, `\b`, `\B`)
 * none; both keep their source, which only JavaScript's own engine interprets.
 */
export type RegExpExpression =
  | { readonly kind: 'unit'; readonly source: string }
  | { readonly kind: 'edge'; readonly source: string }
  | { readonly kind: 'sequence'; readonly parts: readonly RegExpExpression[] }
  | { readonly kind: 'choice'; readonly parts: readonly RegExpExpression[] }
  | RegExpRepeat;

/** A part that occurs `least` to `most` times. */
export interface RegExpRepeat {
  readonly kind: 'repeat';
  readonly part: RegExpExpression;
  readonly min: number;
  readonly max: number;
}

/** Tokens at the start of the rest of an expression; the first match is taken. */
const TOKENS = {
  unsupported: /\(\?(?!:)|\\[1-9k]|\\0\d/y,
  open: /\((?:\?:)?/y,
  edge: /[$^]|\\[bB]/y,
  unit: /\[(?:\\[^]|[^\]\\])*\]|\\x[\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\c[a-zA-Z]|[^]/y,
  escape: /\\[^]/y,
  quantifier: /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y,
};

/** The maximum nesting of groups: parser and compiler are recursive. */
const MAX_DEPTH = 100;

/** The largest number in a quantifier. */
const MAX_REPETITIONS = 1_000;

/**
 * Parses a valid regular expression (no `u` or `v` flag).
 *
 * @throws FilterError for expressions without bounded matching time: lookaround and backreferences, too many nested
 * groups, too many repetitions.
 */
export function parseExpression(source: string): RegExpExpression {
  let position = 0;
  let depth = 0;

  function takeToken(token: keyof typeof TOKENS): RegExpExecArray | null {
    const pattern = TOKENS[token];
    pattern.lastIndex = position;
    const found = pattern.exec(source);
    if (found) position = pattern.lastIndex;
    return found;
  }

  function parseChoice(): RegExpExpression {
    const parts = [parseSequence()];
    while (source[position] === '|') {
      position += 1;
      parts.push(parseSequence());
    }
    const [only] = parts;
    return only && parts.length === 1 ? only : { kind: 'choice', parts };
  }

  function parseSequence(): RegExpExpression {
    const parts: RegExpExpression[] = [];
    while (position < source.length && source[position] !== '|' && source[position] !== ')') {
      parts.push(parseQuantifier(parseTerm()));
    }
    return { kind: 'sequence', parts };
  }

  function parseTerm(): RegExpExpression {
    const unsupported = takeToken('unsupported');
    if (unsupported) throwUnsupported(source, unsupported[0]);
    if (takeToken('open')) {
      depth += 1;
      if (depth > MAX_DEPTH) throwTooDeep(source);
      const group = parseChoice();
      depth -= 1;
      position += 1;
      return group;
    }
    const edge = takeToken('edge');
    if (edge) return { kind: 'edge', source: edge[0] };
    const unit =
      source[position] === '\\' && !/[xuc]/.test(source[position + 1] ?? '')
        ? takeToken('escape')
        : null;
    return { kind: 'unit', source: (unit ?? parseUnitOrEscape())[0] };
  }

  /** `\x` and `\u` without their digits are the letters x and u. */
  function parseUnitOrEscape(): RegExpExecArray {
    const unit = takeToken('unit')!;
    if (unit[0] !== '\\') return unit;
    position -= 1;
    return takeToken('escape')!;
  }

  function parseQuantifier(part: RegExpExpression): RegExpExpression {
    const quantifier = takeToken('quantifier');
    if (!quantifier) return part;
    const [, sign, min, comma, max] = quantifier;
    if (sign) return { kind: 'repeat', part, ...QUANTIFIERS[sign as keyof typeof QUANTIFIERS] };
    const upper = max ? Number(max) : comma ? Infinity : Number(min);
    const requestedTimes = Math.max(Number(min), Number(max));
    if (requestedTimes > MAX_REPETITIONS) throwTooManyTimes(source, quantifier[0]);
    return { kind: 'repeat', part, min: Number(min), max: upper };
  }

  return parseChoice();
}

const QUANTIFIERS = {
  '*': { min: 0, max: Infinity },
  '+': { min: 1, max: Infinity },
  '?': { min: 0, max: 1 },
};

function throwUnsupported(source: string, part: string): never {
  throw new FilterError(
    `The expression ${quote(source)} uses ${part}: lookaround, named groups and references back are not supported here, because they cannot be matched in bounded time.`,
  );
}

function throwTooDeep(source: string): never {
  throw new FilterError(
    `The expression ${quote(source)} has more than ${MAX_DEPTH} groups inside each other: leave out the parentheses that group nothing.`,
  );
}

function throwTooManyTimes(source: string, part: string): never {
  throw new FilterError(
    `The expression ${quote(source)} uses ${part}: use at most ${MAX_REPETITIONS} repetitions, or leave the upper bound out, such as {20,}.`,
  );
}
