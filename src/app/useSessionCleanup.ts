import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';

import { session } from '../api/session.ts';
import { selectionStorage } from '../data/selectionStorage.ts';
import { jobOwner } from '../resources/tasks/jobOwner.ts';
import { closeTasksDrawer } from '../resources/tasks/tasksDrawerState.ts';
import { endAllTasks } from '../resources/tasks/tasks.ts';
import { objectUrls } from '../ui/objectUrls.ts';
import { drafts } from '../resources/drafts/drafts.ts';
import { removeNotifications } from './messages/notificationStore.ts';

/** The session data outside of React. Add a line for each new socket, worker or cache. */
const cleanupTasks: readonly (() => void)[] = [
  endAllTasks,
  closeTasksDrawer,
  objectUrls.revokeAll,
  () => removeNotifications(),
];

/**
 * Removes all data of an ended session from this tab immediately, whichever tab ended it: responses, running tasks,
 * stored data, and unsaved input unless the same user will resume it.
 *
 * @see SEC-09, AUTH-13, AUTH-14
 */
export function useSessionCleanup(): void {
  const queryClient = useQueryClient();
  const store = useStoreContext();
  // Before any form renders, so that none restores the input of another user.
  const [userId] = useState(setDraftOwner);
  useEffect(() => {
    const runCleanup = () => cleanupTasks.forEach(cleanupTask => cleanupTask());
    const unsubscribe = session.subscribe(() => {
      if (session.read()?.userId === userId) return;
      const endReason = session.ended();
      const willReturn = endReason === 'expired' || endReason === 'password';
      if (userId !== undefined && willReturn) drafts.save(userId);
      else drafts.clear();
      runCleanup();
      jobOwner.close(willReturn);
      queryClient.clear();
      selectionStorage.remove();
      store.reset();
    });
    return () => {
      unsubscribe();
      runCleanup();
    };
  }, [userId, queryClient, store]);
}

function setDraftOwner(): string | undefined {
  const userId = session.read()?.userId;
  if (userId !== undefined) {
    drafts.setOwner(userId);
    jobOwner.openFor(userId);
  }
  return userId;
}
