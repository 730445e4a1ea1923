import fc from 'fast-check';
import { expect, it } from 'vitest';

import { mergeSet, sameSet } from './mergeSet.ts';

const MEMBERS: readonly string[] = ['a', 'b', 'c', 'd', 'e'];
const sets = fc.uniqueArray(fc.constantFrom(...MEMBERS));

it('does what one put in and took out to what the other left [USER-14] [USER-16]', () => {
  fc.assert(
    fc.property(sets, sets, sets, (before, mine, theirs) => {
      const merged = mergeSet({ before, mine, theirs });
      for (const each of MEMBERS) {
        const changed = before.includes(each) !== mine.includes(each);
        const expected = changed ? mine.includes(each) : theirs.includes(each);
        expect(merged.includes(each)).toBe(expected);
      }
      expect(new Set(merged).size).toBe(merged.length);
      if (sameSet(before, theirs)) expect(sameSet(merged, mine)).toBe(true);
    }),
  );
});
