import { useEffect, useState } from 'react';

import type { DropPosition, TreeItemDrag } from './TreeItem.tsx';
import type { RecordRow, TreeRow } from './TreeRow.ts';
import type { OpenBranches } from './useOpenBranches.ts';

/** The drag and drop state of a tree. */
export interface TreeDrag {
  readonly canDrag: (row: RecordRow) => boolean;
  readonly canDrop: (dragged: RecordRow, onto: RecordRow) => boolean;
  readonly drop: (dragged: RecordRow, onto: RecordRow) => void;
  /** Returns where a dropped record is placed; without it, always into the row. */
  readonly getPosition?: (dragged: RecordRow, onto: RecordRow) => DropPosition;
}

interface DragState {
  readonly draggedRow?: RecordRow;
  /** The key of the row under the pointer. */
  readonly overKey?: string;
}

/** Milliseconds of hovering after which a closed branch opens during a drag. */
const OPEN_DELAY_MS = 700;

/** Returns the drag handlers of each row; undefined where dragging is impossible. */
export function useTreeDrag(
  rows: readonly TreeRow[],
  drag: TreeDrag | undefined,
  setOpen: OpenBranches['setOpen'],
): (row: TreeRow) => TreeItemDrag | undefined {
  const [{ draggedRow, overKey }, setDragState] = useState<DragState>({});
  const hoveredRow = draggedRow && rows.find(row => row.key === overKey);
  const branchToOpen =
    hoveredRow?.kind === 'record' && hoveredRow.isOpen === false ? hoveredRow.record.id : undefined;
  useEffect(() => {
    if (branchToOpen === undefined) return undefined;
    const timer = setTimeout(() => setOpen([branchToOpen], true), OPEN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [branchToOpen, setOpen]);
  return row => {
    if (!drag || row.kind !== 'record') return undefined;
    const canDropHere = draggedRow !== undefined && drag.canDrop(draggedRow, row);
    return {
      isDraggable: drag.canDrag(row),
      dropPosition:
        overKey === row.key && canDropHere
          ? (drag.getPosition?.(draggedRow, row) ?? 'into')
          : undefined,
      onDragStart: () => setDragState({ draggedRow: row }),
      onDragEnd: () => setDragState({}),
      onDragOver: () => {
        if (overKey !== row.key) setDragState(before => ({ ...before, overKey: row.key }));
        return canDropHere;
      },
      onDrop: () => {
        if (canDropHere) drag.drop(draggedRow, row);
        setDragState({});
      },
    };
  };
}
