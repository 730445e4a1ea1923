import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';

import { session } from '../api/session.ts';
import { jobOwner } from '../resources/bulk/jobs/jobOwner.ts';
import { closeTasksDrawer } from '../resources/tasks/tasksDrawerState.ts';
import { endAllTasks } from '../resources/tasks/tasks.ts';
import { objectUrls } from '../ui/objectUrls.ts';
import { drafts } from '../ui/unsaved/drafts.ts';
import { removeNotifications } from './messages/notificationStore.ts';

/** What is left of a session outside of React. A socket, a worker, a cache of one's own is one more line. */
const cleanupTasks: readonly (() => void)[] = [
  endAllTasks,
  closeTasksDrawer,
  objectUrls.revokeAll,
  () => removeNotifications(),
];

/**
 * Takes away all that a session leaves behind, in this tab, at once, whichever tab it ended in: what the platform
 * answered, what runs, what this browser keeps of it, and what was typed, unless the person will come back to it.
 *
 * @see SEC-09, AUTH-13, AUTH-14
 */
export function useSessionCleanup(): void {
  const queryClient = useQueryClient();
  const store = useStoreContext();
  // Before any form is drawn, so that none finds what another person typed.
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
