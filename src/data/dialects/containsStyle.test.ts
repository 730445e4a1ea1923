import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  CONTAINS_PATTERN,
  CONTAINS_PATTERNS_ANY_CASE,
  parseContainsStyle,
} from './containsStyle.ts';

describe('the contains-style of a store', () => {
  it.each([
    ['regexp', 'a.b', 'a\\.b'],
    ['regexp', '50%_(x)', '50\\x25\\x5f\\(x\\)'],
    ['regexp', '路灯', '路灯'],
    ['sql', 'a.b', '%a.b%'],
    ['sql', '50%_\\x', '%50\\%\\_\\\\x%'],
    ['sql', '路灯', '%路灯%'],
  ] as const)('%s: %j goes out as %j [CALL-02]', (style, part, operand) => {
    expect(CONTAINS_PATTERN[style](part)).toBe(operand);
  });

  it('finds a part of a text and nothing else, whatever is typed [CALL-02]', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(...Array.from('ab灯%_\\.*+?()[]{}|^$/- ')),
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(hostile, hostile, (part, text) => {
        const asLoopback = CONTAINS_PATTERN.regexp(part).replaceAll('%', '.*').replaceAll('_', '.');
        expect([part, text, new RegExp(asLoopback).test(text)]).toEqual([
          part,
          text,
          text.includes(part),
        ]);
        expect([part, text, isLike(text, CONTAINS_PATTERN.sql(part))]).toEqual([
          part,
          text,
          text.includes(part),
        ]);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['regexp', 'Li_7', ['[Ll][Ii]\\x5f7']],
    ['regexp', 'a.陈ß', ['[Aa]\\.陈ß']],
    ['sql', 'lI_7', ['%lI\\_7%', '%li\\_7%', '%LI\\_7%', '%Li\\_7%']],
    ['sql', 'haven st', ['%haven st%', '%HAVEN ST%', '%Haven st%', '%Haven St%']],
    ['sql', '陈', ['%陈%']],
  ] as const)('%s: %j in any case goes out as %j [CALL-02]', (style, part, operands) => {
    expect(CONTAINS_PATTERNS_ANY_CASE[style](part)).toEqual(operands);
  });

  it.each(['regexp', 'sql'])('may be %s', style => {
    expect(parseContainsStyle(style)).toBe(style);
  });

  it.each(['like', '', 'SQL', 7, null, undefined, 'toString', ['sql']])(
    'cannot be %j, and the error names the supported values [CALL-02]',
    value => {
      expect(() => parseContainsStyle(value)).toThrow(
        /^config\.json: containsStyle is .*Write "regexp" .* or "sql"/,
      );
    },
  );
});

/** SQL's LIKE with a backslash as its escape, character by character. */
function isLike(text: string, pattern: string): boolean {
  if (pattern === '') return text === '';
  const [first, ...rest] = pattern;
  if (first === '%') {
    return isLike(text, rest.join('')) || (text !== '' && isLike(text.slice(1), pattern));
  }
  if (text === '') return false;
  if (first === '_') return isLike(text.slice(1), rest.join(''));
  const wanted = first === '\\' ? rest.shift() : first;
  return text.startsWith(wanted ?? '') && isLike(text.slice((wanted ?? '').length), rest.join(''));
}
