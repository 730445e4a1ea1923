import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { type Block, blockOf, useBelow } from './useBelow.ts';
import { holdsMore } from './relatives.ts';
import { type Asked, keyOf, type PageAnswer, pageQuery, type TreeResource } from './treePages.ts';
import {
  type BranchKey,
  branchKeyOf,
  type Branches,
  type BranchPage,
  PAGE,
  pageOf,
  rowsOf,
  type TreeRow,
} from './TreeRow.ts';

/** A tree as far as it has been opened and read. */
export interface Tree {
  readonly rows: readonly TreeRow[];
  /** Reads what these lines stand for, where that is unread or has changed. */
  readonly see: (rows: readonly TreeRow[]) => void;
  /** Asks once more for what could not be read. */
  readonly again: (row: TreeRow) => void;
}

/** What is looked at of a tree. */
interface Looked {
  readonly open: Pick<ReadonlySet<Identifier>, 'has'>;
  /** Only what has them in its name. */
  readonly words?: string;
  /** Pages that are read although nobody has scrolled to them. */
  readonly also?: readonly Asked[] | undefined;
}

/** What a person has come past, and what can be seen now, by the names of the pages. */
interface Seen {
  /** What was looked for then. */
  readonly words: string;
  readonly all: ReadonlyMap<string, Asked>;
  readonly now: ReadonlySet<string>;
  readonly blocks: ReadonlyMap<string, Block>;
}

/**
 * The lines of a tree. What is below a record is read when its lines come into sight, so many at a time: a platform may
 * have ten thousand records below one, and a person may have left many branches open. What was read stays when it is out
 * of sight, and is asked again when it has changed and is seen again. With words, the records of that name, in one row.
 *
 * @see DOM-08
 */
export function useTree(
  descriptor: TreeResource,
  { open, words = '', also = NO_PAGES }: Looked,
): Tree {
  const provider = useDataProvider<ConsoleDataProvider>();
  const cache = useQueryClient();
  const [kept, setSeen] = useState<Seen>(NOTHING_SEEN);
  const seen = kept.words === words ? kept : NOTHING_SEEN;
  const asked = useMemo(() => {
    const pages = [TOP, ...also, ...seen.all.values()];
    const shown = pages.filter(
      ({ parent }) => parent === undefined || (words === '' && open.has(parent)),
    );
    return [...new Map(shown.map(page => [keyOf(page), page])).values()];
  }, [open, words, also, seen]);
  const isFirst = seen.now.size === 0;
  const wanted = new Set(also.map(keyOf));
  const read = useQueries({
    queries: asked.map(page => ({
      ...pageQuery(provider, descriptor, page, words),
      enabled: isFirst || seen.now.has(keyOf(page)) || wanted.has(keyOf(page)),
    })),
    combine,
  });
  const branches = useMemo(() => branchesOf(asked, read), [asked, read]);
  const below = useBelow(descriptor, branches, words === '' ? [...seen.blocks.values()] : []);
  const rows = useMemo(
    () => rowsOf({ branches, open, mayHold: holder(descriptor, words), below }),
    [branches, open, descriptor, words, below],
  );
  const see = useCallback(
    (lines: readonly TreeRow[]) => setSeen(before => seeing(before, words, lines)),
    [words],
  );
  const again = (row: TreeRow) => {
    const page = { parent: row.parent, page: pageOf(row) };
    const { queryKey } = pageQuery(provider, descriptor, page, words);
    void cache.refetchQueries({ queryKey, exact: true });
  };
  return { rows, see, again };
}

const TOP: Asked = { parent: undefined, page: 1 };
const NO_PAGES: readonly Asked[] = [];
const NOTHING_SEEN: Seen = { words: '', all: new Map(), now: new Set(), blocks: new Map() };

/** What is seen with these lines in sight; the same object where nothing is new. */
function seeing(before: Seen, words: string, lines: readonly TreeRow[]): Seen {
  const { all, now, blocks } = before.words === words ? before : NOTHING_SEEN;
  const pages = new Map(
    lines.map(row => {
      const page = { parent: row.parent, page: pageOf(row) };
      return [keyOf(page), page];
    }),
  );
  const inSight = new Map(
    lines.map(row => {
      const block = blockOf(row);
      return [`${block.first} ${block.parent ?? ''}`, block];
    }),
  );
  const isSame =
    before.words === words && sameKeys(pages, now) && sameKeys(inSight, blocks) && all.size > 0;
  return isSame
    ? before
    : { words, all: new Map([...all, ...pages]), now: new Set(pages.keys()), blocks: inSight };
}

const sameKeys = (
  one: ReadonlyMap<string, unknown>,
  other: { readonly size: number; readonly has: (key: string) => boolean },
) => one.size === other.size && [...one.keys()].every(key => other.has(key));

const combine = (results: readonly UseQueryResult<PageAnswer>[]) =>
  results.map(({ data, error, dataUpdatedAt }) => ({ data, error, dataUpdatedAt }));

type Read = Pick<UseQueryResult<PageAnswer>, 'data' | 'error' | 'dataUpdatedAt'>;

function branchesOf(asked: readonly Asked[], read: readonly Read[]): Branches {
  const branches = new Map<
    BranchKey,
    { total: number | undefined; at: number; pages: Map<number, BranchPage> }
  >();
  asked.forEach(({ parent, page }, index) => {
    const key = branchKeyOf(parent);
    const branch = branches.get(key) ?? { total: undefined, at: 0, pages: new Map() };
    branches.set(key, branch);
    const { data, error, dataUpdatedAt = 0 } = read[index] ?? { error: null };
    // What was read stays while it cannot be read again.
    if (data) branch.pages.set(page, { records: data.data });
    else if (error) branch.pages.set(page, { error });
    // Of pages that were read at different times, the last knows how many there are.
    if (data && dataUpdatedAt >= branch.at) {
      branch.at = dataUpdatedAt;
      branch.total = data.total ?? (page - 1) * PAGE + data.data.length;
    }
  });
  return branches;
}

/** Nothing is shown below what was found by words. */
const holder =
  ({ tree }: TreeResource, words: string) =>
  (record: RaRecord): boolean =>
    words === '' && holdsMore(tree, record);
