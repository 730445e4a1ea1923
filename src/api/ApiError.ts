import { isObject } from '../schema/isObject.ts';

/** One property of a body that the platform refused, and the rule that it breaks. */
export interface ErrorDetail {
  /** JSON pointer into the body, e.g. `/username`. */
  readonly path: string;
  /** The keyword of the schema, or `unique`. */
  readonly code: string;
  readonly message: string;
}

/**
 * A call that did not do what it was asked: refused, broken, or never answered.
 *
 * `status` and `body` have these names because react-admin reads them.
 *
 * - `status` is 0 when no answer arrived (or only a part of one), else the HTTP status.
 * - `code` is the number of the error catalogue, absent when the body was no refusal of the
 *   platform, e.g. a page of a proxy.
 * - `body` is the parsed JSON, or the text when it was no JSON, or `undefined` when there was none.
 *
 * @see ERR-01
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** What was asked, e.g. `POST /users/{id}/lock`. */
  readonly call: string;
  readonly status: number;
  readonly code: number | undefined;
  readonly body: unknown;

  constructor(call: string, status: number, body?: unknown, options?: ErrorOptions) {
    const code = getErrorCode(body);
    super(`${call} ${describeOutcome(status, code, body)}`, options);
    this.call = call;
    this.status = status;
    this.code = code;
    this.body = body;
  }

  /** What the platform said in words of its own. */
  get platformMessage(): string | undefined {
    const platformMessage = getErrorObject(this.body)?.['message'];
    return typeof platformMessage === 'string' && platformMessage !== ''
      ? platformMessage
      : undefined;
  }

  /** The platform's name for the refusal, e.g. `invalidBegin`. */
  get reason(): string | undefined {
    const reason = getErrorObject(this.body)?.['name'];
    return typeof reason === 'string' ? reason : undefined;
  }

  /** What is wrong with each property of the body that was sent; empty when the platform did not say. */
  get details(): readonly ErrorDetail[] {
    const details = getErrorObject(this.body)?.['details'];
    return Array.isArray(details) ? details.filter(isDetail) : [];
  }
}

/** The number of the error catalogue in the body of a refusal: `{ error: { code } }`. */
function getErrorCode(body: unknown): number | undefined {
  const code = getErrorObject(body)?.['code'];
  return typeof code === 'number' ? code : undefined;
}

function getErrorObject(body: unknown): Readonly<Record<string, unknown>> | undefined {
  const errorObject = isObject(body) ? body['error'] : undefined;
  return isObject(errorObject) ? errorObject : undefined;
}

/** The sentence after the call: what the platform said, or why nothing can be said. */
function describeOutcome(status: number, code: number | undefined, body: unknown): string {
  if (status === 0) return 'got no answer';
  if (status < 400)
    return `was answered ${status} ${body === undefined ? 'without a body' : 'with a body that is no JSON'}`;
  const platformMessage = getErrorObject(body)?.['message'];
  const codeText = code === undefined ? '' : `, code ${code}`;
  const suffix = typeof platformMessage === 'string' ? `: ${platformMessage}` : describeBody(body);
  return `was answered ${status}${codeText}${suffix}`;
}

function describeBody(body: unknown): string {
  if (body === undefined) return ' without a body';
  return typeof body === 'string' ? ' with a body that is no JSON' : '';
}

const isDetail = (value: unknown): value is ErrorDetail =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['code'] === 'string';

/** Nothing came back, or not in time; a file of the console that did not come is a TypeError. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && error.status === 0);

/** No response (0), a timeout, too many calls, or a platform in trouble: the same call may succeed later. */
export const isTransientStatus = (status: number | undefined): boolean =>
  status !== undefined && (status >= 500 || [0, 408, 425, 429].includes(status));

/** Whether the same call may succeed later. */
export const isTransient = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && isTransientStatus(error.status));

/** A record of the platform that cannot be used: one of its fields has no value that it can have. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  /** What was asked, e.g. `GET /users/{id}`. */
  readonly call: string;
  /** The name of the field; empty where the whole answer is no record. */
  readonly field: string;

  constructor(call: string, field: string, value: unknown) {
    super(`${call}: ${field} is ${JSON.stringify(value)}`);
    this.call = call;
    this.field = field;
  }
}
