import { expect, it } from 'vitest';

import { parsePage, setPage } from './pageParam.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=1e99', 1],
])('reads ?%s as page %i', (search, page) => {
  expect(parsePage(new URLSearchParams(search))).toBe(page);
});

it('sets the page and keeps the other search parameters', () => {
  const searchParams = new URLSearchParams('tab=log&page=2');
  expect(String(setPage(searchParams, 3))).toBe('tab=log&page=3');
  expect(String(searchParams)).toBe('tab=log&page=2');
});
