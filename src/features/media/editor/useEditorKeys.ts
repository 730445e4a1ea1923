import { useEffect, useEffectEvent } from 'react';

import type { EditorStore } from '../state/EditorStore.ts';

/** Texts that are no part of the project: the browser undoes their letters. */
const TEXT_INPUTS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea';

/** Whether the undo of the project belongs to a target: not in a dialog, and in a text only where it edits the project. */
function hasProjectUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest('[role="dialog"]')) return false;
  return !target.matches(TEXT_INPUTS) || target.closest('.media-properties') !== null;
}

/**
 * Handles the keys of the whole editor: save, undo and redo, also when the focused part was removed and nothing has the
 * focus. The fields of the properties have no undo of their own that would differ; a dialog has the editor behind it.
 */
export function useEditorKeys(store: EditorStore, isReadOnly: boolean, save: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const canTravel = !isReadOnly && hasProjectUndo(event.target);
    const travel = { z: event.shiftKey ? store.redo : store.undo, y: store.redo }[key];
    const run = key === 's' ? save : canTravel ? travel : undefined;
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
