import { isDeepEqual } from './isDeepEqual.ts';
import type { MediaTree } from './mediaTree.ts';

const getChildIds = ({ nodes }: MediaTree, id: string): readonly string[] =>
  nodes[id]?.childIds ?? [];

/** Returns the children that a node has in all trees, in the order of the first one. */
const listCommonChildren = (id: string, tree: MediaTree, ...others: readonly MediaTree[]) =>
  getChildIds(tree, id).filter(childId =>
    others.every(other => getChildIds(other, id).includes(childId)),
  );

/** Whether the children that a node still has follow each other in another order. What was added or removed is no new order. */
export const isReordered = (id: string, base: MediaTree, edited: MediaTree): boolean =>
  !isDeepEqual(listCommonChildren(id, base, edited), listCommonChildren(id, edited, base));

/** Whether two editors put the children of a node into different orders. */
export const isOrderConflict = (
  id: string,
  base: MediaTree,
  mine: MediaTree,
  theirs: MediaTree,
): boolean =>
  isReordered(id, base, mine) && isReordered(id, base, theirs) && isReordered(id, mine, theirs);
