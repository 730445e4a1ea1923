import fc from 'fast-check';
import { expect, it } from 'vitest';

import { compareIds, readIds } from './whitelist.ts';

const [ONE, TWO] = ['SSSLC00000000001', 'SSSLC00000000002'];

it.each([
  ['', [], []],
  [` ${ONE}\n${TWO}\t`, [ONE, TWO], []],
  [`${ONE},${TWO};${ONE}`, [ONE, TWO], []],
  [`sslc1，${ONE.toLowerCase()}、${TWO}`, [ONE, TWO], ['SSLC1']],
  ['SSSLC0000000000!', [], ['SSSLC0000000000!']],
])('reads the ids in %j', (text, ids, wrong) => {
  expect(readIds(text)).toEqual({ ids, wrong });
});

it('compares two lists so that one becomes the other', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[A-Z]{3}$/u));
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const { added, removed } = compareIds(before, after);
      const made = [...before.filter(id => !removed.includes(id)), ...added];
      expect(made.toSorted()).toEqual(after.toSorted());
    }),
  );
});

it('compares ids that one list has as numbers and the other as texts', () => {
  const change = compareIds<string | number>([1, 2], ['2', '3']);
  expect(change).toEqual({ added: ['3'], removed: [1] });
});
