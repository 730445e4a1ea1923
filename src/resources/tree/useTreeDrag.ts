import { useEffect, useState } from 'react';

import type { LineDrag } from './TreeLine.tsx';
import type { RecordRow, TreeRow } from './TreeRow.ts';
import type { OpenBranches } from './useOpenBranches.ts';

/** What can be dragged, and where to. */
export interface TreeDrag {
  readonly mayDrag: (row: RecordRow) => boolean;
  readonly mayDrop: (dragged: RecordRow, onto: RecordRow) => boolean;
  readonly drop: (dragged: RecordRow, onto: RecordRow) => void;
}

interface Dragging {
  readonly what?: RecordRow;
  /** The key of the line under it. */
  readonly over?: string;
}

/** A closed branch opens when something is held over it for so many milliseconds. */
const HOLD = 700;

/** What each line does while something is dragged; nothing where nothing can be. */
export function useTreeDrag(
  rows: readonly TreeRow[],
  drag: TreeDrag | undefined,
  setOpen: OpenBranches['setOpen'],
): (row: TreeRow) => LineDrag | undefined {
  const [{ what, over }, setDrag] = useState<Dragging>({});
  const closed = what && rows.find(row => row.key === over);
  const opens = closed?.kind === 'record' && closed.isOpen === false ? closed.record.id : undefined;
  useEffect(() => {
    if (opens === undefined) return undefined;
    const timer = setTimeout(() => setOpen([opens], true), HOLD);
    return () => clearTimeout(timer);
  }, [opens, setOpen]);
  return row => {
    if (!drag || row.kind !== 'record') return undefined;
    const takes = what !== undefined && drag.mayDrop(what, row);
    return {
      isDraggable: drag.mayDrag(row),
      isOver: over === row.key && takes,
      onStart: () => setDrag({ what: row }),
      onEnd: () => setDrag({}),
      onOver: () => {
        if (over !== row.key) setDrag(before => ({ ...before, over: row.key }));
        return takes;
      },
      onDrop: () => {
        if (takes) drag.drop(what, row);
        setDrag({});
      },
    };
  };
}
