import type { Task } from './Task.ts';

/**
 * Returns the message key of the cancel button: commands to many devices are stopped, a single call is no longer
 * awaited.
 */
export const getStopMessageKey = ({ physical, isSingle }: Task): 'task.stop' | 'task.cancel' =>
  physical && !isSingle ? 'task.stop' : 'task.cancel';
