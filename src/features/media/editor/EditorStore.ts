import { createStore, type ValueStore } from '../../../ui/createStore.ts';
import { type Edit, type FieldChanges, getTopmost } from '../model/edits.ts';
import { isDeepEqual } from '../model/isDeepEqual.ts';
import { createHistory, endGroup, performEdit, redo, undo } from '../model/history.ts';
import { type Branch, getNode, type MediaTree, readBranch } from '../model/mediaTree.ts';
import { copyBranch, createIdSource, type CreateId, listTreeIds } from '../model/temporaryIds.ts';
import { createEditorState, type EditorState, listOpenIds } from './EditorState.ts';

/** How a node is added to a selection: alone, in addition, or together with all between. */
export type NodeSelectionMode = 'single' | 'toggle' | 'range';

/** The state of an open project, and everything that changes it. */
export interface EditorStore extends Pick<ValueStore<EditorState>, 'get' | 'subscribe'> {
  readonly createId: CreateId;
  /** Applies an edit; those of one group in succession are one step. `selectIds` are selected afterwards. */
  readonly perform: (
    edit: Edit,
    options?: { readonly group?: string; readonly selectIds?: readonly string[] },
  ) => void;
  /** Sets the same fields of several nodes. */
  readonly setFields: (ids: readonly string[], fields: FieldChanges, group?: string) => void;
  readonly endGroup: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (id: string, mode?: NodeSelectionMode, order?: readonly string[]) => void;
  /** Selects a node and shows it in the tree, without toggling it. */
  readonly reveal: (id: string) => void;
  readonly selectAll: (ids: readonly string[]) => void;
  readonly setOpen: (ids: readonly string[], isOpen: boolean) => void;
  readonly setRenamed: (id: string | undefined) => void;
  /** Locks areas, or unlocks them where all are locked. */
  readonly toggleLocked: (ids: readonly string[]) => void;
  readonly toggleHidden: (ids: readonly string[]) => void;
  /** Inserts branches as children, behind a sibling or at the end. */
  readonly insert: (branches: readonly Branch[], parentId: string, afterId?: string) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly duplicate: (ids: readonly string[]) => void;
  /** Moves nodes among their siblings by a number of steps. */
  readonly shift: (id: string, steps: number) => void;
  /** Moves siblings before or behind all others: to the back or the front of the stage. */
  readonly moveToEnd: (ids: readonly string[], end: 'first' | 'last') => void;
  /** Replaces the tree by a merged one; the history begins anew. */
  readonly replaceTree: (tree: MediaTree) => void;
  readonly setUpdateTime: (planId: string, time: string) => void;
}

