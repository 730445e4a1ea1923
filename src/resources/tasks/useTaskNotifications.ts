import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';

import { useDescribeError } from '../failures/useDescribeError.ts';
import { useNotifyError } from '../failures/useNotifyError.tsx';
import type { Task } from './Task.ts';
import { getTasks, subscribeToTaskEnds } from './tasks.ts';
import { useTaskCountText } from './useTaskCountText.ts';

/**
 * Notifies of ended tasks that no screen watches, and confirms the closing of the page while a task runs.
 *
 * @example useTaskNotifications(); // once, in the shell
 */
export function useTaskNotifications(): void {
  const notify = useNotify();
  const { formatUnfinished } = useTaskCountText();
  const describeError = useDescribeError();
  const notifyError = useNotifyError();
  const notifyEnd = useEffectEvent((task: Task) => {
    if (!task.isInDrawer) return;
    const { title, state, progress, error } = task;
    if (task.isSingle && state === 'failed') {
      notifyError(title, error);
      return;
    }
    const unfinished = formatUnfinished(progress);
    const isPartly = state === 'done' && unfinished !== '';
    const reason = state === 'failed' ? describeError(error).reason : '';
    const messageArgs = { title, rest: unfinished, reason };
    notify(`task.ended.${isPartly ? 'partly' : state}`, {
      type: state === 'failed' ? 'error' : isPartly ? 'warning' : 'success',
      messageArgs,
      kind: 'system',
    });
  });
  useEffect(() => subscribeToTaskEnds(task => notifyEnd(task)), []);
  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (getTasks().some(({ state }) => state === 'running')) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, []);
}
