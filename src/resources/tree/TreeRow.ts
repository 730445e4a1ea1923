import type { Identifier, RaRecord } from 'react-admin';

import type { IdMap } from '../../domain/sameId.ts';

/** One line of a tree, as it is drawn: an open branch is a run of lines, one level deeper than what is above them. */
export type TreeRow = RecordRow | PlaceRow;

/** Where a line stands. */
interface Standing {
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
export interface RecordRow extends Standing {
  readonly kind: 'record';
  readonly record: RaRecord;
  /** Whether what is below it shows; undefined where nothing can be. */
  readonly isOpen: boolean | undefined;
  /** How many are below it, as far as that is known. */
  readonly below: number | undefined;
}

/** What stands in for records: they were not read yet, could not be, or there are none. */
export interface PlaceRow extends Standing {
  readonly kind: 'unread' | 'failed' | 'none';
  readonly error?: unknown;
}

/** What is known of the records below one: a platform may have thousands, so they are read page by page. */
export interface Branch {
  /** Undefined until the first page has been read. */
  readonly total: number | undefined;
  /** By their number, from 1. A page that is on its way is not here. */
  readonly pages: ReadonlyMap<number, BranchPage>;
}

export type BranchPage = { readonly records: readonly RaRecord[] } | { readonly error: unknown };

/** The branches that were asked for, by the record above them. */
export type Branches = ReadonlyMap<BranchKey, Branch>;

/** The id of the record above as a text, undefined at the top. */
export type BranchKey = string | undefined;

export const branchKeyOf = (parent: Identifier | undefined): BranchKey =>
  parent === undefined ? undefined : String(parent);

export interface TreeState {
  readonly branches: Branches;
  readonly open: Pick<ReadonlySet<Identifier>, 'has'>;
  /** Whether something can stand below a record. */
  readonly mayHold: (record: RaRecord) => boolean;
  /** How many are below a record, where that was counted. */
  readonly below?: Pick<IdMap<number>, 'get'>;
}

/** So many are read at a time. */
export const PAGE = 200;

/** The page of its branch that a line is on, from 1. */
export const pageOf = ({ position }: Pick<TreeRow, 'position'>) => Math.ceil(position / PAGE);

const UNREAD: Branch = { total: undefined, pages: new Map() };

/** The lines of a tree, from the top to the bottom. */
export function rowsOf(state: TreeState): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  addBranch({ ...state, rows, keys: new Set() }, undefined, new Set());
  return rows;
}

interface Making extends TreeState {
  readonly rows: TreeRow[];
  readonly keys: Set<string>;
}

/** @param above the records above the branch, the nearest last: as many as it is deep */
function addBranch(
  making: Making,
  parent: Identifier | undefined,
  above: ReadonlySet<BranchKey>,
): void {
  const { rows, branches } = making;
  const { total, pages } = branches.get(branchKeyOf(parent)) ?? UNREAD;
  const setSize = total ?? 1;
  const standing = (position: number) => ({ parent, depth: above.size + 1, position, setSize });
  if (total === 0) rows.push(placeRow('none', { ...standing(1), setSize: 1 }));
  for (let first = 1; first <= setSize; first += PAGE) {
    const read = pages.get(pageOf({ position: first }));
    if (read && 'error' in read) {
      rows.push({ ...placeRow('failed', standing(first)), error: read.error });
      continue;
    }
    const last = Math.min(first + PAGE - 1, setSize);
    for (let position = first; position <= last; position += 1) {
      const record = read?.records[position - first];
      if (record) addRecord(making, record, standing(position), above);
      // A page that came back shorter than was counted has no line for what is gone.
      else if (!read) rows.push(placeRow('unread', standing(position)));
    }
  }
}

function addRecord(
  making: Making,
  record: RaRecord,
  standing: Omit<Standing, 'key'>,
  above: ReadonlySet<BranchKey>,
): void {
  const { rows, keys, open, branches, mayHold } = making;
  const isAsked = open.has(record.id);
  const below = isAsked
    ? branches.get(branchKeyOf(record.id))?.total
    : making.below?.get(record.id);
  // Where nothing is below, there is nothing to open.
  const isOpen = mayHold(record) && (isAsked || below !== 0) ? isAsked : undefined;
  const plain = `${standing.parent ?? ''} ${record.id}`;
  // While pages are asked again, a record may be on two of them.
  const key = keys.has(plain) ? `${plain} ${standing.position}` : plain;
  keys.add(key);
  rows.push({ kind: 'record', key, ...standing, record, isOpen, below });
  // A record that stands below itself is a fault of the platform, and no reason to draw for ever.
  const branch = branchKeyOf(record.id);
  if (isOpen && !above.has(branch)) addBranch(making, record.id, new Set(above).add(branch));
}

const placeRow = (kind: PlaceRow['kind'], standing: Omit<Standing, 'key'>): PlaceRow => ({
  kind,
  key: `${kind} ${standing.parent ?? ''} ${standing.position}`,
  ...standing,
});
