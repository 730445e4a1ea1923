import { useEffect, useEffectEvent } from 'react';

import type { EditorStore } from './EditorStore.ts';

/**
 * Handles the keys of the whole editor: save, undo and redo, also when the focused part was removed and nothing has the
 * focus. Fields have no undo of their own that would differ; a dialog has the editor behind it.
 */
export function useEditorKeys(store: EditorStore, save: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]');
    const travel = { z: event.shiftKey ? store.redo : store.undo, y: store.redo }[key];
    const run = key === 's' ? save : isInDialog ? undefined : travel;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
