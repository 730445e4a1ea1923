import { isDeepEqual } from './isDeepEqual.ts';
import { type MediaNode, type MediaTree } from './mediaTree.ts';
import type { MergeConflict, MergeInput } from './findMergeConflicts.ts';

/** The way to a property: names and indices. `order` and `parent` are those of the node, no way is the node itself. */
export type ValuePath = readonly (string | number)[];

/** A property that differs between the last common version, mine and theirs. Undefined where a version has none. */
export interface ConflictValue {
  /** The node in conflict, or one below it where the other side removed it. */
  readonly node: MediaNode;
  readonly path: ValuePath;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Versions = Pick<ConflictValue, 'base' | 'mine' | 'theirs'>;

/**
 * Returns what a person compares before choosing: the fields that both changed, or everything that one side changed in a
 * branch that the other side removed. The side that removed it has no values.
 *
 * @see MEDIA-13
 */
export function listConflictValues(
  { kind, before, mine, theirs }: MergeConflict,
  input: MergeInput,
): readonly ConflictValue[] {
  if (kind !== 'fields' || !mine || !theirs) {
    const side = kind === 'removedByThem' ? 'mine' : 'theirs';
    return listBranchValues(before.id, input.base, input[side], side);
  }
  const fields = listLeaves(
    [],
    { base: before.fields, mine: mine.fields, theirs: theirs.fields },
    name =>
      !isDeepEqual(read(before.fields, name), read(mine.fields, name)) &&
      !isDeepEqual(read(before.fields, name), read(theirs.fields, name)),
  );
  const [base, my, their] = [before, mine, theirs].map(({ parentId = '' }) => parentId);
  const isMoved = my !== base && their !== base && my !== their;
  const parents = {
    base: input.base.nodes[base ?? ''],
    mine: input.mine.nodes[my ?? ''],
    theirs: input.theirs.nodes[their ?? ''],
  };
  return [...fields, ...(isMoved ? [{ path: ['parent'], ...parents }] : [])].map(value => ({
    node: before,
    ...value,
  }));
}

/** Returns what one side changed in a branch: fields, the order, and parts that it added or removed. */
function listBranchValues(
  id: string,
  base: MediaTree,
  edited: MediaTree,
  side: 'mine' | 'theirs',
): readonly ConflictValue[] {
  const [before, after] = [base.nodes[id], edited.nodes[id]];
  const node = after ?? before;
  if (!node) return [];
  const toVersions = (old: unknown, changed: unknown): Versions => ({
    ...{ base: old, mine: undefined, theirs: undefined },
    [side]: changed,
  });
  if (!before || !after) return [{ node, path: [], ...toVersions(before, after) }];
  const fields = listLeaves([], toVersions(before.fields, after.fields), () => true, side);
  const isIn = (ids: readonly string[]) => (childId: string) => ids.includes(childId);
  const [oldOrder, newOrder] = [
    before.childIds.filter(isIn(after.childIds)),
    after.childIds.filter(isIn(before.childIds)),
  ];
  const toNodes = (tree: MediaTree, ids: readonly string[]) => ids.map(each => tree.nodes[each]);
  const isReordered = !isDeepEqual(oldOrder, newOrder);
  return [
    ...fields.map(value => ({ node, ...value })),
    ...(isReordered
      ? [
          {
            ...{ node, path: ['order'] },
            ...toVersions(toNodes(base, oldOrder), toNodes(edited, newOrder)),
          },
        ]
      : []),
    ...[...new Set([...before.childIds, ...after.childIds])].flatMap(childId =>
      listBranchValues(childId, base, edited, side),
    ),
  ];
}

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isWhole(value);

/** Colours, days and times are one value each. */
const isWhole = (value: object) => 'red' in value || 'year' in value || 'hour' in value;

const read = (value: unknown, name: string): unknown =>
  isContainer(value) ? value[name] : undefined;

/** Returns the values that differ, the nested ones each with its way. */
function listLeaves(
  path: ValuePath,
  versions: Versions,
  matches: (name: string) => boolean,
  onlySide?: 'mine' | 'theirs',
): readonly (Versions & { readonly path: ValuePath })[] {
  const compared = onlySide
    ? [versions.base, versions[onlySide]]
    : [versions.base, versions.mine, versions.theirs];
  if (compared.every(value => isDeepEqual(value, compared[0]))) return [];
  const containers = compared.filter(isContainer);
  if (containers.length === 0) return [{ path, ...versions }];
  const isList = containers.every(Array.isArray);
  const names = [...new Set(containers.flatMap(Object.keys))].filter(matches);
  return names
    .filter(name => name !== 'materialId' || !names.includes('file'))
    .flatMap(name =>
      listLeaves(
        [...path, isList ? Number(name) : name],
        {
          base: read(versions.base, name),
          mine: read(versions.mine, name),
          theirs: read(versions.theirs, name),
        },
        () => true,
        onlySide,
      ),
    );
}
