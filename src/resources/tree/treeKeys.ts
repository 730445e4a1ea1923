import type { TreeRow } from './TreeRow.ts';

/** What a key does in a tree: goes to a line, shows or hides branches, or takes the line itself. */
export type TreeStep =
  | { readonly go: number }
  | { readonly open: readonly TreeRow[] }
  | { readonly close: TreeRow }
  | { readonly take: TreeRow };

/** What was pressed, where, and among which lines. */
export interface TreeKey {
  readonly key: string;
  readonly rows: readonly TreeRow[];
  /** The line that has the focus. */
  readonly at: number;
  /** How many lines fit in sight. */
  readonly page: number;
}

type Keyed = (pressed: TreeKey & { readonly row: TreeRow }) => TreeStep | undefined;

const isOpen = (row: TreeRow) => row.kind === 'record' && row.isOpen === true;
const isClosed = (row: TreeRow) => row.kind === 'record' && row.isOpen === false;

const take: Keyed = ({ row }) => ({ take: row });

/** The keys of a tree, as the ARIA practices have them; typing a name is `nextNamed`. */
const keys: Readonly<Record<string, Keyed>> = {
  ArrowDown: ({ at, rows }) => ({ go: Math.min(at + 1, rows.length - 1) }),
  ArrowUp: ({ at }) => ({ go: Math.max(at - 1, 0) }),
  Home: () => ({ go: 0 }),
  End: ({ rows }) => ({ go: rows.length - 1 }),
  PageDown: ({ at, rows, page }) => ({ go: Math.min(at + page, rows.length - 1) }),
  PageUp: ({ at, page }) => ({ go: Math.max(at - page, 0) }),
  ArrowRight: ({ at, row }) => {
    if (isClosed(row)) return { open: [row] };
    return isOpen(row) ? { go: at + 1 } : undefined;
  },
  ArrowLeft: ({ at, rows, row }) => {
    if (isOpen(row)) return { close: row };
    const above = rows.findLastIndex((each, index) => index < at && each.depth < row.depth);
    return above < 0 ? undefined : { go: above };
  },
  '*': ({ rows, row }) => ({
    open: rows.filter(each => each.parent === row.parent && isClosed(each)),
  }),
  Enter: take,
  ' ': take,
};

/** What a key does; undefined where it does nothing in a tree. */
export function stepOf(pressed: TreeKey): TreeStep | undefined {
  const row = pressed.rows[pressed.at];
  return row && Object.hasOwn(keys, pressed.key)
    ? keys[pressed.key]?.({ ...pressed, row })
    : undefined;
}

/**
 * The next line whose name begins with what was typed, after the one that has the focus and round again; -1 for none.
 * The same letter again and again goes through all that begin with it.
 */
export function nextNamed(
  typed: string,
  { rows, at }: Pick<TreeKey, 'rows' | 'at'>,
  nameOf: (row: TreeRow) => string,
): number {
  const letters = [...typed.toLocaleLowerCase()];
  const isOneLetter = letters.every(letter => letter === letters[0]);
  const wanted = isOneLetter ? (letters[0] ?? '') : letters.join('');
  // While a word is being typed, the line that it found first may still be meant.
  const from = isOneLetter ? at + 1 : at;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (from + step) % rows.length;
    const row = rows[index];
    if (row && nameOf(row).toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
