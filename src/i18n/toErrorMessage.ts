import { ApiError } from '../api/ApiError.ts';
import { ERROR_CODES } from './errorCodes.ts';

/** A translatable message for an error: a key of the catalogues and its placeholder values. */
export interface ErrorMessage {
  readonly key: string;
  readonly options: Readonly<Record<string, string | number>>;
  /** For many failed records, the reason of the first: shown after the message. */
  readonly cause?: ErrorMessage;
}

/** The error names in the catalogue of modules that are more specific than their code. @see ERR-04 */
const KNOWN_REASONS: readonly string[] = [
  ...['invalidBegin', 'invalidLimit'],
  // Raised by the console itself, before a request (VALID-16).
  ...['illegalDevice', 'invalidStatus'],
];

/** Service Unavailable: the message of a proxy adds nothing to the status. */
const BUSY_STATUS = 503;

/** A BulkError, by its shape: its class belongs to a layer above this folder. */
interface FailedRecords {
  readonly done: readonly unknown[];
  readonly failed: readonly { readonly error: unknown }[];
}

/**
 * Converts an error to a message, in this order: the text of the platform's code, or the code itself if it is unknown;
 * the meaning of the status; the console's own message.
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
  // Code 0, success, cannot explain a failure.
  const isKnown = code !== undefined && code > 0 && ERROR_CODES.includes(code);
  // An unknown code is shown as a number.
  const isUnknownCode = code !== undefined && code !== 0 && !isKnown && status >= 400;
  // A platform without a catalogue of codes may still return a message.
  const platformMessage =
    code === undefined && status >= 400 && status !== BUSY_STATUS && error.platformMessage;
  return {
    key: isKnown
      ? `error.code.${code}`
      : isUnknownCode
        ? 'error.unknownCode'
        : platformMessage
          ? 'error.withMessage'
          : getMessageKey(error),
    options: {
      call,
      status,
      ...(code !== undefined && { code }),
      ...(platformMessage && { message: platformMessage }),
    },
  };
}

function getMessageKey({ status, body }: ApiError): string {
  if (status === 0) return 'error.noResponse';
  if (status < 400) return body === undefined ? 'error.empty' : 'error.unreadable';
  if (status === 404) return 'error.notFound';
  if (status === 429) return 'error.tooMany';
  if (status === BUSY_STATUS) return 'error.busy';
  return status >= 500 ? 'error.platform' : 'error.rejected';
}

function toBulkErrorMessage({ done, failed }: FailedRecords): ErrorMessage {
  const total = done.length + failed.length;
  return {
    key: 'error.many',
    options: { done: done.length, failed: failed.length, total },
    cause: toErrorMessage(failed[0]?.error),
  };
}

/** An error of an unsupported query, by its shape: its class belongs to a layer above this folder. */
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
