import type { ReadableStore } from '../../../domain/createStore.ts';
import type { Edit, FieldChanges } from '../model/edits.ts';
import type { Branch, MediaTree } from '../model/mediaTree.ts';
import type { CreateId } from '../model/temporaryIds.ts';
import type { EditorState } from './EditorState.ts';
import type { ReadProject, SavedChange } from './savedState.ts';
import type { NodeSelectionMode } from './selection.ts';

/** The state of an open project, and everything that changes it. */
export interface EditorStore extends ReadableStore<EditorState> {
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
  /** Selecting ends the group of the last edit, however it is done. */
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
  /** Moves nodes to a parent, behind a sibling or to the end. */
  readonly move: (ids: readonly string[], parentId: string, afterId?: string) => void;
  readonly setCut: (ids: readonly string[]) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly duplicate: (ids: readonly string[]) => void;
  /** Moves nodes among their siblings by a number of steps, those of one parent together. */
  readonly shift: (ids: readonly string[], steps: number) => void;
  /** Moves siblings before or behind all others: to the back or the front of the stage. */
  readonly moveToEnd: (ids: readonly string[], end: 'first' | 'last') => void;
  /** Continues from what another editor saved: the history starts again, with a step for each of the given trees. */
  readonly rebase: (saved: ReadProject, trees: readonly MediaTree[]) => void;
  /** Notes what the platform has, and what it has changed for that. */
  readonly setSaved: (tree: MediaTree, change?: SavedChange) => void;
}
