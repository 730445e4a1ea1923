import { useSyncExternalStore } from 'react';

import type { Task } from './Task.ts';
import { getTasks, subscribeToTasks } from './tasks.ts';

/**
 * The tasks of this tab, newest first.
 *
 * @example const isRunning = useTasks().some(({ state }) => state === 'running');
 */
export const useTasks = (): readonly Task[] => useSyncExternalStore(subscribeToTasks, getTasks);

/** Returns a task while it is listed. */
export const useTask = (id: string | undefined): Task | undefined =>
  useTasks().find(task => task.id === id);
