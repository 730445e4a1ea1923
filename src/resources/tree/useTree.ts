import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { type RowBlock, getBlock, useChildCounts } from './useChildCounts.ts';
import { canHaveChildren } from './treeRelations.ts';
import {
  type TreePageRef,
  getPageKey,
  type TreePageResult,
  treePageQuery,
  type TreeResource,
} from './treePages.ts';
import {
  type TreeBranchKey,
  getBranchKey,
  type TreeBranches,
  type TreeBranchPage,
  TREE_PAGE_SIZE,
  getPageNumber,
  buildTreeRows,
  type TreeRow,
} from './TreeRow.ts';

/** The opened and loaded part of a tree. */
export interface Tree {
  readonly rows: readonly TreeRow[];
  /** Loads the records of these rows, where they are unloaded or outdated. */
  readonly loadVisible: (rows: readonly TreeRow[]) => void;
  /** Retries a failed load. */
  readonly retry: (row: TreeRow) => void;
}

/** The visible part of a tree. */
interface TreeOptions {
  readonly open: Pick<ReadonlySet<Identifier>, 'has'>;
  /** Shows only records whose name contains it. */
  readonly keyword?: string;
  /** Pages that are loaded without being scrolled to. */
  readonly extraPages?: readonly TreePageRef[] | undefined;
}

/** The pages that were scrolled past, and those in view now, by page key. */
interface SeenPages {
  /** The keyword at that time. */
  readonly keyword: string;
  readonly all: ReadonlyMap<string, TreePageRef>;
  readonly now: ReadonlySet<string>;
  readonly blocks: ReadonlyMap<string, RowBlock>;
}

/**
 * Returns the rows of a tree. Children are loaded page by page when their rows become visible: a record may have ten
 * thousand children, and many branches may be open. Loaded pages stay when they are scrolled out of view, and are
 * reloaded when they are outdated and visible again. With a keyword, the matching records as a flat list.
 *
 * @example const tree = useTree(domains, { open, keyword });
 * @see DOM-08
 */
export function useTree(
  descriptor: TreeResource,
  { open, keyword = '', extraPages = NO_PAGES }: TreeOptions,
): Tree {
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  const [storedPages, setSeenPages] = useState<SeenPages>(NOTHING_SEEN);
  const seenPages = storedPages.keyword === keyword ? storedPages : NOTHING_SEEN;
  const requestedPages = useMemo(() => {
    const pages = [TOP_PAGE, ...extraPages, ...seenPages.all.values()];
    const visiblePages = pages.filter(
      ({ parent }) => parent === undefined || (keyword === '' && open.has(parent)),
    );
    return [...new Map(visiblePages.map(page => [getPageKey(page), page])).values()];
  }, [open, keyword, extraPages, seenPages]);
  const isFirst = seenPages.now.size === 0;
  const extraPageKeys = new Set(extraPages.map(getPageKey));
  const pageResults = useQueries({
    queries: requestedPages.map(page => ({
      ...treePageQuery(provider, descriptor, page, keyword),
      enabled:
        isFirst || seenPages.now.has(getPageKey(page)) || extraPageKeys.has(getPageKey(page)),
    })),
    combine: combineResults,
  });
  const branches = useMemo(
    () => buildBranches(requestedPages, pageResults),
    [requestedPages, pageResults],
  );
  const childCounts = useChildCounts(
    descriptor,
    branches,
    keyword === '' ? [...seenPages.blocks.values()] : [],
  );
  const rows = useMemo(
    () =>
      buildTreeRows({
        branches,
        open,
        canHaveChildren: createCanHaveChildren(descriptor, keyword),
        childCounts,
      }),
    [branches, open, descriptor, keyword, childCounts],
  );
  const loadVisible = useCallback(
    (lines: readonly TreeRow[]) => setSeenPages(previous => addSeenRows(previous, keyword, lines)),
    [keyword],
  );
  const retry = (row: TreeRow) => {
    const page = { parent: row.parent, page: getPageNumber(row) };
    const { queryKey } = treePageQuery(provider, descriptor, page, keyword);
    void cache.refetchQueries({ queryKey, exact: true });
  };
  return { rows, loadVisible, retry };
}

const TOP_PAGE: TreePageRef = { parent: undefined, page: 1 };
const NO_PAGES: readonly TreePageRef[] = [];
const NOTHING_SEEN: SeenPages = { keyword: '', all: new Map(), now: new Set(), blocks: new Map() };

/** Adds the pages of visible rows; returns the same object where nothing changes. */
function addSeenRows(previous: SeenPages, keyword: string, lines: readonly TreeRow[]): SeenPages {
  const { all, now, blocks } = previous.keyword === keyword ? previous : NOTHING_SEEN;
  const pages = new Map(
    lines.map(row => {
      const page = { parent: row.parent, page: getPageNumber(row) };
      return [getPageKey(page), page];
    }),
  );
  const visibleBlocks = new Map(
    lines.map(row => {
      const block = getBlock(row);
      return [`${block.first} ${block.parent ?? ''}`, block];
    }),
  );
  const isSame =
    previous.keyword === keyword &&
    sameKeys(pages, now) &&
    sameKeys(visibleBlocks, blocks) &&
    all.size > 0;
  return isSame
    ? previous
    : {
        keyword,
        all: new Map([...all, ...pages]),
        now: new Set(pages.keys()),
        blocks: visibleBlocks,
      };
}

const sameKeys = (
  one: ReadonlyMap<string, unknown>,
  other: { readonly size: number; readonly has: (key: string) => boolean },
) => one.size === other.size && [...one.keys()].every(key => other.has(key));

const combineResults = (results: readonly UseQueryResult<TreePageResult>[]) =>
  results.map(({ data, error, dataUpdatedAt }) => ({ data, error, dataUpdatedAt }));

type PageQueryState = Pick<UseQueryResult<TreePageResult>, 'data' | 'error' | 'dataUpdatedAt'>;

function buildBranches(
  requestedPages: readonly TreePageRef[],
  pageResults: readonly PageQueryState[],
): TreeBranches {
  const branches = new Map<
    TreeBranchKey,
    { total: number | undefined; updatedAt: number; pages: Map<number, TreeBranchPage> }
  >();
  requestedPages.forEach(({ parent, page }, index) => {
    const key = getBranchKey(parent);
    const branch = branches.get(key) ?? { total: undefined, updatedAt: 0, pages: new Map() };
    branches.set(key, branch);
    const { data, error, dataUpdatedAt = 0 } = pageResults[index] ?? { error: null };
    // Loaded data stays while a refetch fails.
    if (data) branch.pages.set(page, { records: data.data });
    else if (error) branch.pages.set(page, { error });
    // Of pages loaded at different times, the latest has the valid total.
    if (data && dataUpdatedAt >= branch.updatedAt) {
      branch.updatedAt = dataUpdatedAt;
      branch.total = data.total ?? (page - 1) * TREE_PAGE_SIZE + data.data.length;
    }
  });
  return branches;
}

/** Search results have no children. */
const createCanHaveChildren =
  ({ tree }: TreeResource, keyword: string) =>
  (record: RaRecord): boolean =>
    keyword === '' && canHaveChildren(tree, record);
