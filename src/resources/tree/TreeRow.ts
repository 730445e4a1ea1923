import type { Identifier, RaRecord } from 'react-admin';

import type { IdMap } from '../../domain/isSameId.ts';

/** One visible row of a tree: an open branch is a run of rows, one level deeper than their parent. */
export type TreeRow = RecordRow | PlaceholderRow;

interface RowPosition {
  /** Unique within the tree. */
  readonly key: string;
  /** The id of the parent record; undefined at the top. */
  readonly parent: Identifier | undefined;
  /** From 1. */
  readonly depth: number;
  /** The position among its siblings, from 1. */
  readonly position: number;
  /** The number of its siblings including itself, loaded or not. */
  readonly setSize: number;
}

/** A loaded record. */
export interface RecordRow extends RowPosition {
  readonly kind: 'record';
  readonly record: RaRecord;
  /** Whether its children are shown; undefined where it can have none. */
  readonly isOpen: boolean | undefined;
  /** The number of its children, as far as known. */
  readonly childCount: number | undefined;
}

/** A placeholder for records: not loaded yet, failed, or none. */
export interface PlaceholderRow extends RowPosition {
  readonly kind: 'unread' | 'failed' | 'none';
  readonly error?: unknown;
}

/** The loaded children of a record: there may be thousands, so they are loaded page by page. */
export interface TreeBranch {
  /** Undefined until the first page is loaded. */
  readonly total: number | undefined;
  /** By page number, from 1. Pages that are loading are absent. */
  readonly pages: ReadonlyMap<number, TreeBranchPage>;
}

export type TreeBranchPage =
  | { readonly records: readonly RaRecord[] }
  | { readonly error: unknown };

/** The requested branches, by their parent record. */
export type TreeBranches = ReadonlyMap<TreeBranchKey, TreeBranch>;

/** The id of the parent record as text; undefined at the top. */
export type TreeBranchKey = string | undefined;

export const getBranchKey = (parent: Identifier | undefined): TreeBranchKey =>
  parent === undefined ? undefined : String(parent);

export interface TreeState {
  readonly branches: TreeBranches;
  readonly open: Pick<ReadonlySet<Identifier>, 'has'>;
  readonly canHaveChildren: (record: RaRecord) => boolean;
  /** The number of children of a record, where it was counted. */
  readonly childCounts?: Pick<IdMap<number>, 'get'>;
}

/** The number of records per page. */
export const TREE_PAGE_SIZE = 200;

/** Returns the page number of a row within its branch, from 1. */
export const getPageNumber = ({ position }: Pick<TreeRow, 'position'>) =>
  Math.ceil(position / TREE_PAGE_SIZE);

const UNREAD_BRANCH: TreeBranch = { total: undefined, pages: new Map() };

/** Builds the visible rows of a tree, from top to bottom. */
export function buildTreeRows(state: TreeState): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  addBranch({ ...state, rows, keys: new Set() }, undefined, new Set());
  return rows;
}

interface RowBuilder extends TreeState {
  readonly rows: TreeRow[];
  readonly keys: Set<string>;
}

/** @param ancestorIds the ancestors of the branch, the nearest last: their number is its depth */
function addBranch(
  builder: RowBuilder,
  parent: Identifier | undefined,
  ancestorIds: ReadonlySet<TreeBranchKey>,
): void {
  const { rows, branches } = builder;
  const { total, pages } = branches.get(getBranchKey(parent)) ?? UNREAD_BRANCH;
  const setSize = total ?? 1;
  const getPosition = (position: number) => ({
    parent,
    depth: ancestorIds.size + 1,
    position,
    setSize,
  });
  if (total === 0) rows.push(createPlaceholderRow('none', { ...getPosition(1), setSize: 1 }));
  for (let first = 1; first <= setSize; first += TREE_PAGE_SIZE) {
    const loadedPage = pages.get(getPageNumber({ position: first }));
    if (loadedPage && 'error' in loadedPage) {
      rows.push({ ...createPlaceholderRow('failed', getPosition(first)), error: loadedPage.error });
      continue;
    }
    const last = Math.min(first + TREE_PAGE_SIZE - 1, setSize);
    for (let position = first; position <= last; position += 1) {
      const record = loadedPage?.records[position - first];
      if (record) addRecord(builder, record, getPosition(position), ancestorIds);
      // A page with fewer records than counted has no row for deleted ones.
      else if (!loadedPage) rows.push(createPlaceholderRow('unread', getPosition(position)));
    }
  }
}

function addRecord(
  builder: RowBuilder,
  record: RaRecord,
  rowPosition: Omit<RowPosition, 'key'>,
  ancestorIds: ReadonlySet<TreeBranchKey>,
): void {
  const { rows, keys, open, branches, canHaveChildren } = builder;
  const isRequestedOpen = open.has(record.id);
  const childCount = isRequestedOpen
    ? branches.get(getBranchKey(record.id))?.total
    : builder.childCounts?.get(record.id);
  // A record without children cannot be opened.
  const isOpen =
    canHaveChildren(record) && (isRequestedOpen || childCount !== 0) ? isRequestedOpen : undefined;
  const baseKey = `${rowPosition.parent ?? ''} ${record.id}`;
  // While pages are reloaded, a record may be on two of them.
  const key = keys.has(baseKey) ? `${baseKey} ${rowPosition.position}` : baseKey;
  keys.add(key);
  rows.push({ kind: 'record', key, ...rowPosition, record, isOpen, childCount });
  // A record below itself is invalid platform data, and must not cause infinite recursion.
  const branch = getBranchKey(record.id);
  if (isOpen && !ancestorIds.has(branch))
    addBranch(builder, record.id, new Set(ancestorIds).add(branch));
}

const createPlaceholderRow = (
  kind: PlaceholderRow['kind'],
  rowPosition: Omit<RowPosition, 'key'>,
): PlaceholderRow => ({
  kind,
  key: `${kind} ${rowPosition.parent ?? ''} ${rowPosition.position}`,
  ...rowPosition,
});
