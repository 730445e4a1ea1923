import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { validatePersonName, validateUsername } from '../../src/domain/nameRules.ts';
import { validatePassword } from '../../src/domain/password.ts';
import type { ValidationMessageKey } from '../../src/domain/validationError.ts';
import { validators } from '../../src/generated/users/validators.js';

/** Characters on both sides of every boundary of a rule, and random ones. */
const edges = 'az09AZ__  #灯静々〇𠮷é。\u3000\u00a0\t\n\ufeff\ud842';
const value = fc.string({
  unit: fc.oneof(
    { arbitrary: fc.constantFrom(...Array.from(edges)), weight: 2 },
    { arbitrary: fc.constantFrom(...Array.from('abcXYZ012_')), weight: 6 },
    { arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), weight: 1 },
  ),
  size: 'max',
  maxLength: 22,
});

/** Applies the rule and the document to the same values; both must have taken and rejected some. */
function compare(schema: string, validate: (value: string) => ValidationMessageKey) {
  const inDocument = validators.schemas[schema];
  const seen = { taken: 0, rejected: 0 };
  fc.assert(
    fc.property(value, text => {
      const isFine = validate(text) === undefined;
      seen[isFine ? 'taken' : 'rejected'] += 1;
      expect(isFine, JSON.stringify(text)).toBe(inDocument?.(text));
    }),
    { numRuns: 5_000 },
  );
  expect(Math.min(seen.taken, seen.rejected)).toBeGreaterThan(200);
}

describe('a rule of the console and its document', () => {
  it('agree about passwords [VALID-01] [VALID-03]', () => {
    compare('Password', password => validatePassword(password, ''));
  });

  it('agree about usernames [VALID-07]', () => {
    compare('Username', validateUsername);
  });

  it('agree about names of users [VALID-07]', () => {
    compare('PersonName', validatePersonName);
  });
});
