import type { ComponentType } from 'react';

import type { ProgressCounts, Task } from './Task.ts';
import { startTask } from './tasks.ts';

/** A single call that a screen waits for. */
export interface SingleCall<Result> {
  /** Names the action and its object: "Dim L001". */
  readonly title: string;
  /** Makes the call; the signal aborts when the response is no longer needed. */
  readonly send: (signal: AbortSignal) => Promise<Result>;
  /**
   * The call continues after a cancel, because equipment may already execute it; it is never repeated automatically.
   */
  readonly physical?: boolean;
  /** Returns the counts of a response that reports failures of a part. */
  readonly countFailures?: (
    response: Result,
  ) => Pick<ProgressCounts, 'failed' | 'total'> | undefined;
  /** Returns the call that repeats what failed in a response. */
  readonly getRetry?: (response: Result) => SingleCall<Result> | undefined;
  /** Renders the response in the drawer. */
  readonly ResponseDetail?: ComponentType<{ readonly response: Result }>;
  /** The heading above the response. */
  readonly responseTitle?: string;
}

export interface StartedSingleCall {
  readonly id: string;
  readonly finished: Promise<Task>;
}

/**
 * Makes one call as a task: a screen can wait for it, or be left and find it again under Tasks. Cancel ends the
 * waiting; a physical call itself continues, because a device still executes the command.
 *
 * @see UX-06
 */
export function startSingleCall<Result>(call: SingleCall<Result>): StartedSingleCall {
  let received: { readonly response: Result } | undefined;
  const { ResponseDetail } = call;
  return startTask<Result>({
    title: call.title,
    isSingle: true,
    physical: call.physical ?? false,
    run: async ({ signal, reportProgress }) => {
      reportProgress({ done: 0, failed: 0, total: 1 });
      const stopped = Promise.withResolvers<never>();
      const onAbort = () => stopped.reject(signal.reason as Error);
      signal.addEventListener('abort', onAbort, { once: true });
      const neverAborted = new AbortController();
      try {
        const request = call.send(call.physical ? neverAborted.signal : signal);
        const response = await Promise.race([request, stopped.promise]);
        received = { response };
        const { failed, total = 1 } = call.countFailures?.(response) ?? { failed: 0 };
        reportProgress({ done: total, failed, total });
        return response;
      } catch (error) {
        if (!signal.aborted) reportProgress({ done: 1, failed: 1, total: 1 });
        throw error;
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    restart: () => void startSingleCall(call),
    getRetry: response => {
      const retry = call.getRetry?.(response);
      return retry && (() => void startSingleCall(retry));
    },
    ...(ResponseDetail && {
      detailTitle: call.responseTitle,
      Detail: () => (received ? <ResponseDetail response={received.response} /> : null),
    }),
  });
}
