import type { ComponentType } from 'react';

import type { Task } from './Task.ts';
import { startTask } from './tasks.ts';

/** One call that somebody waits for. */
export interface SingleCall<Result> {
  /** Names the act and its object: "Dim L001". */
  readonly title: string;
  /** Makes the call; the signal ends when nobody waits for it any more. */
  readonly send: (signal: AbortSignal) => Promise<Result>;
  /** What it may still do when nobody waits for it: nothing may be carried out twice by itself. */
  readonly physical?: boolean;
  /** What the drawer shows of its answer, once it is there. */
  readonly ResponseDetail?: ComponentType<{ readonly response: Result }>;
  /** The words above it. */
  readonly responseTitle?: string;
}

export interface StartedSingleCall {
  readonly id: string;
  readonly finished: Promise<Task>;
}

/**
 * Makes one call as work like any other: it can be waited for, left alone and found again under Tasks. Cancel ends the
 * waiting; of what moves equipment the call itself goes on, for a device that has been told does not forget it.
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
        reportProgress({ done: 1, failed: 0, total: 1 });
        return response;
      } catch (error) {
        if (!signal.aborted) reportProgress({ done: 1, failed: 1, total: 1 });
        throw error;
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    restart: () => void startSingleCall(call),
    ...(ResponseDetail && {
      detailTitle: call.responseTitle,
      Detail: () => (received ? <ResponseDetail response={received.response} /> : null),
    }),
  });
}
