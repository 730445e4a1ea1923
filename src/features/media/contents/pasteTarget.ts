import {
  CHILD_LEVELS,
  getNode,
  getNodePath,
  type Level,
  type MediaTree,
} from '../model/mediaTree.ts';

/** Where nodes are pasted: as children of `parentId`, behind `afterId` where it is set. */
interface PasteTarget {
  readonly parentId: string;
  readonly afterId?: string;
}

/** Finds the nearest node that can contain a level: the node itself, an ancestor, or the first one below it. */
export function findPasteTarget(
  tree: MediaTree,
  id: string,
  level: Level,
): PasteTarget | undefined {
  const path = getNodePath(tree, id);
  const at = path.findLastIndex(each => CHILD_LEVELS[getNode(tree, each).level] === level);
  const parentId = path[at];
  if (parentId === undefined) {
    const [firstChildId] = tree.nodes[id]?.childIds ?? [];
    return firstChildId === undefined ? undefined : findPasteTarget(tree, firstChildId, level);
  }
  const afterId = path[at + 1];
  return { parentId, ...(afterId !== undefined && { afterId }) };
}
