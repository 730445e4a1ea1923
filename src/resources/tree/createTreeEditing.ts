import type { KeyboardEvent } from 'react';
import type { RaRecord } from 'react-admin';

import { isSameId } from '../../domain/isSameId.ts';
import { canHaveChildren, isDescendantOrSelf } from './treeRelations.ts';
import type { TreeResource } from './treePages.ts';
import type { RecordRow } from './TreeRow.ts';
import type { TreeEditing } from './TreeView.tsx';
import type { RecordMover } from './useRecordMover.tsx';
import type { Tree } from './useTree.ts';
import type { TreeActions } from './TreeActions.ts';

interface TreeEditingOptions {
  readonly descriptor: TreeResource;
  readonly getActions: (record: RaRecord) => TreeActions;
  readonly recordMover: RecordMover;
  readonly cutRow: RecordRow | undefined;
  readonly setCutRow: (row: RecordRow | undefined) => void;
}

/** Creates the keyboard and drag handlers that edit a tree. */
export function createTreeEditing(
  tree: Tree,
  { descriptor, getActions, recordMover, cutRow, setCutRow }: TreeEditingOptions,
): TreeEditing {
  const canMove = ({ record }: RecordRow) => getActions(record).move.disabledReason === undefined;
  const canDrop = (movedRow: RecordRow, targetRow: RecordRow) =>
    canHaveChildren(descriptor.tree, targetRow.record) &&
    !isSameId(targetRow.record.id, movedRow.parent) &&
    !isDescendantOrSelf(tree.rows, targetRow, movedRow.record.id);
  const drop = (movedRow: RecordRow, targetRow: RecordRow) =>
    void recordMover.move(movedRow.record, targetRow.record);
  /** With Ctrl, or ⌘. */
  const commands: Readonly<Record<string, (row: RecordRow) => void>> = {
    x: row => {
      if (canMove(row)) setCutRow(row);
    },
    v: row => {
      if (cutRow && canDrop(cutRow, row)) drop(cutRow, row);
      setCutRow(undefined);
    },
    z: () => void recordMover.undo(),
  };
  const onKey = (event: KeyboardEvent, row: RecordRow) => {
    const command = commands[event.key.toLowerCase()];
    if ((event.ctrlKey || event.metaKey) && command) command(row);
    else if (event.key === 'Escape' && cutRow) setCutRow(undefined);
    else {
      const action = Object.values(getActions(row.record)).find(({ key }) => key === event.key);
      if (!action || action.disabledReason !== undefined) return false;
      action.run();
    }
    return true;
  };
  const cutIds = new Set(cutRow ? [cutRow.record.id] : []);
  return { onKey, cutIds, drag: { canDrag: canMove, canDrop, drop } };
}
