import type { KeyboardEvent } from 'react';
import type { RaRecord } from 'react-admin';

import { sameId } from '../../domain/sameId.ts';
import { holdsMore, isWithin } from './relatives.ts';
import type { TreeResource } from './treePages.ts';
import type { RecordRow } from './TreeRow.ts';
import type { TreeEditing } from './TreeView.tsx';
import type { Moving } from './useMove.tsx';
import type { Tree } from './useTree.ts';
import type { TreeActs } from './TreeActs.ts';

interface Editing {
  readonly descriptor: TreeResource;
  readonly acts: (record: RaRecord) => TreeActs;
  readonly moving: Moving;
  readonly cut: RecordRow | undefined;
  readonly setCut: (row: RecordRow | undefined) => void;
}

/** What keys and a drag do to the lines of the tree. */
export function editingOf(
  tree: Tree,
  { descriptor, acts, moving, cut, setCut }: Editing,
): TreeEditing {
  const mayMove = ({ record }: RecordRow) => acts(record).move.refused === undefined;
  const mayDrop = (what: RecordRow, onto: RecordRow) =>
    holdsMore(descriptor.tree, onto.record) &&
    !sameId(onto.record.id, what.parent) &&
    !isWithin(tree.rows, onto, what.record.id);
  const drop = (what: RecordRow, onto: RecordRow) => void moving.move(what.record, onto.record);
  /** With Ctrl, or ⌘. */
  const commands: Readonly<Record<string, (row: RecordRow) => void>> = {
    x: row => {
      if (mayMove(row)) setCut(row);
    },
    v: row => {
      if (cut && mayDrop(cut, row)) drop(cut, row);
      setCut(undefined);
    },
    z: () => void moving.undo(),
  };
  const onKey = (event: KeyboardEvent, row: RecordRow) => {
    const command = commands[event.key.toLowerCase()];
    if ((event.ctrlKey || event.metaKey) && command) command(row);
    else if (event.key === 'Escape' && cut) setCut(undefined);
    else {
      const act = Object.values(acts(row.record)).find(({ key }) => key === event.key);
      if (!act || act.refused !== undefined) return false;
      act.run();
    }
    return true;
  };
  return { onKey, cut: cut?.record.id, drag: { mayDrag: mayMove, mayDrop, drop } };
}
