import fc from 'fast-check';
import { expect, it } from 'vitest';

import { diffIds, parseIds } from './whitelistIds.ts';

const [ONE, TWO] = ['SSSLC00000000001', 'SSSLC00000000002'];

it.each([
  ['', [], []],
  [` ${ONE}\n${TWO}\t`, [ONE, TWO], []],
  [`${ONE},${TWO};${ONE}`, [ONE, TWO], []],
  [`sslc1，${ONE.toLowerCase()}、${TWO}`, [ONE, TWO], ['SSLC1']],
  ['SSSLC0000000000!', [], ['SSSLC0000000000!']],
])('reads the ids in %j', (text, ids, wrong) => {
  expect(parseIds(text)).toEqual({ ids, invalidTexts: wrong });
});

it('compares two lists so that one becomes the other', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[A-Z]{3}$/u));
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const { added, removed } = diffIds(before, after);
      const made = [...before.filter(id => !removed.includes(id)), ...added];
      expect(made.toSorted()).toEqual(after.toSorted());
    }),
  );
});

it('compares ids that one list has as numbers and the other as texts', () => {
  const change = diffIds<string | number>([1, 2], ['2', '3']);
  expect(change).toEqual({ added: ['3'], removed: [1] });
});