export function createEditorStore(
  tree: MediaTree,
  updateTimes: ReadonlyMap<string, string>,
  random: () => number = Math.random,
): EditorStore {
  const store = createStore(createEditorState(createHistory(tree), updateTimes));
  const createId = createIdSource(listTreeIds(tree), random);
  const update = (change: Partial<EditorState>) => store.set({ ...store.get(), ...change });
  const getTree = () => store.get().history.tree;

  /** Selects only what exists; a removed node leaves the selection to its parent. */
  const withSelection = (next: MediaTree, wantedIds: readonly string[]): Partial<EditorState> => {
    const { activeId, openIds, history } = store.get();
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
  };

  const perform: EditorStore['perform'] = (edit, { group, selectIds } = {}) => {
    const { history, selectedIds } = store.get();
    const next = performEdit(history, edit, group);
    if (next === history) return;
    update({ ...withSelection(next.tree, selectIds ?? selectedIds), history: next });
  };

  const travel = (step: typeof undo) => {
    const { history, selectedIds } = store.get();
    const next = step(history);
    if (next !== history) {
      update({ ...withSelection(next.tree, selectedIds), history: next, renamedId: undefined });
    }
  };

  const toggleIn = (key: 'lockedIds' | 'hiddenIds') => (ids: readonly string[]) => {
    const marked = new Set(store.get()[key]);
    const isRemoved = ids.every(id => marked.has(id));
    for (const id of ids) {
      if (isRemoved) marked.delete(id);
      else marked.add(id);
    }
    update({ [key]: marked });
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    createId,
    perform,
    setFields: (ids, fields, group) =>
      perform(
        { kind: 'setFields', changes: Object.fromEntries(ids.map(id => [id, fields])) },
        group === undefined ? {} : { group: `${group} ${ids.join(' ')}` },
      ),
    endGroup: () => update({ history: endGroup(store.get().history) }),
    undo: () => travel(undo),
    redo: () => travel(redo),

    select: (id, mode = 'single', order = []) => {
      const { selectedIds, activeId, openIds } = store.get();
      if (mode === 'toggle') {
        const rest = selectedIds.filter(each => each !== id);
        const isRemoved = rest.length < selectedIds.length && rest.length > 0;
        const next = isRemoved ? rest : [...rest, id];
        update({ selectedIds: next, activeId: isRemoved ? (rest.at(-1) ?? id) : id });
        return;
      }
      if (mode === 'range') {
        const [from, to] = [order.indexOf(activeId), order.indexOf(id)].sort((a, b) => a - b);
        if (from !== undefined && from >= 0) {
          update({ selectedIds: order.slice(from, (to ?? from) + 1) });
          return;
        }
      }
      const open = new Set(listOpenIds(getTree(), id));
      // Selecting activates and toggles a branch, and collapses the others.
      if (openIds.has(id)) open.delete(id);
      update({ activeId: id, selectedIds: [id], openIds: open, renamedId: undefined });
    },
    reveal: id => {
      if (!getTree().nodes[id]) return;
      update({ activeId: id, selectedIds: [id], openIds: listOpenIds(getTree(), id) });
    },
    selectAll: ids => {
      const last = ids.at(-1);
      if (last === undefined) return;
      update({ activeId: last, selectedIds: ids, openIds: listOpenIds(getTree(), last) });
    },
    setOpen: (ids, isOpen) => {
      const openIds = new Set(store.get().openIds);
      for (const id of ids) {
        if (isOpen) openIds.add(id);
        else openIds.delete(id);
      }
      update({ openIds });
    },
    setRenamed: renamedId => update({ renamedId }),
    toggleLocked: toggleIn('lockedIds'),
    toggleHidden: toggleIn('hiddenIds'),

    insert: (branches, parentId, afterId) => {
      const { childIds } = getNode(getTree(), parentId);
      const at = afterId === undefined ? -1 : childIds.indexOf(afterId);
      const index = at < 0 ? childIds.length : at + 1;
      const selectIds = branches.map(({ id }) => id);
      perform({ kind: 'insert', parentId, index, branches }, { selectIds });
    },
    remove: ids => {
      const parts = getTopmost(getTree(), ids).filter(id => id !== getTree().rootId);
      if (parts.length === 0) return;
      const next = findNextSelected(getTree(), parts[0] ?? '', new Set(parts));
      perform({ kind: 'remove', ids: parts }, { selectIds: [next] });
    },
    duplicate: ids => {
      const parts = getTopmost(getTree(), ids).filter(id => id !== getTree().rootId);
      if (parts.length === 0) return;
      const copies = parts.map(id => ({
        id,
        branch: copyBranch(readBranch(getTree(), id), createId),
      }));
      perform(
        {
          kind: 'sequence',
          edits: copies.map(({ id, branch }) => insertAfter(getTree(), id, branch, copies)),
        },
        { selectIds: copies.map(({ branch }) => branch.id) },
      );
    },
    shift: (id, steps) => {
      const { parentId } = getNode(getTree(), id);
      if (parentId === undefined) return;
      const { childIds } = getNode(getTree(), parentId);
      const from = childIds.indexOf(id);
      const to = Math.min(Math.max(from + steps, 0), childIds.length - 1);
      if (to === from) return;
      perform({ kind: 'move', ids: [id], parentId, index: to > from ? to + 1 : to });
    },
    moveToEnd: (ids, end) => {
      const { parentId } = getNode(getTree(), ids[0] ?? '');
      if (parentId === undefined) return;
      const { childIds } = getNode(getTree(), parentId);
      const ordered = childIds.filter(id => ids.includes(id));
      const edge = end === 'first' ? childIds.slice(0, ids.length) : childIds.slice(-ids.length);
      if (isDeepEqual(ordered, edge)) return;
      const index = end === 'first' ? 0 : childIds.length;
      perform({ kind: 'move', ids: ordered, parentId, index });
    },
    replaceTree: next =>
      update({ ...withSelection(next, store.get().selectedIds), history: createHistory(next) }),
    setUpdateTime: (planId, time) =>
      update({ updateTimes: new Map([...store.get().updateTimes, [planId, time]]) }),
  };
}

function getParentChain({ nodes }: MediaTree, id: string): readonly string[] {
  const chain: string[] = [];
  for (let node = nodes[id]; node; node = nodes[node.parentId ?? '']) chain.push(node.id);
  return chain;
}

/** Returns the node that is selected after a removal: the next sibling, the one before, or the parent. */
function findNextSelected(tree: MediaTree, id: string, removed: ReadonlySet<string>): string {
  const parentId = getNode(tree, id).parentId ?? tree.rootId;
  const { childIds } = getNode(tree, parentId);
  const at = childIds.indexOf(id);
  const isLeft = (each: string) => !removed.has(each);
  return childIds.slice(at).find(isLeft) ?? childIds.slice(0, at).findLast(isLeft) ?? parentId;
}

/** Returns the insertion of a copy behind its original; copies before it in the same parent shift it. */
function insertAfter(
  tree: MediaTree,
  id: string,
  branch: Branch,
  copies: readonly { readonly id: string }[],
): Edit {
  const parentId = getNode(tree, id).parentId ?? tree.rootId;
  const { childIds } = getNode(tree, parentId);
  const index = childIds.indexOf(id);
  const copiesBefore = copies
    .slice(
      0,
      copies.findIndex(copy => copy.id === id),
    )
    .filter(copy => {
      const at = childIds.indexOf(copy.id);
      return at >= 0 && at < index;
    }).length;
  return { kind: 'insert', parentId, index: index + 1 + copiesBefore, branches: [branch] };
}
