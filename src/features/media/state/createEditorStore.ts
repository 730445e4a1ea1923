import { createStore } from '../../../domain/createStore.ts';
import { getTopmost } from '../model/edits.ts';
import { isDeepEqual } from '../model/isDeepEqual.ts';
import { createHistory, endGroup, performEdit, redo, undo } from '../model/history.ts';
import { omitLockedRects } from '../model/lockedAreas.ts';
import { getNode, type MediaTree } from '../model/mediaTree.ts';
import { createIdSource, listTreeIds } from '../model/temporaryIds.ts';
import { createShiftEdit } from '../model/createShiftEdit.ts';
import { createDuplicateEdit } from './createDuplicateEdit.ts';
import { createEditorState, type EditorState, listOpenIds } from './EditorState.ts';
import { rebaseState, toSavedState } from './savedState.ts';
import { findNextSelected, selectNode, toExistingSelection } from './selection.ts';

import type { EditorStore } from './EditorStore.ts';

/** Creates the store of an open project. */
export function createEditorStore(
  tree: MediaTree,
  updateTimes: ReadonlyMap<string, string>,
  random: () => number = Math.random,
): EditorStore {
  const store = createStore(createEditorState(createHistory(tree), updateTimes));
  const createId = createIdSource(listTreeIds(tree), random);
  const update = (change: Partial<EditorState>) => store.set({ ...store.get(), ...change });
  const getTree = () => store.get().history.tree;
  /** The next edit is a step of its own, also of the same kind as the one before: it follows a selection. */
  const updateSelection = (change: Partial<EditorState>) =>
    update({ ...change, history: endGroup(store.get().history) });

  const perform: EditorStore['perform'] = (edit, { group, selectIds } = {}) => {
    const { history, selectedIds, lockedIds } = store.get();
    const next = performEdit(history, omitLockedRects(edit, lockedIds), group);
    if (next === history) return;
    update({
      ...toExistingSelection(store.get(), next.tree, selectIds ?? selectedIds),
      history: next,
    });
  };

  const travel = (step: typeof undo) => {
    const { history, selectedIds } = store.get();
    const next = step(history);
    if (next !== history) {
      update({
        ...toExistingSelection(store.get(), next.tree, selectedIds),
        history: next,
        renamedId: undefined,
      });
    }
  };

  /** Returns the index behind a sibling, or the end. */
  const getIndexAfter = (parentId: string, afterId: string | undefined): number => {
    const { childIds } = getNode(getTree(), parentId);
    const at = afterId === undefined ? -1 : childIds.indexOf(afterId);
    return at < 0 ? childIds.length : at + 1;
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

    select: (id, mode, order) => updateSelection(selectNode(store.get(), id, mode, order)),
    reveal: id => {
      if (!getTree().nodes[id]) return;
      updateSelection({ activeId: id, selectedIds: [id], openIds: listOpenIds(getTree(), id) });
    },
    selectAll: ids => {
      const last = ids.at(-1);
      if (last === undefined) return;
      updateSelection({ activeId: last, selectedIds: ids, openIds: listOpenIds(getTree(), last) });
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
      const selectIds = branches.map(({ id }) => id);
      const index = getIndexAfter(parentId, afterId);
      perform({ kind: 'insert', parentId, index, branches }, { selectIds });
    },
    move: (ids, parentId, afterId) =>
      perform(
        { kind: 'move', ids, parentId, index: getIndexAfter(parentId, afterId) },
        { selectIds: ids },
      ),
    setCut: ids => {
      if (ids.length > 0 || store.get().cutIds.size > 0) update({ cutIds: new Set(ids) });
    },
    remove: ids => {
      const parts = getTopmost(getTree(), ids).filter(id => id !== getTree().rootId);
      if (parts.length === 0) return;
      const next = findNextSelected(getTree(), parts[0] ?? '', new Set(parts));
      perform({ kind: 'remove', ids: parts }, { selectIds: [next] });
    },
    duplicate: ids => {
      const { edit, copyIds } = createDuplicateEdit(getTree(), ids, createId);
      if (copyIds.length > 0) perform(edit, { selectIds: copyIds });
    },
    shift: (ids, steps) => perform(createShiftEdit(getTree(), ids, steps)),
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
    rebase: (saved, trees) => update(rebaseState(store.get(), saved, trees)),
    setSaved: (tree, change) => update(toSavedState(store.get(), tree, change)),
  };
}
