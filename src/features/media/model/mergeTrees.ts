import {
  findMergeConflicts,
  isMovedByBoth,
  type MergeInput,
  type Resolution,
} from './findMergeConflicts.ts';
import { getNode, type Level, type MediaNode, type MediaTree } from './mediaTree.ts';
import { mergeFields } from './mergeFields.ts';
import { createParentMerge } from './mergeParents.ts';
import { isReordered } from './orderChanges.ts';

/**
 * Merges the changes of two editors into their tree. Where both changed a node, the resolution decides; `both` uses the
 * other editor's version and adds a copy of mine, which {@link copy} names.
 *
 * @param resolutions by node; without one, mine
 * @param createCopyId returns the id of a copy of a node
 * @see MEDIA-13
 */
export function mergeTrees(
  { base, mine, theirs }: MergeInput,
  resolutions: ReadonlyMap<string, Resolution>,
  createCopyId: (level: Level) => string,
): MediaTree {
  const conflicts = new Map(
    findMergeConflicts({ base, mine, theirs }).map(conflict => [conflict.id, conflict]),
  );
  const resolve = (id: string): Resolution => resolutions.get(id) ?? 'mine';
  const getMergedParent = createParentMerge({ base, mine, theirs }, conflicts, resolve);
  const nodes = new Map<string, MediaNode>();
  const copyIds: string[] = [];
  visit(base.rootId, undefined);
  for (const id of copyIds) addCopy(id);
  return { rootId: base.rootId, nodes: Object.fromEntries(nodes) };

  function visit(id: string, parentId: string | undefined): void {
    const [before, my, their] = [base.nodes[id], mine.nodes[id], theirs.nodes[id]];
    const source = my ?? their;
    if (!source) return;
    const childIds = mergeChildIds(id);
    const fields = my && their ? mergeNodeFields(before, my, their) : source.fields;
    nodes.set(id, { ...source, parentId, childIds, fields } as MediaNode);
    if (my && conflicts.get(id)?.kind === 'fields' && resolve(id) === 'both' && parentId)
      copyIds.push(id);
    for (const childId of childIds) visit(childId, id);
  }

  function mergeNodeFields(
    before: MediaNode | undefined,
    my: MediaNode,
    their: MediaNode,
  ): MediaNode['fields'] {
    if (!before) return my.fields;
    const [first, second] = resolve(my.id) === 'mine' ? [their, my] : [my, their];
    return mergeFields(before.fields, first.fields, second.fields);
  }

  /** Uses the order of the side that changed it; nodes of the other side follow their preceding sibling. */
  function mergeChildIds(id: string): readonly string[] {
    const [my, their, before] = [mine, theirs, base].map(
      tree => tree.nodes[id]?.childIds ?? [],
    ) as [readonly string[], readonly string[], readonly string[]];
    const [first, second] = isMyOrder(id) ? [my, their] : [their, my];
    const merged = first.filter(childId => getMergedParent(childId) === id);
    // Neither side has a node here that one removed, and that the other one moved into a removed parent.
    for (const siblings of [second, before]) {
      siblings.forEach((childId, i) => {
        if (merged.includes(childId) || getMergedParent(childId) !== id) return;
        const preceding = siblings.slice(0, i).findLast(sibling => merged.includes(sibling));
        merged.splice(preceding === undefined ? 0 : merged.indexOf(preceding) + 1, 0, childId);
      });
    }
    return merged;
  }

  function isMyOrder(id: string): boolean {
    const [isMine, isTheirs] = [isReordered(id, base, mine), isReordered(id, base, theirs)];
    return isMine && isTheirs ? resolve(id) === 'mine' : isMine;
  }

  /** Adds a copy of my version behind theirs; where both moved the node, where I moved it to. */
  function addCopy(id: string): void {
    const [before, my, their] = [base.nodes[id], mine.nodes[id], theirs.nodes[id]];
    const isMoved = before && my && their && isMovedByBoth(before, my, their);
    const theirParent = nodes.get(nodes.get(id)?.parentId ?? '');
    const parent = (isMoved && nodes.get(my.parentId ?? '')) || theirParent;
    if (!parent) return;
    const copyId = cloneMine(id, parent.id);
    const { childIds } = parent;
    const mySiblings = mine.nodes[parent.id]?.childIds ?? [];
    const preceding = childIds.includes(id) ? [id] : mySiblings.slice(0, mySiblings.indexOf(id));
    const index = childIds.findLastIndex(childId => preceding.includes(childId)) + 1;
    nodes.set(parent.id, { ...parent, childIds: childIds.toSpliced(index, 0, copyId) });
  }

  function cloneMine(id: string, parentId: string): string {
    const node = getNode(mine, id);
    const copyId = createCopyId(node.level);
    const childIds = node.childIds.map(childId => cloneMine(childId, copyId));
    nodes.set(copyId, { ...node, id: copyId, parentId, childIds });
    return copyId;
  }
}
