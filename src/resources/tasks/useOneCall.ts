import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';

import { useIsGone } from '../record/useIsGone.ts';
import { type OneCall, startOneCall } from './startOneCall.tsx';
import { forgetTask, readTasks, watchTask } from './tasks.ts';

interface WaitOptions {
  /** The screen stays when the call has moved to the drawer, and takes its outcome if it is still there then. */
  readonly stays?: boolean;
}

/**
 * Makes calls that a screen waits for. Where the screen is left, or after 10 s, they go on under Tasks, which then tell
 * how they ended; the screen is told nothing more.
 */
export function useOneCall({ stays = false }: WaitOptions = {}) {
  const [id, setId] = useState<string>();
  const notify = useNotify();
  const isGone = useIsGone();
  const unwatch = useRef<() => void>(undefined);
  useEffect(() => () => unwatch.current?.(), []);

  /**
   * @returns the answer; undefined when nobody waits for it here any more
   * @throws why it failed, to those who still wait
   */
  const wait = async <Answer>(
    call: OneCall<Answer>,
  ): Promise<{ readonly answer: Answer } | undefined> => {
    const started = startOneCall(call);
    unwatch.current = watchTask(started.id);
    setId(started.id);
    const { state, inDrawer, error, result } = await started.over;
    unwatch.current();
    unwatch.current = undefined;
    setId(undefined);
    if (state === 'cancelled') {
      // At the end of a session nobody is left to be told.
      const isKnown = readTasks().some(task => task.id === started.id);
      if (isKnown && !inDrawer) {
        forgetTask(started.id);
        notify(call.physical ? 'task.stopped.physical' : 'task.stopped', {
          type: 'warning',
          messageArgs: { title: call.title },
        });
      }
      return undefined;
    }
    if (inDrawer && (isGone.current || !stays)) return undefined;
    if (!inDrawer) forgetTask(started.id);
    if (state === 'failed') throw error;
    return { answer: result as Answer };
  };

  /** The task of the call that is under way. */
  return { id, wait };
}
