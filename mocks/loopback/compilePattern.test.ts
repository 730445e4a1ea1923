import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compileAutomaton } from './automaton.ts';
import { parseExpression } from './regExpSyntax.ts';
import { FilterError } from './FilterError.ts';
import { compilePattern } from './compilePattern.ts';
import { foldCase } from './regExpLiteral.ts';

/** Groups that match only the empty text, at any repetition. */
const empty = ['()', '(?:)', '(?:a{0})'];

/**
 * Repetition counts that are rejected or long when written out. Only for expressions without choices for JavaScript's
 * own engine.
 */
const large = ['{9007199254740991}', '{0,9007199254740991}', '{1000}', '{0,1000}'];

/** Compiles an expression; undefined when it is rejected, as one with a large count may be. */
function attempt<Result>(source: string, compile: () => Result): Result | undefined {
  try {
    return compile();
  } catch (error) {
    const isLarge = /\{(0,)?(1000|9007199254740991)\}/.test(source);
    if (isLarge && error instanceof FilterError) return undefined;
    throw error;
  }
}

/** Small expressions over few letters, so that matches and near misses are frequent. */
const { expression } = fc.letrec<{
  expression: string;
  option: string;
  term: string;
  atom: string;
}>(tie => ({
  expression: fc.array(tie('option'), { minLength: 1, maxLength: 2 }).map(all => all.join('|')),
  option: fc.array(tie('term'), { maxLength: 3 }).map(all => all.join('')),
  term: fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc.tuple(
          tie('atom'),
          fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '{0,}', '+?', '*?'),
        ),
      },
      {
        weight: 4,
        arbitrary: fc.tuple(fc.constantFrom('^', '$', '\\b', '\\B'), fc.constant('')),
      },
      {
        weight: 1,
        arbitrary: fc.tuple(
          fc.constantFrom('a', '.', '(?:b)', ...empty),
          fc.constantFrom(...large),
        ),
      },
    )
    .map(parts => parts.join('')),
  atom: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'group' },
    fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[Aa]',
      'A',
      '[^a]',
      '\\w',
      '\\x61',
      '\\u5317',
      '\\.',
      '北',
      ']',
      '\\q',
      '-',
    ),
    tie('expression').map(inner => `(${inner})`),
    tie('expression').map(inner => `(?:${inner})`),
    fc.constantFrom('(|)', ...empty),
  ),
}));
const text = fc.string({
  unit: fc.constantFrom('a', 'b', 'A', '北', '.', '\n', ' ', 'x', '-'),
  maxLength: 6,
});
const flags = fc.constantFrom('', 'i', 'm', 'im');

describe('a bounded regular expression', () => {
  it("matches what JavaScript's own engine matches, with every strategy [MOCK-03]", () => {
    fc.assert(
      fc.property(
        expression,
        flags,
        fc.array(text, { minLength: 1, maxLength: 6 }),
        (source, flag, texts) => {
          const native = new RegExp(source, flag);
          const pattern = attempt(source, () => compilePattern(source, flag));
          const followed = attempt(source, () => compileAutomaton(parseExpression(source), flag));
          // Rejected expressions are not compared: JavaScript's own engine may not terminate either.
          if (!pattern) return;
          for (const it of texts) {
            expect([source, it, pattern.test(it)]).toEqual([source, it, native.test(it)]);
            if (followed) expect([source, it, followed(it)]).toEqual([source, it, native.test(it)]);
            const hasText = foldCase(it).includes(pattern.requiredText);
            if (native.test(it)) expect([source, it, hasText]).toEqual([source, it, true]);
            if (pattern.isPlainText)
              expect([source, it, hasText]).toEqual([source, it, native.test(it)]);
          }
        },
      ),
      { seed: 3, numRuns: 2_000 },
    );
  });

  it.each([
    '(a+)+$',
    '(a|a)*b',
    '(a|aa)+$',
    'a*a*a*a*a*a*b',
    '(.*a){12}b',
    '(?:a?){20}a{20}b',
    '.*a.*a.*a.*b',
  ])('finds in no time that 5,000 letters do not match %s [MOCK-03]', source => {
    const { test } = compilePattern(source, '');
    const started = performance.now();
    expect(test(`${'a'.repeat(5_000)}c`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it.each(['(?=a)b', '(?!a)b', '(?<=a)b', '(?<name>a)', '(a)\\1'])(
    'rejects %s, which nothing could bound [MOCK-03]',
    source => {
      expect(() => compilePattern(source, '')).toThrow(FilterError);
    },
  );

  it('rejects a repetition that is too long to write out [MOCK-03]', () => {
    expect(() => compilePattern('(a{1000}b?){1000}', '')).toThrow(/more than 2000 steps/);
  });

  it.each(['x(?:){1000}y*z*w', 'x(?:){0,1000}y*z*w', 'x(?:(?:(?:){1000}){1000}){1000}y*z*w'])(
    'treats an empty pattern as empty, however often it is repeated: %s [MOCK-03]',
    source => {
      const { test } = compilePattern(source, '');
      expect([test('xw'), test('xyzw'), test('xv')]).toEqual([true, true, false]);
    },
  );

  it.each([
    'x(?:){9007199254740991}y*z*w',
    'xa{0,9007199254740991}y',
    'xa{1001,}y',
    `xa{${'9'.repeat(400)}}y`,
  ])('rejects %s, and names it and a supported pattern [MOCK-03]', source => {
    const compile = () => compilePattern(source, '');
    expect(compile).toThrow(FilterError);
    expect(compile).toThrow(/^The expression "x.* uses \{.*use at most 1000 repetitions/);
  });

  it('rejects 3,000 groups inside each other, and names them and the remedy [MOCK-03]', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}a*${')'.repeat(depth)}`;
    expect(compilePattern(`${nested(100)}b${nested(100)}`, '').test('aba')).toBe(true);
    const compile = () => compilePattern(nested(3_000), '');
    expect(compile).toThrow(FilterError);
    expect(compile).toThrow(/^The expression "\(\(.*more than 100 groups .*leave out the parenthe/);
  });

  it.each([
    ['abc', 'abc'],
    ['.*abc.*', 'abc'],
    ['a\\.b\\x5fc', 'a.b_c'],
    ['北.*房间', '房间'],
    ['a|b', ''],
    ['x(yz)?', 'x'],
    ['(ab)c', 'ab'],
  ])('recognizes the text that %s cannot do without: %j [MOCK-03]', (source, contains) => {
    expect(compilePattern(source, '').requiredText).toBe(contains);
  });
});
