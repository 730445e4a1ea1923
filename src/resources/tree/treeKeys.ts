import type { TreeRow } from './TreeRow.ts';

/** The command of a key in a tree: move to a row, expand or collapse branches, or select the row. */
export type TreeCommand =
  | { readonly go: number }
  | { readonly open: readonly TreeRow[] }
  | { readonly close: TreeRow }
  | { readonly take: TreeRow };

/** The pressed key, the active row, and all rows. */
export interface TreeKeyPress {
  readonly key: string;
  readonly rows: readonly TreeRow[];
  /** The index of the active row. */
  readonly activeIndex: number;
  /** The number of visible rows. */
  readonly pageSize: number;
}

type KeyHandler = (keyPress: TreeKeyPress & { readonly row: TreeRow }) => TreeCommand | undefined;

const isOpen = (row: TreeRow) => row.kind === 'record' && row.isOpen === true;
const isClosed = (row: TreeRow) => row.kind === 'record' && row.isOpen === false;

const take: KeyHandler = ({ row }) => ({ take: row });

/** The keys of a tree by the ARIA practices; type-ahead is `findNextByName`. */
const keyHandlers: Readonly<Record<string, KeyHandler>> = {
  ArrowDown: ({ activeIndex, rows }) => ({ go: Math.min(activeIndex + 1, rows.length - 1) }),
  ArrowUp: ({ activeIndex }) => ({ go: Math.max(activeIndex - 1, 0) }),
  Home: () => ({ go: 0 }),
  End: ({ rows }) => ({ go: rows.length - 1 }),
  PageDown: ({ activeIndex, rows, pageSize }) => ({
    go: Math.min(activeIndex + pageSize, rows.length - 1),
  }),
  PageUp: ({ activeIndex, pageSize }) => ({ go: Math.max(activeIndex - pageSize, 0) }),
  ArrowRight: ({ activeIndex, row }) => {
    if (isClosed(row)) return { open: [row] };
    return isOpen(row) ? { go: activeIndex + 1 } : undefined;
  },
  ArrowLeft: ({ activeIndex, rows, row }) => {
    if (isOpen(row)) return { close: row };
    const parentIndex = rows.findLastIndex(
      (each, index) => index < activeIndex && each.depth < row.depth,
    );
    return parentIndex < 0 ? undefined : { go: parentIndex };
  },
  '*': ({ rows, row }) => ({
    open: rows.filter(each => each.parent === row.parent && isClosed(each)),
  }),
  Enter: take,
  ' ': take,
};

/** Returns the command of a key; undefined where it has none in a tree. */
export function getTreeCommand(keyPress: TreeKeyPress): TreeCommand | undefined {
  const row = keyPress.rows[keyPress.activeIndex];
  return row && Object.hasOwn(keyHandlers, keyPress.key)
    ? keyHandlers[keyPress.key]?.({ ...keyPress, row })
    : undefined;
}

/**
 * Returns the next row whose name starts with the typed text, after the active one and wrapping around; -1 for none. A
 * repeated letter cycles through all names that start with it.
 */
export function findNextByName(
  typed: string,
  { rows, activeIndex }: Pick<TreeKeyPress, 'rows' | 'activeIndex'>,
  nameOf: (row: TreeRow) => string,
): number {
  const letters = [...typed.toLocaleLowerCase()];
  const isOneLetter = letters.every(letter => letter === letters[0]);
  const wantedPrefix = isOneLetter ? (letters[0] ?? '') : letters.join('');
  // During type-ahead, the row that was found first may still match.
  const from = isOneLetter ? activeIndex + 1 : activeIndex;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (from + step) % rows.length;
    const row = rows[index];
    if (row && nameOf(row).toLocaleLowerCase().startsWith(wantedPrefix)) return index;
  }
  return -1;
}
