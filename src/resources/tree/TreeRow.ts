import type { Identifier, RaRecord } from 'react-admin';

import type { IdMap } from '../../domain/isSameId.ts';

/** One line of a tree, as it is drawn: an open branch is a run of lines, one level deeper than what is above them. */
export type TreeRow = RecordRow | PlaceholderRow;

/** Where a line stands. */
interface RowPosition {
  /** Distinct among the lines of a tree. */
  readonly key: string;
  /** The record above; the top of the tree has none. */
  readonly parent: Identifier | undefined;
  /** From 1. */
  readonly depth: number;
  /** From 1, among those that are below the same record. */
  readonly position: number;
  /** How many are below the same record, read or not. */
  readonly setSize: number;
}

/** A record that was read. */
export interface RecordRow extends RowPosition {
  readonly kind: 'record';
  readonly record: RaRecord;
  /** Whether what is below it shows; undefined where nothing can be. */
  readonly isOpen: boolean | undefined;
  /** How many are below it, as far as that is known. */
  readonly childCount: number | undefined;
}

/** What stands in for records: they were not read yet, could not be, or there are none. */
export interface PlaceholderRow extends RowPosition {
  readonly kind: 'unread' | 'failed' | 'none';
  readonly error?: unknown;
}

/** What is known of the records below one: a platform may have thousands, so they are read page by page. */
export interface TreeBranch {
  /** Undefined until the first page has been read. */
  readonly total: number | undefined;
  /** By their number, from 1. A page that is on its way is not here. */
  readonly pages: ReadonlyMap<number, TreeBranchPage>;
}

export type TreeBranchPage =
  { readonly records: readonly RaRecord[] } | { readonly error: unknown };

/** The branches that were asked for, by the record above them. */
export type TreeBranches = ReadonlyMap<TreeBranchKey, TreeBranch>;

/** The id of the record above as a text, undefined at the top. */
export type TreeBranchKey = string | undefined;

export const getBranchKey = (parent: Identifier | undefined): TreeBranchKey =>
  parent === undefined ? undefined : String(parent);

export interface TreeState {
  readonly branches: TreeBranches;
  readonly open: Pick<ReadonlySet<Identifier>, 'has'>;
  /** Whether something can stand below a record. */
  readonly canHaveChildren: (record: RaRecord) => boolean;
  /** How many are below a record, where that was counted. */
  readonly childCounts?: Pick<IdMap<number>, 'get'>;
}

/** So many are read at a time. */
export const TREE_PAGE_SIZE = 200;

/** The page of its branch that a line is on, from 1. */
export const getPageNumber = ({ position }: Pick<TreeRow, 'position'>) =>
  Math.ceil(position / TREE_PAGE_SIZE);

const UNREAD_BRANCH: TreeBranch = { total: undefined, pages: new Map() };

/** The lines of a tree, from the top to the bottom. */
export function buildTreeRows(state: TreeState): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  addBranch({ ...state, rows, keys: new Set() }, undefined, new Set());
  return rows;
}

interface RowBuilder extends TreeState {
  readonly rows: TreeRow[];
  readonly keys: Set<string>;
}

/** @param ancestorIds the records above the branch, the nearest last: as many as it is deep */
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
      // A page that came back shorter than was counted has no line for what is gone.
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
  // Where nothing is below, there is nothing to open.
  const isOpen =
    canHaveChildren(record) && (isRequestedOpen || childCount !== 0) ? isRequestedOpen : undefined;
  const baseKey = `${rowPosition.parent ?? ''} ${record.id}`;
  // While pages are asked again, a record may be on two of them.
  const key = keys.has(baseKey) ? `${baseKey} ${rowPosition.position}` : baseKey;
  keys.add(key);
  rows.push({ kind: 'record', key, ...rowPosition, record, isOpen, childCount });
  // A record that stands below itself is a fault of the platform, and no reason to draw for ever.
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
