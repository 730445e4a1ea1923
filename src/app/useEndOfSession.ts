import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStoreContext } from 'react-admin';

import { session } from '../api/session.ts';
import { ownJobs } from '../resources/bulk/kept/ownJobs.ts';
import { closeTasks } from '../resources/tasks/drawer.ts';
import { endAllTasks } from '../resources/tasks/tasks.ts';
import { objectAddresses } from '../ui/objectAddresses.ts';
import { drafts } from '../ui/unsaved/drafts.ts';
import { forgetMessages } from './messages/messages.ts';

/** What is left of a session outside of React. A socket, a worker, a cache of one's own is one more line. */
const remains: readonly (() => void)[] = [
  endAllTasks,
  closeTasks,
  objectAddresses.endAll,
  () => forgetMessages(),
];

/**
 * Takes away all that a session leaves behind, in this tab, at once, whichever tab it ended in: what the platform
 * answered, what runs, what this browser keeps of it, and what was typed, unless the person will come back to it.
 *
 * @see SEC-09, AUTH-13, AUTH-14
 */
export function useEndOfSession(): void {
  const queryClient = useQueryClient();
  const store = useStoreContext();
  // Before any form is drawn, so that none finds what another person typed.
  const [owner] = useState(openDrafts);
  useEffect(() => {
    const end = () => remains.forEach(take => take());
    const stop = session.subscribe(() => {
      if (session.read()?.userId === owner) return;
      const ended = session.ended();
      const comesBack = ended === 'expired' || ended === 'password';
      if (owner !== undefined && comesBack) drafts.keep(owner);
      else drafts.drop();
      end();
      ownJobs.close(comesBack);
      queryClient.clear();
      store.reset();
    });
    return () => {
      stop();
      end();
    };
  }, [owner, queryClient, store]);
}

function openDrafts(): string | undefined {
  const owner = session.read()?.userId;
  if (owner !== undefined) {
    drafts.openFor(owner);
    ownJobs.openFor(owner);
  }
  return owner;
}
