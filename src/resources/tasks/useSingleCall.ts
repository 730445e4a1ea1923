import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';

import { useIsUnmounted } from '../calls/useIsUnmounted.ts';
import { type SingleCall, startSingleCall } from './startSingleCall.tsx';
import { removeTask, getTasks, watchTask } from './tasks.ts';

interface WaitOptions {
  /** The screen stays open when the call moves to the drawer, and receives its result if it is still mounted. */
  readonly keepsWaiting?: boolean;
}

/**
 * Makes calls that a screen waits for. When the screen is left, or after 10 s, they move to Tasks, which report the
 * outcome; the screen receives no result.
 *
 * @example const { id, wait } = useSingleCall();
 */
export function useSingleCall({ keepsWaiting = false }: WaitOptions = {}) {
  const [id, setId] = useState<string>();
  const notify = useNotify();
  const isUnmounted = useIsUnmounted();
  const unwatch = useRef<() => void>(undefined);
  useEffect(() => () => unwatch.current?.(), []);

  /**
   * @returns the response; undefined when the screen no longer waits for it
   * @throws the error of the call, while the screen still waits
   */
  const wait = async <Result>(
    call: SingleCall<Result>,
  ): Promise<{ readonly response: Result } | undefined> => {
    const started = startSingleCall(call);
    if (!isUnmounted.current) unwatch.current = watchTask(started.id);
    setId(started.id);
    const { state, isInDrawer, error, result } = await started.finished;
    unwatch.current?.();
    unwatch.current = undefined;
    setId(undefined);
    if (state === 'cancelled') {
      // After the end of a session nothing is reported.
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

  /** The id of the pending call's task. */
  return { id, wait };
}
