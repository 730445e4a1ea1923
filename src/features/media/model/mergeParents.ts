import type { MergeConflict, MergeInput, Resolution } from './findMergeConflicts.ts';

/**
 * Returns a function that returns the parent of a node after a merge; undefined where the node is removed. A node that
 * both versions have is not lost with the parent that only one of them gave it.
 */
export function createParentMerge(
  { base, mine, theirs }: MergeInput,
  conflicts: ReadonlyMap<string, MergeConflict>,
  resolve: (id: string) => Resolution,
): (id: string) => string | undefined {
  return getMergedParent;

  function getMergedParent(id: string): string | undefined {
    const [before, my, their] = [base.nodes[id], mine.nodes[id], theirs.nodes[id]];
    if (!before) return (my ?? their)?.parentId;
    if (my && their) {
      const isOnlyMine = their.parentId === before.parentId;
      const isOnlyTheirs = my.parentId === before.parentId;
      const isMine = isOnlyMine || (!isOnlyTheirs && resolve(id) === 'mine');
      const [first, second] = isMine ? [my, their] : [their, my];
      return isInResult(first.parentId) ? first.parentId : second.parentId;
    }
    const conflict = conflicts.get(id) ?? findRemovedAncestor(id);
    if (!conflict) return undefined;
    const resolution = resolve(conflict.id);
    const removal = conflict.kind === 'removedByThem' ? 'theirs' : 'mine';
    const parentId = (my ?? their)?.parentId;
    if (resolution === removal || parentId === undefined) return undefined;
    // The parent that the other version gave it may be removed.
    return isInResult(parentId) ? parentId : before.parentId;
  }

  function isInResult(id: string | undefined): boolean {
    if (id === undefined || id === base.rootId) return true;
    const parentId = getMergedParent(id);
    return parentId !== undefined && isInResult(parentId);
  }

  /** Returns the conflict of the removed branch that a node belongs to. */
  function findRemovedAncestor(id: string): MergeConflict | undefined {
    let parentId = base.nodes[id]?.parentId;
    for (; parentId !== undefined; parentId = base.nodes[parentId]?.parentId) {
      const conflict = conflicts.get(parentId);
      if (conflict?.kind === 'removedByThem' || conflict?.kind === 'removedByMe') return conflict;
    }
    return undefined;
  }
}
