import { ApiError } from '../api/ApiError.ts';
import { ERROR_CODES } from './errorCodes.ts';

/** Words for an error, to be translated: a key of the catalogues and what stands in its gaps. */
export interface ErrorMessage {
  readonly key: string;
  readonly options: Readonly<Record<string, string | number>>;
  /** Of many records that failed, the reason of the first: to be said after it. */
  readonly cause?: ErrorMessage;
}

/** The keys of the catalogue of modules that say more than the code beside them. @see ERR-04 */
const KNOWN_REASONS: readonly string[] = [
  ...['invalidBegin', 'invalidLimit'],
  // Said by the console itself, before anything is sent (VALID-16).
  ...['illegalDevice', 'invalidStatus'],
];

/** Service Unavailable: what a proxy says beside it tells nobody more. */
const BUSY = 503;

/** A BulkError, by its shape: it stands above this folder. */
interface FailedRecords {
  readonly done: readonly unknown[];
  readonly failed: readonly { readonly error: unknown }[];
}

/**
 * Words for an error, in this order: the text of the platform's code, or the code itself where nobody here knows
 * it; what the status means; what the console itself says. Every text that is not the platform's names the call.
 *
 * @see ERR-01, ERR-02
 */
export function toErrorMessage(error: unknown): ErrorMessage {
  if (isFailedRecords(error)) return toBulkErrorMessage(error);
  if (isTranslatableError(error)) return { key: error.messageKey, options: error.messageOptions };
  if (!(error instanceof ApiError)) {
    const message = error instanceof Error ? error.message : String(error);
    return { key: 'error.console', options: { message } };
  }
  const { call, status, code, reason } = error;
  if (reason !== undefined && KNOWN_REASONS.includes(reason))
    return { key: `error.reason.${reason}`, options: { call, status } };
  // Success is no reason for a failure.
  const isKnown = code !== undefined && code > 0 && ERROR_CODES.includes(code);
  // A code that nobody here knows shows itself.
  const isUnknownCode = code !== undefined && code !== 0 && !isKnown && status >= 400;
  // A platform that has no catalogue of codes still has words.
  const platformMessage =
    code === undefined && status >= 400 && status !== BUSY && error.platformMessage;
  return {
    key: isKnown
      ? `error.code.${code}`
      : isUnknownCode
        ? 'error.unknownCode'
        : platformMessage
          ? 'error.saying'
          : getMessageKey(error),
    options: {
      call,
      status,
      ...(code !== undefined && { code }),
      ...(platformMessage && { told: platformMessage }),
    },
  };
}

function getMessageKey({ status, body }: ApiError): string {
  if (status === 0) return 'error.noAnswer';
  if (status < 400) return body === undefined ? 'error.empty' : 'error.unreadable';
  if (status === 404) return 'error.notFound';
  if (status === 429) return 'error.tooMany';
  if (status === BUSY) return 'error.busy';
  return status >= 500 ? 'error.platform' : 'error.refused';
}

function toBulkErrorMessage({ done, failed }: FailedRecords): ErrorMessage {
  const total = done.length + failed.length;
  return {
    key: 'error.many',
    options: { done: done.length, failed: failed.length, total },
    cause: toErrorMessage(failed[0]?.error),
  };
}

/** A question that could not be asked, by its shape: it too stands above this folder. */
interface TranslatableError {
  readonly messageKey: string;
  readonly messageOptions: Readonly<Record<string, string>>;
}

const isTranslatableError = (error: unknown): error is TranslatableError =>
  error instanceof Error && typeof (error as Partial<TranslatableError>).messageKey === 'string';

const isFailedRecords = (error: unknown): error is FailedRecords =>
  error instanceof Error &&
  Array.isArray((error as Partial<FailedRecords>).done) &&
  Array.isArray((error as Partial<FailedRecords>).failed);
