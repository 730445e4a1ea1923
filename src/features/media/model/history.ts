import { applyEdit, applyWithUndo, type Edit } from './edits.ts';
import type { MediaTree } from './mediaTree.ts';

/** One step that can be undone, and the edit that reverts it. */
interface HistoryStep {
  readonly edit: Edit;
  readonly undo: Edit;
  /** Edits of one group in succession are one step: the letters of a name, the moves of one key. */
  readonly group: string | undefined;
}

/** A tree with the steps before and after it. @see MEDIA-13 */
export interface History {
  readonly tree: MediaTree;
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
}

export const createHistory = (tree: MediaTree): History => ({ tree, past: [], future: [] });

/** Applies an edit. The same group as that of the edit before extends its step; an edit without effect is no step. */
export function performEdit(history: History, edit: Edit, group?: string): History {
  const { tree, undo } = applyWithUndo(edit, history.tree);
  if (tree === history.tree) return history;
  const last = history.past.at(-1);
  if (last && group !== undefined && last.group === group) {
    const merged = { edit: join(last.edit, edit), undo: join(undo, last.undo), group };
    return { tree, past: [...history.past.slice(0, -1), merged], future: [] };
  }
  return { tree, past: [...history.past, { edit, undo, group }], future: [] };
}

/** One flat sequence, however many edits a step has: a nested one would be as deep as its edits are many. */
const join = (first: Edit, second: Edit): Edit => ({
  kind: 'sequence',
  edits: [...listEdits(first), ...listEdits(second)],
});

const listEdits = (edit: Edit): readonly Edit[] => (edit.kind === 'sequence' ? edit.edits : [edit]);

/** Ends the group of the last edit: the next one is a step of its own. */
export function endGroup(history: History): History {
  const last = history.past.at(-1);
  if (last?.group === undefined) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, group: undefined }] };
}

export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    tree: applyEdit(step.undo, history.tree),
    past: history.past.slice(0, -1),
    future: [...history.future, step],
  };
}

export function redo(history: History): History {
  const step = history.future.at(-1);
  if (!step) return history;
  return {
    tree: applyEdit(step.edit, history.tree),
    past: [...history.past, { ...step, group: undefined }],
    future: history.future.slice(0, -1),
  };
}
