/** Milliseconds. A device behind a slow gateway answers in a few seconds; after this, nobody knows. */
export const RESPONSE_TIMEOUT_MS = 30_000;

/** No answer came in time. It may have been carried out all the same, and so nothing sends it again by itself. */
class ResponseTimeoutError extends Error {
  override readonly name = 'ResponseTimeoutError';
}

export const isTimeoutError = (error: unknown): boolean => error instanceof ResponseTimeoutError;

/**
 * Waits for an answer as long as one may take.
 *
 * @throws what `call` throws
 * @throws an error of which {@link isTimeoutError} is true, after {@link RESPONSE_TIMEOUT_MS}; the signal of `call` is aborted then
 */
export async function callWithTimeout<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    timeout.reject(new ResponseTimeoutError(`No answer within ${RESPONSE_TIMEOUT_MS} ms`));
    controller.abort();
  }, RESPONSE_TIMEOUT_MS);
  try {
    return await Promise.race([call(controller.signal), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
