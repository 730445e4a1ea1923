import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';

import { useIsUnmounted } from '../record/useIsUnmounted.ts';
import { type SingleCall, startSingleCall } from './startSingleCall.tsx';
import { removeTask, getTasks, watchTask } from './tasks.ts';

interface WaitOptions {
  /** The screen stays when the call has moved to the drawer, and takes its outcome if it is still there then. */
  readonly keepsWaiting?: boolean;
}

/**
 * Makes calls that a screen waits for. Where the screen is left, or after 10 s, they go on under Tasks, which then tell
 * how they ended; the screen is told nothing more.
 */
export function useSingleCall({ keepsWaiting = false }: WaitOptions = {}) {
  const [id, setId] = useState<string>();
  const notify = useNotify();
  const isUnmounted = useIsUnmounted();
  const unwatch = useRef<() => void>(undefined);
  useEffect(() => () => unwatch.current?.(), []);

  /**
   * @returns the answer; undefined when nobody waits for it here any more
   * @throws why it failed, to those who still wait
   */
  const wait = async <Result>(
    call: SingleCall<Result>,
  ): Promise<{ readonly response: Result } | undefined> => {
    const started = startSingleCall(call);
    unwatch.current = watchTask(started.id);
    setId(started.id);
    const { state, isInDrawer, error, result } = await started.finished;
    unwatch.current();
    unwatch.current = undefined;
    setId(undefined);
    if (state === 'cancelled') {
      // At the end of a session nobody is left to be told.
      const isListed = getTasks().some(task => task.id === started.id);
      if (isListed && !isInDrawer) {
        removeTask(started.id);
        notify(call.physical ? 'task.stopped.physical' : 'task.stopped', {
          type: 'warning',
          messageArgs: { title: call.title },
        });
      }
      return undefined;
    }
    if (isInDrawer && (isUnmounted.current || !keepsWaiting)) return undefined;
    if (!isInDrawer) removeTask(started.id);
    if (state === 'failed') throw error;
    return { response: result as Result };
  };

  /** The task of the call that is under way. */
  return { id, wait };
}
