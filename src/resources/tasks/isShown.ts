import type { Task } from './Task.ts';

/** Whether a task stands under Tasks: while it runs, and after that if nobody saw its end. One call only once it has moved there. */
export const isShown = ({ state, inDrawer, isSingle }: Task): boolean =>
  inDrawer || (state === 'running' && !isSingle);
