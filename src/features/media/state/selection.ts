import { getNode, type MediaTree } from '../model/mediaTree.ts';
import { type EditorState, listOpenIds } from './EditorState.ts';

/** How a node is added to a selection: alone, in addition, or together with all between. */
export type NodeSelectionMode = 'single' | 'toggle' | 'range';

/** Selects only what exists; a removed node leaves the selection to its parent. */
export function toExistingSelection(
  { activeId, openIds, history }: EditorState,
  next: MediaTree,
  wantedIds: readonly string[],
): Partial<EditorState> {
  const existingIds = wantedIds.filter(id => next.nodes[id]);
  const fallbackIds = getParentChain(history.tree, wantedIds[0] ?? activeId);
  const fallback = fallbackIds.find(id => next.nodes[id]) ?? next.rootId;
  const selectedIds = existingIds.length > 0 ? existingIds : [fallback];
  const newActiveId = selectedIds.includes(activeId)
    ? activeId
    : (selectedIds.at(-1) ?? next.rootId);
  const isShown = getParentChain(next, newActiveId).every(
    id => id === newActiveId || openIds.has(id),
  );
  return {
    ...{ selectedIds, activeId: newActiveId },
    ...(!isShown && { openIds: listOpenIds(next, newActiveId) }),
  };
}

/** Selects a node alone, in addition, or together with all between. @see MEDIA-01 */
export function selectNode(
  { selectedIds, activeId, openIds, history }: EditorState,
  id: string,
  mode: NodeSelectionMode = 'single',
  order: readonly string[] = [],
): Partial<EditorState> {
  if (mode === 'toggle') {
    const rest = selectedIds.filter(each => each !== id);
    const isRemoved = rest.length < selectedIds.length && rest.length > 0;
    const next = isRemoved ? rest : [...rest, id];
    return { selectedIds: next, activeId: isRemoved ? (rest.at(-1) ?? id) : id };
  }
  if (mode === 'range') {
    const [from, to] = [order.indexOf(activeId), order.indexOf(id)].sort((a, b) => a - b);
    if (from !== undefined && from >= 0) {
      return { selectedIds: order.slice(from, (to ?? from) + 1) };
    }
  }
  const open = new Set(listOpenIds(history.tree, id));
  // Selecting activates and toggles a branch, and collapses the others.
  if (openIds.has(id)) open.delete(id);
  return { activeId: id, selectedIds: [id], openIds: open, renamedId: undefined };
}

function getParentChain({ nodes }: MediaTree, id: string): readonly string[] {
  const chain: string[] = [];
  for (let node = nodes[id]; node; node = nodes[node.parentId ?? '']) chain.push(node.id);
  return chain;
}

/** Returns the node that is selected after a removal: the next sibling, the one before, or the parent. */
export function findNextSelected(
  tree: MediaTree,
  id: string,
  removed: ReadonlySet<string>,
): string {
  const parentId = getNode(tree, id).parentId ?? tree.rootId;
  const { childIds } = getNode(tree, parentId);
  const at = childIds.indexOf(id);
  const isLeft = (each: string) => !removed.has(each);
  return childIds.slice(at).find(isLeft) ?? childIds.slice(0, at).findLast(isLeft) ?? parentId;
}
