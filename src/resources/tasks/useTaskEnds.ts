import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';

import { useFailureWords } from '../useFailureWords.ts';
import { useTellFailure } from '../useTellFailure.tsx';
import type { Task } from './Task.ts';
import { readTasks, subscribeToEnds } from './tasks.ts';
import { useTaskWords } from './useTaskWords.ts';

/**
 * What the console around owes the tasks: it tells the end of those that nobody watches, and asks before the page is
 * closed while one runs.
 */
export function useTaskEnds(): void {
  const notify = useNotify();
  const { restOf } = useTaskWords();
  const words = useFailureWords();
  const tellFailure = useTellFailure();
  const tell = useEffectEvent((task: Task) => {
    if (!task.inDrawer) return;
    const { title, state, progress, error } = task;
    if (task.isSingle && state === 'failed') {
      tellFailure(title, error);
      return;
    }
    const rest = restOf(progress);
    const isPartly = state === 'done' && rest !== '';
    const reason = state === 'failed' ? words(error).reason : '';
    const messageArgs = { title, rest, reason };
    notify(`task.ended.${isPartly ? 'partly' : state}`, {
      type: state === 'failed' ? 'error' : isPartly ? 'warning' : 'success',
      messageArgs,
      kind: 'system',
    });
  });
  useEffect(() => subscribeToEnds(task => tell(task)), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (readTasks().some(({ state }) => state === 'running')) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
