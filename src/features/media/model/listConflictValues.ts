import { isDeepEqual } from './isDeepEqual.ts';
import { type MediaNode, type MediaTree } from './mediaTree.ts';
import { isMovedByBoth, type MergeConflict, type MergeInput } from './findMergeConflicts.ts';
import { listFieldConflicts, type ValuePath, type ValueVersions } from './mergeFields.ts';
import { isOrderConflict } from './orderChanges.ts';

/** A property that differs between the last common version, mine and theirs. Undefined where a version has none. */
export interface ConflictValue extends ValueVersions {
  /** The node in conflict, or one below it where the other side removed it. */
  readonly node: MediaNode;
  /** `order` and `parent` are those of the node, an empty path is the node itself. */
  readonly path: ValuePath;
}

/**
 * Returns what a user compares before choosing: the fields that both changed, or everything that one side changed in a
 * branch that the other side removed. The side that removed it has no values.
 *
 * @see MEDIA-13
 */
export function listConflictValues(
  { kind, before, mine, theirs }: MergeConflict,
  input: MergeInput,
): readonly ConflictValue[] {
  if (kind === 'removedByThem' || kind === 'removedByMe' || !mine || !theirs) {
    const side = kind === 'removedByThem' ? 'mine' : 'theirs';
    return listBranchValues(before.id, input.base, input[side], side);
  }
  const conflicts = listFieldConflicts({
    base: before.fields,
    mine: mine.fields,
    theirs: theirs.fields,
  });
  const hasFileName = conflicts.some(({ path }) => path.at(-1) === 'file');
  const fields = conflicts
    // The file has a name to show, unless both have the same one.
    .filter(({ path }) => path.at(-1) !== 'materialId' || !hasFileName)
    // The platform takes it from the file.
    .filter(({ path }) => path.at(-1) !== 'fileDuration')
    .flatMap(({ path, ...versions }) => listLeaves(path, versions));
  const toParent = (tree: MediaTree, { parentId = '' }: MediaNode) => tree.nodes[parentId];
  const parents = {
    base: toParent(input.base, before),
    mine: toParent(input.mine, mine),
    theirs: toParent(input.theirs, theirs),
  };
  const orders = {
    base: listChildren(input.base, before.id),
    mine: listChildren(input.mine, before.id),
    theirs: listChildren(input.theirs, before.id),
  };
  return [
    ...fields,
    ...(isMovedByBoth(before, mine, theirs) ? [{ path: ['parent'], ...parents }] : []),
    ...(isOrderConflict(before.id, input.base, input.mine, input.theirs)
      ? [{ path: ['order'], ...orders }]
      : []),
  ].map(value => ({ node: before, ...value }));
}

const listChildren = ({ nodes }: MediaTree, id: string) =>
  (nodes[id]?.childIds ?? []).map(childId => nodes[childId]);

/** Returns what one side changed in a branch: fields, the parent, the order, and parts that it added or removed. */
function listBranchValues(
  id: string,
  base: MediaTree,
  edited: MediaTree,
  side: 'mine' | 'theirs',
): readonly ConflictValue[] {
  const [before, after] = [base.nodes[id], edited.nodes[id]];
  const node = after ?? before;
  if (!node) return [];
  const toVersions = (old: unknown, changed: unknown): ValueVersions => ({
    ...{ base: old, mine: undefined, theirs: undefined },
    [side]: changed,
  });
  if (!before || !after) return [{ node, path: [], ...toVersions(before, after) }];
  const fields = listLeaves([], toVersions(before.fields, after.fields), side);
  const isIn = (ids: readonly string[]) => (childId: string) => ids.includes(childId);
  const [oldOrder, newOrder] = [
    before.childIds.filter(isIn(after.childIds)),
    after.childIds.filter(isIn(before.childIds)),
  ];
  const toNodes = (tree: MediaTree, ids: readonly string[]) => ids.map(each => tree.nodes[each]);
  const isReordered = !isDeepEqual(oldOrder, newOrder);
  const [oldParent, newParent] = [
    base.nodes[before.parentId ?? ''],
    edited.nodes[after.parentId ?? ''],
  ];
  const isMoved = before.parentId !== after.parentId;
  return [
    ...fields.map(value => ({ node, ...value })),
    ...(isMoved ? [{ node, path: ['parent'], ...toVersions(oldParent, newParent) }] : []),
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

/** Returns the values that differ, the nested ones each with its path. */
function listLeaves(
  path: ValuePath,
  versions: ValueVersions,
  onlySide?: 'mine' | 'theirs',
): readonly (ValueVersions & { readonly path: ValuePath })[] {
  const compared = onlySide
    ? [versions.base, versions[onlySide]]
    : [versions.base, versions.mine, versions.theirs];
  if (compared.every(value => isDeepEqual(value, compared[0]))) return [];
  const containers = compared.filter(isContainer);
  if (containers.length === 0) return [{ path, ...versions }];
  const isList = containers.every(Array.isArray);
  const names = [...new Set(containers.flatMap(Object.keys))];
  return names
    .filter(name => name !== 'fileDuration' && (name !== 'materialId' || !names.includes('file')))
    .flatMap(name =>
      listLeaves(
        [...path, isList ? Number(name) : name],
        {
          base: read(versions.base, name),
          mine: read(versions.mine, name),
          theirs: read(versions.theirs, name),
        },
        onlySide,
      ),
    );
}
