import { ApiError } from './ApiError.ts';

/** Timeout of a read that blocks the user, in milliseconds. */
const READ_TIMEOUT_MS = 10_000;

/**
 * Aborts a read that takes longer than 10 s, at whatever stage.
 *
 * @param call the name of the call, for the error
 * @throws ApiError with status 0 on timeout; otherwise, what `read` throws
 * @see SHELL-08
 */
export async function withTimeout<Result>(
  call: string,
  read: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new ApiError(call, 0);
      abort.abort(reason);
      reject(reason);
    }, READ_TIMEOUT_MS);
  });
  try {
    return await Promise.race([read(abort.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
