import { HOUR_MS, SECOND_MS } from '../domain/duration.ts';
import { getPlatformTime } from '../domain/platformClock.ts';
import { isObject } from '../schema/isObject.ts';

/** A rejected property of a body, and the rule that it violates. */
export interface ErrorDetail {
  /** JSON pointer into the body, e.g. `/username`. */
  readonly path: string;
  /** The keyword of the schema, or `unique`. */
  readonly code: string;
  readonly message: string;
}

interface ApiErrorOptions extends ErrorOptions {
  readonly retryAfterMs?: number;
}

/**
 * A call that failed: rejected, interrupted, or without a response.
 *
 * `status` and `body` have these names because react-admin reads them.
 *
 * - `status` is 0 when no response arrived (or only a part of one), else the HTTP status.
 * - `code` is the number of the error catalogue, absent when the body was not an error of the platform, e.g. a page of
 *   a proxy.
 * - `body` is the parsed JSON, or the text when it was not JSON, or `undefined` when there was none.
 * - `retryAfterMs` is the time to wait before the same call; 0 where the response has none.
 *
 * @see ERR-01
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The call, e.g. `POST /users/{id}/lock`. */
  readonly call: string;
  readonly status: number;
  readonly code: number | undefined;
  readonly body: unknown;
  readonly retryAfterMs: number;

  constructor(call: string, status: number, body?: unknown, options?: ApiErrorOptions) {
    const code = getErrorCode(body);
    super(`${call} ${describeOutcome(status, code, body)}`, options);
    this.call = call;
    this.status = status;
    this.code = code;
    this.body = body;
    this.retryAfterMs = options?.retryAfterMs ?? 0;
  }

  /** The message in the platform's error response. */
  get platformMessage(): string | undefined {
    const platformMessage = getErrorObject(this.body)?.['message'];
    return typeof platformMessage === 'string' && platformMessage !== ''
      ? platformMessage
      : undefined;
  }

  /** The platform's name for the error, e.g. `invalidBegin`. */
  get reason(): string | undefined {
    const reason = getErrorObject(this.body)?.['name'];
    return typeof reason === 'string' ? reason : undefined;
  }

  /** The errors of the properties of the request body; empty when the platform returned none. */
  get details(): readonly ErrorDetail[] {
    const details = getErrorObject(this.body)?.['details'];
    return Array.isArray(details) ? details.filter(isDetail) : [];
  }
}

/** Returns the number of the error catalogue in an error response: `{ error: { code } }`. */
function getErrorCode(body: unknown): number | undefined {
  const code = getErrorObject(body)?.['code'];
  return typeof code === 'number' ? code : undefined;
}

function getErrorObject(body: unknown): Readonly<Record<string, unknown>> | undefined {
  const errorObject = isObject(body) ? body['error'] : undefined;
  return isObject(errorObject) ? errorObject : undefined;
}

/** Returns the sentence after the call: the platform's message, or why there is none. */
function describeOutcome(status: number, code: number | undefined, body: unknown): string {
  if (status === 0) return 'had no response';
  if (status < 400)
    return `had the response ${status} ${body === undefined ? 'without a body' : 'with a body that is no JSON'}`;
  const platformMessage = getErrorObject(body)?.['message'];
  const codeText = code === undefined ? '' : `, code ${code}`;
  const suffix = typeof platformMessage === 'string' ? `: ${platformMessage}` : describeBody(body);
  return `had the response ${status}${codeText}${suffix}`;
}

function describeBody(body: unknown): string {
  if (body === undefined) return ' without a body';
  return typeof body === 'string' ? ' with a body that is no JSON' : '';
}

const isDetail = (value: unknown): value is ErrorDetail =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['code'] === 'string';

/**
 * Parses a `Retry-After` header, a number of seconds or a date, to milliseconds, at most an hour; 0 without one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function parseRetryAfter(header: string | null): number {
  const waitMs = Number(header) * SECOND_MS || Date.parse(String(header)) - getPlatformTime();
  return waitMs > 0 ? Math.min(waitMs, HOUR_MS) : 0;
}

/** Whether no response arrived in time; a chunk of the console that failed to load is a TypeError. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && error.status === 0);

/** Whether the same call may succeed later: no response (0), a timeout, too many calls, or a server error. */
export const isTransientStatus = (status: number | undefined): boolean =>
  status !== undefined && (status >= 500 || [0, 408, 425, 429].includes(status));

/** Whether the same call may succeed later. */
export const isTransient = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && isTransientStatus(error.status));

/** An invalid record of the platform: one of its fields has an invalid value. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  /** The call, e.g. `GET /users/{id}`. */
  readonly call: string;
  /** The name of the field; empty where the whole response is not a record. */
  readonly field: string;

  constructor(call: string, field: string, value: unknown) {
    super(`${call}: ${field} is ${JSON.stringify(value)}`);
    this.call = call;
    this.field = field;
  }
}
