import { useEffect } from 'react';

import { session } from '../api/session.ts';
import { closeTasks } from '../resources/tasks/drawer.ts';
import { endAllTasks } from '../resources/tasks/tasks.ts';

/** Ends all tasks with the session that began them, at once: what were sent after it would have no token, or another's. */
export function useTasksOfSession(): void {
  useEffect(() => {
    const owner = session.read()?.userId;
    const end = () => {
      endAllTasks();
      closeTasks();
    };
    const stop = session.subscribe(() => {
      if (session.read()?.userId !== owner) end();
    });
    return () => {
      stop();
      end();
    };
  }, []);
}
