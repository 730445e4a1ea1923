import type { DropPosition } from '../../../resources/tree/TreeItem.tsx';
import { type EditOf, getTopmost } from '../model/edits.ts';
import type { MediaNode, MediaTree } from '../model/mediaTree.ts';

/** Returns where a node is placed: below its parent level, before a node of its own level, or behind it when it moves down. */
export function getDropPosition(tree: MediaTree, from: MediaNode, onto: MediaNode): DropPosition {
  if (from.level !== onto.level) return 'into';
  const siblings = tree.nodes[onto.parentId ?? tree.rootId]?.childIds ?? [];
  const at = siblings.indexOf(from.id);
  return at >= 0 && at < siblings.indexOf(onto.id) ? 'after' : 'before';
}

/** Returns the move of a dragged node, together with the selected ones of its level when it is selected itself. */
export function createMoveEdit(
  tree: MediaTree,
  selectedIds: readonly string[],
  from: MediaNode,
  onto: MediaNode,
): EditOf<'move'> {
  const ids = selectedIds.includes(from.id)
    ? getTopmost(
        tree,
        selectedIds.filter(id => tree.nodes[id]?.level === from.level),
      )
    : [from.id];
  const position = getDropPosition(tree, from, onto);
  if (position === 'into')
    return { kind: 'move', ids, parentId: onto.id, index: onto.childIds.length };
  const parentId = onto.parentId ?? tree.rootId;
  const at = tree.nodes[parentId]?.childIds.indexOf(onto.id) ?? 0;
  return { kind: 'move', ids, parentId, index: position === 'after' ? at + 1 : at };
}
