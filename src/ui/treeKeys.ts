/** A line of a tree, as its keys see it. Lines are those that show, from the top. */
export interface TreeLine {
  readonly name: string;
  /** 1 at the top. */
  readonly depth: number;
  /** Whether what is below it shows; undefined where nothing is. */
  readonly isOpen: boolean | undefined;
}

/** What a key does: where the focus goes, and which lines open or close. */
export interface TreeMove {
  readonly focus?: number;
  readonly toggle?: readonly number[];
}

type Act = (lines: readonly TreeLine[], at: number) => TreeMove;

const parentOf = (lines: readonly TreeLine[], at: number) =>
  lines.findLastIndex((line, index) => index < at && line.depth < (lines[at]?.depth ?? 0));

/** From the line before that is less deep to the next that is. */
function besideOf(lines: readonly TreeLine[], at: number): readonly number[] {
  const depth = lines[at]?.depth ?? 0;
  const from = parentOf(lines, at) + 1;
  const end = lines.findIndex((line, index) => index > at && line.depth < depth);
  return [...lines.keys()].filter(
    index => index >= from && (end < 0 || index < end) && lines[index]?.depth === depth,
  );
}

const acts: Readonly<Record<string, Act>> = {
  ArrowDown: (lines, at) => ({ focus: Math.min(at + 1, lines.length - 1) }),
  ArrowUp: (_lines, at) => ({ focus: Math.max(at - 1, 0) }),
  Home: () => ({ focus: 0 }),
  End: lines => ({ focus: lines.length - 1 }),
  ArrowRight: (lines, at) => {
    const isOpen = lines[at]?.isOpen;
    return isOpen === undefined ? {} : isOpen ? { focus: at + 1 } : { toggle: [at] };
  },
  ArrowLeft: (lines, at) => {
    if (lines[at]?.isOpen) return { toggle: [at] };
    const parent = parentOf(lines, at);
    return parent < 0 ? {} : { focus: parent };
  },
  '*': (lines, at) => ({
    toggle: besideOf(lines, at).filter(index => lines[index]?.isOpen === false),
  }),
};

/**
 * What a key does in a tree, as the ARIA practices have it: arrows walk, open and close, Home and End lead to the ends,
 * `*` opens all beside, letters find the next line that begins so.
 *
 * @param typed what was typed in quick succession, with this key
 * @returns undefined for a key that is not the tree's
 * @see WAI-ARIA APG, tree view; UX-10
 */
export function treeMove(
  lines: readonly TreeLine[],
  at: number,
  key: string,
  typed: string,
): TreeMove | undefined {
  const act = acts[key];
  if (act) return act(lines, at);
  if (key.length !== 1 || typed.trim() === '') return undefined;
  // A second letter narrows what the first has found; another first one goes on to the next.
  const from = typed.length > 1 ? at : at + 1;
  const order = [...lines.keys()].map(index => (from + index) % lines.length);
  const begins = (index: number) =>
    lines[index]?.name.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase()) ?? false;
  const focus = order.find(begins);
  return focus === undefined ? {} : { focus };
}
