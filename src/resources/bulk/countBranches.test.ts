import { expect, it } from 'vitest';

import { countBranches } from './countBranches.ts';

it('counts the records of a branch whose id some have as a number and some as a text', () => {
  const records = ['7', 7, 8, null, 7].map((domainId, id) => ({ id, domainId }));
  const counted = countBranches(records, { source: 'domainId' } as never);
  expect(counted.map(({ id, count }) => [String(id), count])).toEqual([
    ['7', 3],
    ['8', 1],
  ]);
});
