import { getErrorCode, getErrorStatus } from '../../../domain/errorStatus.ts';
import { toErrorMessage } from '../../../i18n/toErrorMessage.ts';
import { isTimeoutError, RESPONSE_TIMEOUT_MS } from '../../calls/callWithTimeout.ts';

/** A saved reason of a failure: a message key, so that it follows the language. */
export interface SavedErrorReason {
  readonly key: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly code?: number;
  readonly status?: number;
}

/** An error restored from storage, after the page in which it occurred was closed. */
export class SavedError extends Error {
  override readonly name = 'SavedError';
  readonly messageKey: string;
  readonly messageOptions: SavedErrorReason['options'];
  readonly code: number | undefined;
  readonly status: number | undefined;
  /** The outcome is unknown: the operation may have been carried out. */
  readonly unheard: boolean;

  constructor({ key, options, code, status }: SavedErrorReason, unheard: boolean) {
    super(key);
    this.messageKey = key;
    this.messageOptions = options;
    this.code = code;
    this.status = status;
    this.unheard = unheard;
  }
}

/** The page was left or reloaded before the response arrived. */
export const PAGE_LEFT_REASON: SavedErrorReason = { key: 'job.left', options: {} };

export function getSavedErrorReason(error: unknown): SavedErrorReason {
  if (isTimeoutError(error))
    return { key: 'failure.timeOut', options: { seconds: RESPONSE_TIMEOUT_MS / 1000 } };
  const { key, options } = toErrorMessage(error);
  const code = getErrorCode(error);
  const status = getErrorStatus(error);
  return {
    key,
    options,
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
  };
}
