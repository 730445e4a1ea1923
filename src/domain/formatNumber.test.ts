import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createNumberFormat } from './formatNumber.ts';

describe('a number as text', () => {
  it.each([
    [0, '0'],
    [1234.5, '1,234.5'],
    [-999_999_999_999, '-999,999,999,999'],
    [-1e15, '-1E15'],
    [1.234_567e300, '1.235E300'],
    [Infinity, '∞'],
    [NaN, '–'],
  ])('%d is %s', (value, text) => {
    expect(createNumberFormat('en')(value)).toBe(text);
  });

  it('has the requested number of digits', () => {
    expect(createNumberFormat('en', { min: 1, max: 1 })(5)).toBe('5.0');
    expect(createNumberFormat('zh', { max: 2 })(1.239)).toBe('1.24');
  });

  it('is written by one format for every cell of a column', () => {
    const format = createNumberFormat('en', { min: 1, max: 1 });
    expect(createNumberFormat('en', { min: 1, max: 1 })).toBe(format);
    expect(createNumberFormat('en', { min: 1, max: 2 })).not.toBe(format);
    expect(createNumberFormat('zh', { min: 1, max: 1 })).not.toBe(format);
  });

  it('is short whatever the number is [REL-04]', () => {
    fc.assert(
      fc.property(fc.double(), fc.constantFrom('en', 'zh'), (value, language) => {
        const text = createNumberFormat(language, { min: 0, max: 6 })(value);
        expect(text.length).toBeLessThanOrEqual(24);
      }),
    );
  });
});
