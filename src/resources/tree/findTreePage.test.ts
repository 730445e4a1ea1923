import { QueryClient } from '@tanstack/react-query';
import type { GetListParams, RaRecord } from 'react-admin';
import { expect, it } from 'vitest';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { domains } from '../../generated/core/resources.ts';
import { findTreePage } from './findTreePage.ts';
import { isTree } from './treePages.ts';
import { TREE_PAGE_SIZE } from './TreeRow.ts';

/** Roads 1 to 1,000 in the platform's order: by number. The response has no sort key. */
const roads: readonly RaRecord[] = Array.from({ length: 1000 }, (_, n) => ({
  id: 5000 - n,
  name: `路${n + 1}段`,
  level: 3,
  parentId: 7,
}));

const getList = ({ pagination: { page, perPage } = { page: 1, perPage: 1 } }: GetListParams) =>
  Promise.resolve({
    data: roads.slice((page - 1) * perPage, page * perPage),
    total: roads.length,
  });

const pageFor = (record: RaRecord) =>
  findTreePage(
    {
      provider: {
        getList: (_: string, params: GetListParams) => getList(params),
      } as never as ConsoleDataProvider,
      cache: new QueryClient(),
      descriptor: isTree(domains) ? domains : expect.fail(),
      signal: new AbortController().signal,
    },
    record,
  );

it.each([1, 200, 201, 299, 400, 401, 999, 1000])(
  'finds the page of road %i where the platform orders names naturally [DOM-08]',
  async number => {
    const { id, ...road } = roads[number - 1]!;
    const expected = Math.ceil(number / TREE_PAGE_SIZE);
    expect(await pageFor({ ...road, id })).toBe(expected);
    // An id from a URL is text.
    expect(await pageFor({ ...road, id: String(id) })).toBe(expected);
  },
);
