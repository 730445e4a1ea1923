import type { TreeRow } from './TreeRow.ts';

/** What a key does in a tree: goes to a line, shows or hides branches, or takes the line itself. */
export type TreeCommand =
  | { readonly go: number }
  | { readonly open: readonly TreeRow[] }
  | { readonly close: TreeRow }
  | { readonly take: TreeRow };

/** What was pressed, where, and among which lines. */
export interface TreeKeyPress {
  readonly key: string;
  readonly rows: readonly TreeRow[];
  /** The line that has the focus. */
  readonly activeIndex: number;
  /** How many lines fit in sight. */
  readonly pageSize: number;
}

type KeyHandler = (keyPress: TreeKeyPress & { readonly row: TreeRow }) => TreeCommand | undefined;

const isOpen = (row: TreeRow) => row.kind === 'record' && row.isOpen === true;
const isClosed = (row: TreeRow) => row.kind === 'record' && row.isOpen === false;

const take: KeyHandler = ({ row }) => ({ take: row });

/** The keys of a tree, as the ARIA practices have them; typing a name is `findNextByName`. */
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

/** What a key does; undefined where it does nothing in a tree. */
export function getTreeCommand(keyPress: TreeKeyPress): TreeCommand | undefined {
  const row = keyPress.rows[keyPress.activeIndex];
  return row && Object.hasOwn(keyHandlers, keyPress.key)
    ? keyHandlers[keyPress.key]?.({ ...keyPress, row })
    : undefined;
}

/**
 * The next line whose name begins with what was typed, after the one that has the focus and round again; -1 for none.
 * The same letter again and again goes through all that begin with it.
 */
export function findNextByName(
  typed: string,
  { rows, activeIndex }: Pick<TreeKeyPress, 'rows' | 'activeIndex'>,
  nameOf: (row: TreeRow) => string,
): number {
  const letters = [...typed.toLocaleLowerCase()];
  const isOneLetter = letters.every(letter => letter === letters[0]);
  const wantedPrefix = isOneLetter ? (letters[0] ?? '') : letters.join('');
  // While a word is being typed, the line that it found first may still be meant.
  const from = isOneLetter ? activeIndex + 1 : activeIndex;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (from + step) % rows.length;
    const row = rows[index];
    if (row && nameOf(row).toLocaleLowerCase().startsWith(wantedPrefix)) return index;
  }
  return -1;
}
