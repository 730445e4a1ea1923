import { type Edit, getTopmost } from './edits.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import { getNode, type MediaTree } from './mediaTree.ts';

/** Returns the edit that moves nodes among their siblings by a number of steps, those of one parent together. */
export function createShiftEdit(tree: MediaTree, ids: readonly string[], steps: number): Edit {
  const parts = getTopmost(tree, ids).filter(id => id !== tree.rootId);
  const byParent = Map.groupBy(parts, id => getNode(tree, id).parentId ?? tree.rootId);
  const edits = [...byParent].flatMap(([parentId, shiftedIds]): readonly Edit[] => {
    const { childIds } = getNode(tree, parentId);
    const indexes = shiftedIds.map(id => childIds.indexOf(id));
    const index =
      steps < 0
        ? Math.max(Math.min(...indexes) + steps, 0)
        : Math.min(Math.max(...indexes) + steps, childIds.length - 1) + 1;
    const isShifted = (id: string) => shiftedIds.includes(id);
    const ordered = [
      ...childIds.slice(0, index).filter(id => !isShifted(id)),
      ...shiftedIds,
      ...childIds.slice(index).filter(id => !isShifted(id)),
    ];
    return isDeepEqual(ordered, childIds)
      ? []
      : [{ kind: 'move', ids: shiftedIds, parentId, index }];
  });
  return { kind: 'sequence', edits };
}
