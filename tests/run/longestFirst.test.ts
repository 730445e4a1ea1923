import { globSync } from 'node:fs';
import { expect, it } from 'vitest';

import { LONGEST_FILES, orderFiles } from '../support/longestFirst.ts';

const LONG = 'tests/contract/generate.test.ts';
const files = [...Array.from({ length: 20 }, (_, index) => `src/${index}.test.ts`), LONG];

it('starts the longest files first, and the others in an order of the seed', () => {
  const one = orderFiles(files, 1);
  expect(one[0]).toBe(LONG);
  expect(one.toSorted()).toEqual(files.toSorted());
  expect(one).not.toEqual(orderFiles(files, 2));
  expect(orderFiles(files.toReversed(), 1)).toEqual(one);
});

it('knows only files that exist', () => {
  const all = new Set(globSync('{src,codegen,mocks,tests}/**/*.test.{ts,tsx}'));
  expect([...LONGEST_FILES].filter(file => !all.has(file))).toEqual([]);
});
