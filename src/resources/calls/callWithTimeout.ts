/** Milliseconds. A device behind a slow gateway responds within a few seconds; after this, the outcome is unknown. */
export const RESPONSE_TIMEOUT_MS = 30_000;

/** No response arrived in time. The operation may have been carried out, so it is never retried automatically. */
class ResponseTimeoutError extends Error {
  override readonly name = 'ResponseTimeoutError';
}

/**
 * Whether no response arrived in time, so that the outcome of the call is unknown.
 *
 * @example const status = isTimeoutError(error) ? 'timedOut' : 'failed';
 */
export const isTimeoutError = (error: unknown): boolean => error instanceof ResponseTimeoutError;

/**
 * @throws what `call` throws
 * @throws an error of which {@link isTimeoutError} is true, after {@link RESPONSE_TIMEOUT_MS}; the signal of `call` is
 * aborted then
 *
 * @example await callWithTimeout(signal => provider.call(operation, { path: { id }, signal }))
 */
export async function callWithTimeout<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    timeout.reject(new ResponseTimeoutError(`No response within ${RESPONSE_TIMEOUT_MS} ms`));
    controller.abort();
  }, RESPONSE_TIMEOUT_MS);
  try {
    return await Promise.race([call(controller.signal), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
