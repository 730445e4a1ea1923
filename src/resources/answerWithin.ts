/** Milliseconds. A device behind a slow gateway answers in a few seconds; after this, nobody knows. */
export const LONGEST_ANSWER = 30_000;

/** No answer came in time. It may have been carried out all the same, and so nothing sends it again by itself. */
class TimeOut extends Error {
  override readonly name = 'TimeOut';
}

export const isTimeOut = (error: unknown): boolean => error instanceof TimeOut;

/**
 * Waits for an answer as long as one may take.
 *
 * @throws what `ask` throws
 * @throws an error of which {@link isTimeOut} is true, after {@link LONGEST_ANSWER}; the signal of `ask` ends then
 */
export async function answerWithin<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new TimeOut(`No answer within ${LONGEST_ANSWER} ms`));
    controller.abort();
  }, LONGEST_ANSWER);
  try {
    return await Promise.race([ask(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
