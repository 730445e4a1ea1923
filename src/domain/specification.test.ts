import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validateSpecification } from './specification.ts';

const spaces = 'validation.underline.no.spaces';
const characters = 'validation.connect.underline.number.letter';

describe('validateSpecification', () => {
  it.each([
    ['', 'no.empty'],
    ['NB-150W_A', undefined],
    ['-', undefined],
    ['_', undefined],
    ['0', undefined],
    ['NB 150W', spaces],
    [' NB', spaces],
    ['NB\n', spaces],
    ['NB\u3000150', spaces],
    ['NB/150', characters],
    ['NB.150', characters],
    ['NB－150', characters],
    ['NB–150', characters],
    ['１５０W', characters],
    ['单灯', characters],
    ['é', characters],
    ['𝟙', characters],
    ['a'.repeat(32), undefined],
    ['a'.repeat(33), 'validation.up.to.32'],
  ])('validates %j [VALID-13]', (text, expected) => {
    expect(validateSpecification(text)).toBe(expected);
  });

  it('takes every part of what it takes [VALID-13]', () => {
    const likely = fc.string({ unit: fc.constantFrom(...Array.from('aZ9_- 灯')), maxLength: 34 });
    fc.assert(
      fc.property(likely, fc.nat(33), fc.nat(33), (text, from, to) => {
        fc.pre(validateSpecification(text) === undefined);
        const part = text.slice(Math.min(from, to), Math.max(from, to));
        expect(validateSpecification(part)).toBe(part === '' ? 'no.empty' : undefined);
      }),
    );
  });
});
