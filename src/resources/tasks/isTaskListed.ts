import type { Task } from './Task.ts';

/**
 * Whether a task is listed under Tasks: while it runs, and afterwards if its end was not seen. A single call only once
 * it has moved there.
 */
export const isTaskListed = ({ state, isInDrawer, isSingle }: Task): boolean =>
  isInDrawer || (state === 'running' && !isSingle);
