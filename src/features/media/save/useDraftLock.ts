import { useCallback, useState, useSyncExternalStore } from 'react';

import { session } from '../../../api/session.ts';
import { draftLocks } from './draftLocks.ts';
import { getDraftKey } from './draftStore.ts';

/** Returns whether this window restores and stores the draft of the user; undefined until the browser has responded. */
export function useDraftLock(projectId: string): boolean | undefined {
  const [userId] = useState(() => session.read()?.userId ?? '');
  const key = getDraftKey({ userId, projectId });
  const subscribe = useCallback((listener: () => void) => draftLocks.use(key, listener), [key]);
  return useSyncExternalStore(subscribe, () => draftLocks.isHeld(key));
}
