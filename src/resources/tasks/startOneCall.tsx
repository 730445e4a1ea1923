import type { ComponentType } from 'react';

import type { Task } from './Task.ts';
import { startTask } from './tasks.ts';

/** One call that somebody waits for. */
export interface OneCall<Answer> {
  /** Names the act and its object: "Dim L001". */
  readonly title: string;
  /** Makes the call; the signal ends when nobody waits for it any more. */
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /** What it may still do when nobody waits for it: nothing may be carried out twice by itself. */
  readonly physical?: boolean;
  /** What the drawer shows of its answer, once it is there. */
  readonly AnswerOf?: ComponentType<{ readonly answer: Answer }>;
  /** The words above it. */
  readonly answerTitle?: string;
}

export interface StartedCall {
  readonly id: string;
  readonly over: Promise<Task>;
}

/**
 * Makes one call as work like any other: it can be waited for, left alone and found again under Tasks. Cancel ends the
 * waiting; of what moves equipment the call itself goes on, for a device that has been told does not forget it.
 *
 * @see UX-06
 */
export function startOneCall<Answer>(call: OneCall<Answer>): StartedCall {
  let answered: { readonly answer: Answer } | undefined;
  const { AnswerOf } = call;
  return startTask<Answer>({
    title: call.title,
    isSingle: true,
    physical: call.physical ?? false,
    run: async ({ signal, tell }) => {
      tell({ done: 0, failed: 0, total: 1 });
      const stop = Promise.withResolvers<never>();
      const end = () => stop.reject(signal.reason as Error);
      signal.addEventListener('abort', end, { once: true });
      const unending = new AbortController();
      try {
        const asked = call.ask(call.physical ? unending.signal : signal);
        const answer = await Promise.race([asked, stop.promise]);
        answered = { answer };
        tell({ done: 1, failed: 0, total: 1 });
        return answer;
      } catch (error) {
        if (!signal.aborted) tell({ done: 1, failed: 1, total: 1 });
        throw error;
      } finally {
        signal.removeEventListener('abort', end);
      }
    },
    again: () => void startOneCall(call),
    ...(AnswerOf && {
      detailTitle: call.answerTitle,
      Detail: () => (answered ? <AnswerOf answer={answered.answer} /> : null),
    }),
  });
}
