import { QueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { expect, it } from 'vitest';

import { domains } from '../../generated/core/resources.ts';
import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { isTree, moveInCache, type TreePageResult, treePageQuery } from './treePages.ts';

const descriptor = isTree(domains) ? domains : expect.fail();

const createPage = (total: number, ...ids: readonly Identifier[]): TreePageResult => ({
  data: ids.map(id => ({ id })),
  total,
});

it('removes a moved record from the branches, not from the results of a search, and leaves the other pages as they are', () => {
  const cache = new QueryClient();
  const store = (page: TreePageResult, parent: Identifier, number = 1, keyword = '') => {
    const ref = { parent, page: number };
    const { queryKey } = treePageQuery({} as ConsoleDataProvider, descriptor, ref, keyword);
    cache.setQueryData(queryKey, page, { updatedAt: 1 });
    return () => cache.getQueryState<TreePageResult>(queryKey);
  };
  const [first, last] = [store(createPage(3, 4, 7), 1), store(createPage(3, 9), 1, 2)];
  const search = store(createPage(1, 7), 0, 1, 'road');
  const { dataUpdatedAt, data } = last()!;
  moveInCache(cache, descriptor, '7', 2);
  expect(first()?.data).toEqual(createPage(2, 4));
  expect(search()?.data).toEqual(createPage(1, 7));
  // The total of the page that was loaded last is that of its branch.
  expect(last()).toMatchObject({ data, dataUpdatedAt });
  expect(first()?.dataUpdatedAt).toBeGreaterThan(dataUpdatedAt);
});
