import type { Task } from './Task.ts';

/** Whether a task stands under Tasks: while it runs, and after that if nobody saw its end. One call only once it has moved there. */
export const isTaskListed = ({ state, isInDrawer, isSingle }: Task): boolean =>
  isInDrawer || (state === 'running' && !isSingle);
