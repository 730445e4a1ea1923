import type { KeyboardEvent } from 'react';

import { useTyped } from '../../ui/useTyped.ts';
import { nextNamed, stepOf, type TreeKey } from './treeKeys.ts';
import type { RecordRow, TreeRow } from './TreeRow.ts';

/** What keys do to a tree. */
interface TreeHands {
  readonly nameOf: (row: TreeRow) => string;
  readonly go: (index: number) => void;
  readonly open: (rows: readonly TreeRow[], isOpen: boolean) => void;
  readonly take: (row: TreeRow) => void;
}

/**
 * Hears the keys of a tree.
 *
 * @param onKey hears them first: keys beyond those of every tree; true when it was one
 */
export function useTreeKeys(
  lines: Omit<TreeKey, 'key'>,
  onKey: ((event: KeyboardEvent, row: RecordRow) => boolean) | undefined,
  { nameOf, go, open, take }: TreeHands,
): (event: KeyboardEvent) => void {
  const typed = useTyped();
  const { rows, at } = lines;
  /** Whether the key was the tree's. */
  const press = (key: string): boolean => {
    const letters = [...key].length === 1 ? typed(key) : '';
    const found = letters.trim() === '' ? -1 : nextNamed(letters, lines, nameOf);
    // A name may have a space in it, which otherwise takes a line.
    const isInName = key === ' ' && found >= 0;
    const step = isInName ? undefined : stepOf({ ...lines, key });
    if (!step) {
      if (found >= 0) go(found);
      return letters !== '';
    }
    if ('go' in step) go(step.go);
    else if ('open' in step) open(step.open, true);
    else if ('close' in step) open([step.close], false);
    else take(step.take);
    return true;
  };
  return event => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const row = rows[at];
    const isOther = row?.kind === 'record' && onKey?.(event, row);
    if (isOther || (!ctrlKey && !metaKey && !altKey && press(key))) event.preventDefault();
  };
}
