import type { Task } from './Task.ts';

/** The message key of what ends a running task: commands to many devices are stopped, one call is no longer waited for. */
export const getStopMessageKey = ({ physical, isSingle }: Task): 'task.stop' | 'task.cancel' =>
  physical && !isSingle ? 'task.stop' : 'task.cancel';
