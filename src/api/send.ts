import createClient from 'openapi-fetch';

import type { CallDescriptor, Method } from '../schema/operation.ts';
import { ApiError } from './ApiError.ts';
import { encodeBody } from './encodeBody.ts';
import { session } from './session.ts';
import { loadSettings, locate } from './settings.ts';

/** What a call is given, beside the operation itself. */
export interface CallParameters {
  readonly path?: Readonly<Record<string, string | number>>;
  /** A parameter that is JSON in a string, like LoopBack's filter, is given as the object. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * openapi-fetch, for an operation that is known only as data. The types of the documents are lost
 * here and nowhere else; `calls` gives them back.
 */
interface Client {
  request(method: Method, path: string, init: object): Promise<Outcome>;
}

/** What openapi-fetch makes of an answer; a refusal's body is parsed already where it is JSON. */
interface Outcome {
  readonly data?: string | Blob;
  readonly error?: unknown;
  readonly response: Response;
}

/** What came of a call: the body, and the headers for whoever has to look into them, e.g. for the number of all rows. */
export interface Exchanged<Answer> {
  readonly body: Answer;
  readonly headers: Headers;
}

const clients = new Map<string, Client>();

/** One client per base address. It looks `fetch` up at each call, so that tests can stand under it. */
function clientAt(base: string): Client {
  const client =
    clients.get(base) ??
    (createClient({
      baseUrl: base,
      fetch: request => globalThis.fetch(request),
    }) as unknown as Client);
  clients.set(base, client);
  return client;
}

/**
 * Makes one call of a document: the only way from the console to the platform.
 *
 * Every call carries `_` in milliseconds, so that nothing between here and there answers from a
 * cache. Secured calls, and only they, carry the token. A 401 ends the session that made the
 * call: once, however many of its calls are refused, and never a session begun since.
 *
 * @returns the parsed body, or a Blob of what the document says is no JSON; `undefined` when the answer has none
 * @throws ApiError when the platform refuses, answers no JSON, or does not answer (status 0)
 * @throws the reason of `signal` (an AbortError) when the caller gives up
 * @see spec A7 (AUTH-12, CALL-01, CALL-03, ERR-01)
 */
export async function send<Answer>(
  operation: CallDescriptor,
  parameters: CallParameters = {},
): Promise<Answer> {
  return (await exchange<Answer>(operation, parameters)).body;
}

/** {@link send}, with the headers of the answer. */
export async function exchange<Answer>(
  operation: CallDescriptor,
  parameters: CallParameters = {},
): Promise<Exchanged<Answer>> {
  const call = `${operation.method.toUpperCase()} ${operation.path}`;
  const { signal } = parameters;
  refuseEmptyIds(call, operation, parameters);
  const token = operation.secured ? session.token() : undefined;
  const { base, path } = locate(await loadSettings(), operation.service, operation.path);
  const mediaType = operation.answers[0]?.mediaType ?? 'application/json';
  const isJson = mediaType.includes('json');
  const { headers, ...body } = encodeBody(operation.body?.mediaType, parameters.body);

  const { data, error, response } = await clientAt(base)
    .request(operation.method, path, {
      params: {
        path: parameters.path,
        query: { ...queryOf(operation, parameters.query), _: Date.now() },
        header: parameters.header,
      },
      headers: {
        // A refusal is JSON in any case.
        Accept: isJson ? mediaType : `${mediaType}, application/json`,
        Authorization: token,
        ...headers,
      },
      parseAs: isJson ? 'text' : 'blob',
      signal,
      ...body,
    })
    .catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new ApiError(call, 0, undefined, { cause });
    });

  if (response.status === 401 && token !== undefined && token === session.token())
    session.clear('expired');
  if (!response.ok) throw new ApiError(call, response.status, error === '' ? undefined : error);
  return { body: parse(call, response.status, data) as Answer, headers: response.headers };
}

function parse(call: string, status: number, text: string | Blob | undefined): unknown {
  if (!text) return undefined;
  if (typeof text === 'object') return text;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(call, status, text, { cause });
  }
}

/** LoopBack's filter and its like are JSON in a string; what is a string is taken to be JSON already. */
function queryOf({ parameters }: CallDescriptor, query: CallParameters['query'] = {}) {
  const isJson = new Set(parameters.filter(({ json }) => json).map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      isJson.has(name) && typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  );
}

/**
 * An empty id would turn `/users/{id}` into the list, and a dot would climb out of it, because a
 * browser resolves `..` in addresses. No record has such an id, so the answer is known.
 */
function refuseEmptyIds(call: string, operation: CallDescriptor, { path }: CallParameters) {
  for (const { name, in: place } of operation.parameters) {
    const value = String(path?.[name] ?? '');
    if (place === 'path' && ['', '.', '..'].includes(value))
      throw new ApiError(call, 404, {
        error: { statusCode: 404, name: 'Error', message: `"${value}" is no ${name}`, code: 6 },
      });
  }
}
