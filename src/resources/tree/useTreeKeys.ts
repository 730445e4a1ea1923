import type { KeyboardEvent } from 'react';

import { useTypeahead } from '../../ui/useTypeahead.ts';
import { findNextByName, getTreeCommand, type TreeKeyPress } from './treeKeys.ts';
import type { RecordRow, TreeRow } from './TreeRow.ts';

/** The keyboard handlers of a tree. */
interface TreeKeyHandlers {
  readonly nameOf: (row: TreeRow) => string;
  readonly moveTo: (index: number) => void;
  readonly setRowsOpen: (rows: readonly TreeRow[], isOpen: boolean) => void;
  readonly select: (row: TreeRow) => void;
}

/**
 * Handles the keys of a tree.
 *
 * @param onKey called first, for keys beyond those of every tree; returns whether it handled the key
 */
export function useTreeKeys(
  treeState: Omit<TreeKeyPress, 'key'>,
  onKey: ((event: KeyboardEvent, row: RecordRow) => boolean) | undefined,
  { nameOf, moveTo, setRowsOpen, select }: TreeKeyHandlers,
): (event: KeyboardEvent) => void {
  const appendTyped = useTypeahead();
  const { rows, activeIndex } = treeState;
  /** Returns whether the tree handled the key. */
  const handleKey = (key: string): boolean => {
    const letters = [...key].length === 1 ? appendTyped(key) : '';
    const found = letters.trim() === '' ? -1 : findNextByName(letters, treeState, nameOf);
    // A space may be part of a typed name; otherwise it selects a row.
    const isInName = key === ' ' && found >= 0;
    const command = isInName ? undefined : getTreeCommand({ ...treeState, key });
    if (!command) {
      if (found >= 0) moveTo(found);
      return letters !== '';
    }
    if ('go' in command) moveTo(command.go);
    else if ('open' in command) setRowsOpen(command.open, true);
    else if ('close' in command) setRowsOpen([command.close], false);
    else select(command.take);
    return true;
  };
  return event => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const row = rows[activeIndex];
    const isOther = row?.kind === 'record' && onKey?.(event, row);
    if (isOther || (!ctrlKey && !metaKey && !altKey && handleKey(key))) event.preventDefault();
  };
}
