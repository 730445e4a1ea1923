export type NodeActionName =
  | 'rename'
  | 'duplicate'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'moveUp'
  | 'moveDown'
  | 'remove';

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const BY_LETTER: Readonly<Record<string, NodeActionName>> = {
  d: 'duplicate',
  x: 'cut',
  c: 'copy',
  v: 'paste',
};

/** Returns the action of a key on the selected nodes. */
export function getKeyAction({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: PressedKey): NodeActionName | undefined {
  if (ctrlKey || metaKey) return BY_LETTER[key.toLowerCase()];
  if (altKey) return key === 'ArrowUp' ? 'moveUp' : key === 'ArrowDown' ? 'moveDown' : undefined;
  return key === 'F2' ? 'rename' : key === 'Delete' || key === 'Backspace' ? 'remove' : undefined;
}
