import type { Change } from './change.ts';
import type { MediaTree } from './mediaTree.ts';

/** Returns the node of a change; where it does not exist any more, the nearest one that contained it. */
export function findChangedNode(change: Change, tree: MediaTree): string {
  if (change.kind === 'updateProject') return tree.rootId;
  const ids = [...change.parentIds, ...listOwnIds(change)];
  return ids.findLast(id => tree.nodes[id]) ?? tree.rootId;
}

/** The order of what a node contains belongs to that node. */
function listOwnIds(change: Exclude<Change, { kind: 'updateProject' }>): readonly string[] {
  if (change.kind === 'create') return [change.branch.id];
  return change.kind === 'order' ? [] : [change.id];
}
