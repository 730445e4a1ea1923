import type { KeyboardEvent } from 'react';

import type { EditorStore } from './EditorStore.ts';

/** Handles the keys of the whole editor: save, undo and redo. Fields have no undo of their own that would differ. */
export function useEditorKeys(
  store: EditorStore,
  save: () => void,
): (event: KeyboardEvent) => void {
  return event => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const run =
      key === 's'
        ? save
        : key === 'z'
          ? event.shiftKey
            ? store.redo
            : store.undo
          : key === 'y'
            ? store.redo
            : undefined;
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
}
