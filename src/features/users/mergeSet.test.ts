import fc from 'fast-check';
import { expect, it } from 'vitest';

import { mergeSet, isSameSet } from './mergeSet.ts';

const MEMBERS: readonly string[] = ['a', 'b', 'c', 'd', 'e'];
const sets = fc.uniqueArray(fc.constantFrom(...MEMBERS));

it('applies what one added and removed to the result of the other [USER-14] [USER-16]', () => {
  fc.assert(
    fc.property(sets, sets, sets, (initial, edited, current) => {
      const merged = mergeSet({ initial, edited, current });
      for (const each of MEMBERS) {
        const changed = initial.includes(each) !== edited.includes(each);
        const expected = changed ? edited.includes(each) : current.includes(each);
        expect(merged.includes(each)).toBe(expected);
      }
      expect(new Set(merged).size).toBe(merged.length);
      if (isSameSet(initial, current)) expect(isSameSet(merged, edited)).toBe(true);
    }),
  );
});
