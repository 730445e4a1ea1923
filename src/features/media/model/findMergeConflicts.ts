import { diffFields } from './diffTrees.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import type { Level, MediaNode, MediaTree } from './mediaTree.ts';

/** A node that both editors changed in ways that do not fit. */
export interface MergeConflict {
  readonly id: string;
  readonly level: Level;
  /** Both changed the same field; or one removed what the other one changed. */
  readonly kind: 'fields' | 'removedByThem' | 'removedByMe';
  /** What both began with. */
  readonly before: MediaNode;
  readonly mine: MediaNode | undefined;
  readonly theirs: MediaNode | undefined;
}

export interface MergeInput {
  /** What both editors began with. */
  readonly base: MediaTree;
  readonly mine: MediaTree;
  readonly theirs: MediaTree;
}

/** Returns the nodes for which a person has to decide; everything else merges by itself. @see MEDIA-13 */
export function findMergeConflicts({ base, mine, theirs }: MergeInput): readonly MergeConflict[] {
  return Object.values(base.nodes).flatMap((before): readonly MergeConflict[] => {
    const { id, level } = before;
    const [my, their] = [mine.nodes[id], theirs.nodes[id]];
    if (my && their) {
      const isConflict =
        hasFieldConflict(before, my, their) ||
        (my.parentId !== before.parentId &&
          their.parentId !== before.parentId &&
          my.parentId !== their.parentId);
      return isConflict ? [{ id, level, before, kind: 'fields', mine: my, theirs: their }] : [];
    }
    if (my && isTopmostMissing(theirs, before) && isBranchChanged(base, mine, id)) {
      return [{ id, level, before, kind: 'removedByThem', mine: my, theirs: undefined }];
    }
    if (their && isTopmostMissing(mine, before) && isBranchChanged(base, theirs, id)) {
      return [{ id, level, before, kind: 'removedByMe', mine: undefined, theirs: their }];
    }
    return [];
  });
}

function hasFieldConflict(before: MediaNode, mine: MediaNode, theirs: MediaNode): boolean {
  if (mine.fields === before.fields || theirs.fields === before.fields) return false;
  const my = diffFields(before, mine) as Record<string, unknown>;
  const their = diffFields(before, theirs) as Record<string, unknown>;
  return Object.keys(my).some(name => name in their && !isDeepEqual(my[name], their[name]));
}

/** Whether a missing node was removed itself, not with its parent. */
const isTopmostMissing = (tree: MediaTree, { parentId }: MediaNode): boolean =>
  parentId !== undefined && tree.nodes[parentId] !== undefined;

/** Whether anything in a branch differs, nodes added to it included. */
function isBranchChanged(base: MediaTree, changed: MediaTree, id: string): boolean {
  const [before, after] = [base.nodes[id], changed.nodes[id]];
  if (!before || !after) return true;
  return (
    !isDeepEqual(before.fields, after.fields) ||
    !isDeepEqual(before.childIds, after.childIds) ||
    before.childIds.some(childId => isBranchChanged(base, changed, childId))
  );
}
