type ErrorFields =
  | { readonly status?: unknown; readonly code?: unknown; readonly retryAfterMs?: unknown }
  | null
  | undefined;

/** The HTTP status of a failed call: 0 without a response, `undefined` where there was no call. */
export function getErrorStatus(error: unknown): number | undefined {
  const status = (error as ErrorFields)?.status;
  return typeof status === 'number' ? status : undefined;
}

/** The number in the platform's catalogue of errors; `undefined` where the platform named none. */
export function getErrorCode(error: unknown): number | undefined {
  const code = (error as ErrorFields)?.code;
  return typeof code === 'number' ? code : undefined;
}

/** The milliseconds to wait before the same call, as the platform requires; 0 where it requires none. */
export function getRetryAfterMs(error: unknown): number {
  const waitMs = (error as ErrorFields)?.retryAfterMs;
  return typeof waitMs === 'number' ? waitMs : 0;
}

/** The session has ended. */
export const isSignedOut = (error: unknown): boolean => getErrorStatus(error) === 401;

export const isForbidden = (error: unknown): boolean => getErrorStatus(error) === 403;

/** There is no such record, or none that the user may see. */
export const isNotFound = (error: unknown): boolean => getErrorStatus(error) === 404;

/** @see ERR-01 */
export const DEVICE_OFFLINE_CODE = 4;
/** The device is not in the whitelist of its gateway. */
export const NOT_IN_WHITELIST_CODE = 72;
/** A maximum is exceeded, for example the depth of a tree. */
export const MAX_EXCEEDED_CODE = 78;
/** The platform accepted the call and waits for the device. @see DEVICE-02 */
export const PENDING_CODE = 81;
