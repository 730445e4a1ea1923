import { isDeepEqual } from './isDeepEqual.ts';
import type { Level, MediaNode, MediaTree } from './mediaTree.ts';
import { listFieldConflicts } from './mergeFields.ts';
import { isOrderConflict } from './orderChanges.ts';

/** A node that both editors changed in ways that do not fit. */
export interface MergeConflict {
  readonly id: string;
  readonly level: Level;
  /** Both changed the same field, or the order of what it contains; or one removed what the other one changed or moved. */
  readonly kind: 'fields' | 'order' | 'removedByThem' | 'removedByMe';
  /** The value before both changes. */
  readonly before: MediaNode;
  readonly mine: MediaNode | undefined;
  readonly theirs: MediaNode | undefined;
}

/** Which version of a node is used where both editors changed it. */
export type Resolution = 'mine' | 'theirs' | 'both';

export interface MergeInput {
  /** The tree before both changes. */
  readonly base: MediaTree;
  readonly mine: MediaTree;
  readonly theirs: MediaTree;
}

/** Returns the nodes for which a user has to decide; everything else merges by itself. @see MEDIA-13 */
export function findMergeConflicts({ base, mine, theirs }: MergeInput): readonly MergeConflict[] {
  return Object.values(base.nodes).flatMap((before): readonly MergeConflict[] => {
    const { id, level } = before;
    const [my, their] = [mine.nodes[id], theirs.nodes[id]];
    if (my && their) {
      const fields = { base: before.fields, mine: my.fields, theirs: their.fields };
      const conflict = { id, level, before, mine: my, theirs: their };
      if (listFieldConflicts(fields).length > 0 || isMovedByBoth(before, my, their))
        return [{ ...conflict, kind: 'fields' }];
      return isOrderConflict(id, base, mine, theirs) ? [{ ...conflict, kind: 'order' }] : [];
    }
    if (my && isTopmostMissing(theirs, before) && isMovedOrChanged(base, mine, id)) {
      return [{ id, level, before, kind: 'removedByThem', mine: my, theirs: undefined }];
    }
    if (their && isTopmostMissing(mine, before) && isMovedOrChanged(base, theirs, id)) {
      return [{ id, level, before, kind: 'removedByMe', mine: undefined, theirs: their }];
    }
    return [];
  });
}

/** Whether both editors moved a node, each into another parent. */
export const isMovedByBoth = (before: MediaNode, mine: MediaNode, theirs: MediaNode): boolean =>
  mine.parentId !== before.parentId &&
  theirs.parentId !== before.parentId &&
  mine.parentId !== theirs.parentId;

/** Whether a missing node was removed itself, not with its parent. */
const isTopmostMissing = (tree: MediaTree, { parentId }: MediaNode): boolean =>
  parentId !== undefined && tree.nodes[parentId] !== undefined;

const isMovedOrChanged = (base: MediaTree, changed: MediaTree, id: string): boolean =>
  base.nodes[id]?.parentId !== changed.nodes[id]?.parentId || isBranchChanged(base, changed, id);

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
