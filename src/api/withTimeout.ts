import { ApiError } from './ApiError.ts';

/** Milliseconds that a read may take which somebody has to wait for. */
const READ_TIMEOUT_MS = 10_000;

/**
 * Gives up a read that takes longer than 10 s, wherever on its way it hangs.
 *
 * @param call what is asked, for the error
 * @throws ApiError with status 0 when it takes too long; besides, what `read` throws
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
