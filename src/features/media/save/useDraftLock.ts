import { useCallback, useState, useSyncExternalStore } from 'react';

import { session } from '../../../api/session.ts';
import { draftLocks } from './draftLocks.ts';
import { getDraftKey } from './draftStore.ts';

/**
 * Returns whether this window, which opens a project, restores and stores the draft of the user; undefined until the browser
 * has responded.
 *
 * @param isOpening whether the project is opened for editing now: a window that only shows it leaves its draft to others
 */
export function useDraftLock(projectId: string, isOpening: boolean): boolean | undefined {
  const [userId] = useState(() => session.read()?.userId ?? '');
  const key = getDraftKey({ userId, projectId });
  const subscribe = useCallback(
    (listener: () => void) => (isOpening ? draftLocks.open(key, listener) : () => undefined),
    [key, isOpening],
  );
  return useSyncExternalStore(subscribe, () => draftLocks.isHeld(key));
}

/** Whether this window has the draft of the user. */
export function hasDraftLock(projectId: string): boolean {
  const userId = session.read()?.userId ?? '';
  return draftLocks.isHeld(getDraftKey({ userId, projectId })) === true;
}
