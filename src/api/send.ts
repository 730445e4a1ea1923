import { mergeHeaders, removeTrailingSlash } from 'openapi-fetch';

import { adjustPlatformTime } from '../domain/platformClock.ts';
import type { CallDescriptor } from '../schema/operation.ts';
import type { OnUploadProgress } from '../schema/uploadProgress.ts';
import { ApiError, parseRetryAfter } from './ApiError.ts';
import { encodeBody } from './encodeBody.ts';
import { notifyResponse } from './responseObserver.ts';
import { session } from './session.ts';
import { loadSettings, resolveServiceUrl } from './settings.ts';

export interface CallParameters {
  readonly path?: Readonly<Record<string, string | number>>;
  /** A parameter that is JSON in a string, like LoopBack's filter, is passed as an object. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The `_` of the call, in milliseconds. Absent, now: calls that repeat it may be served from the browser's cache. */
  readonly time?: number;
  readonly signal?: AbortSignal;
  /** Called while the body is sent, with bytes; only an upload needs it. */
  readonly onUploadProgress?: OnUploadProgress;
  /** Whether the call is completed when the page is closed meanwhile. */
  readonly keepalive?: boolean;
}

/** The result of a call: the body, and the headers, e.g. for the total number of rows. */
export interface ExchangeResult<Result> {
  readonly body: Result;
  readonly headers: Headers;
}

/**
 * Makes one call of a document. All traffic from the console to the platform goes through this function.
 *
 * Every call has `_` in milliseconds, by default the present, so that no proxy responds from a cache. Only secured
 * calls carry the token. A 401 ends the session that made the call: once, however many of its calls fail, and never a
 * session started since.
 *
 * @returns the parsed body, or a Blob where the documented media type is not JSON; `undefined` when the response has
 *   no body
 * @throws ApiError when the platform returns an error or invalid JSON, an empty response to a read, or no response
 *   (status 0)
 * @throws the reason of `signal` (an AbortError) when the caller aborts
 * @see AUTH-12, CALL-01, CALL-03, ERR-01
 */
export async function send<Result>(
  operation: CallDescriptor,
  parameters: CallParameters = {},
): Promise<Result> {
  return (await exchange<Result>(operation, parameters)).body;
}

/** {@link send}, with the headers of the response. */
export async function exchange<Result>(
  operation: CallDescriptor,
  parameters: CallParameters = {},
): Promise<ExchangeResult<Result>> {
  const call = `${operation.method.toUpperCase()} ${operation.path}`;
  const { signal, time = Date.now(), onUploadProgress, keepalive = false } = parameters;
  // Read before any await: signing out clears the session while this call is pending.
  const token = operation.secured ? session.token() : undefined;
  await assertRecordIds(call, operation, parameters);
  const { base, path } = resolveServiceUrl(await loadSettings(), operation.service, operation.path);
  const mediaType = operation.responses[0]?.mediaType ?? 'application/json';
  const isJson = mediaType.includes('json');
  const query = { ...buildQuery(operation, parameters.query), _: time };

  const requestResponse = async () => {
    const sentAt = Date.now();
    const { headers, body } = await encodeBody(operation.body?.mediaType, parameters.body);
    const url = `${removeTrailingSlash(base)}${fillPath(path, parameters.path)}?${formatQuery(query)}`;
    const request = {
      method: operation.method.toUpperCase(),
      headers: mergeHeaders(
        {
          // An error response is JSON in any case.
          Accept: isJson ? mediaType : `${mediaType}, application/json`,
          Authorization: token,
        },
        headers,
        parameters.header,
      ),
      body: body ?? null,
      signal: signal ?? null,
      keepalive,
    };
    const response = onUploadProgress
      ? await (await import('./upload.ts')).upload(url, request, onUploadProgress)
      : await fetch(new Request(url, request));
    // A repeated call may be served from the cache, with the date of its first response.
    if (parameters.time === undefined) adjustPlatformTime(response.headers.get('date'), sentAt);
    const isFile = response.ok && !isJson && response.status !== 204;
    return { response, data: isFile ? await response.blob() : await response.text() };
  };
  const { response, data } = await requestResponse().catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError(call, 0, undefined, { cause });
  });

  if (response.status === 401 && token !== undefined && token === session.token())
    session.clear('expired');
  if (!response.ok) {
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'));
    throw new ApiError(call, response.status, parseErrorBody(data as string), { retryAfterMs });
  }
  const parsedBody = parseBody(call, response.status, data);
  if (parsedBody === undefined && mustHaveBody(operation, response.status))
    throw new ApiError(call, response.status);
  if (isJson) notifyResponse({ operation, status: response.status, body: parsedBody });
  return { body: parsedBody as Result, headers: response.headers };
}

/** Whether a read must have a body: its document defines one, and the status is not one without a body. */
const mustHaveBody = ({ method, responses }: CallDescriptor, status: number): boolean =>
  method === 'get' &&
  responses[0]?.mediaType !== undefined &&
  !responses.some(
    requestResponse => requestResponse.status === status && requestResponse.mediaType === undefined,
  );

function parseBody(call: string, status: number, data: string | Blob): unknown {
  if (typeof data === 'object') return data.size > 0 ? data : undefined;
  try {
    return data ? (JSON.parse(data) as unknown) : undefined;
  } catch (cause) {
    throw new ApiError(call, status, data, { cause });
  }
}

/** Parses the body of an error: JSON, or the text of a proxy in between. */
function parseErrorBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

/** Replaces the parameters in a path template: `/users/{id}`. */
const fillPath = (path: string, values: CallParameters['path'] = {}) =>
  path.replace(/\{([^{}]+)\}/g, (placeholder, name: string) =>
    values[name] === undefined ? placeholder : encodeURIComponent(values[name]),
  );

/** Formats query parameters in OpenAPI's default style: a list repeats its name, an object is `name[key]`. */
function formatQuery(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.map((one: unknown) => [name, one]);
    return typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, one]) => [`${name}[${key}]`, one as unknown])
      : [[name, value]];
  });
  return pairs
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${String(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
}

/**
 * Builds the query string: LoopBack's filter and similar parameters are JSON in a string; a string value counts as
 * JSON already.
 */
function buildQuery({ parameters }: CallDescriptor, query: CallParameters['query'] = {}) {
  const isJson = new Set(parameters.filter(({ json }) => json).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      isJson.has(name) && typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  );
}

/**
 * Rejects an empty id, which would turn `/users/{id}` into the list, and a dot, which would leave the path, because a
 * browser resolves `..` in URLs. No record has such an id, so the error is known without a request.
 */
async function assertRecordIds(call: string, operation: CallDescriptor, { path }: CallParameters) {
  for (const { name, in: location } of operation.parameters) {
    const value = String(path?.[name] ?? '');
    if (location === 'path' && ['', '.', '..'].includes(value))
      throw (await import('./createEmptyIdError.ts')).createEmptyIdError(
        call,
        operation.path,
        name,
        value,
      );
  }
}
