import { ApiError, type ErrorDetail } from '../api/ApiError.ts';
import { isObject, type PlainObject } from '../schema/isObject.ts';

/** The properties in which other platforms return their message, the most specific first. */
const MESSAGE_KEYS = ['detail', 'message', 'error_description', 'title', 'error', 'msg', 'reason'];

/** The properties in which they list the errors of each property. */
const DETAIL_KEYS = ['details', 'errors', 'detail', 'violations', 'invalid-params', 'issues'];

/** Longer texts are pages of a proxy, not messages. */
const MAX_MESSAGE_LENGTH = 300;

/**
 * Converts an error to the format that the console reads: problem+json, JSON:API's `errors`, FastAPI's `detail`,
 * LoopBack 3's `details.messages`, a plain text. An error that has this format already, or has no message, is
 * unchanged.
 */
export function readForeignError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status < 400) return error;
  const { call, status, retryAfterMs } = error;
  if (error.code !== undefined || error.details.length > 0) return error;
  const errorBody = readErrorBody(error.body);
  return errorBody === undefined
    ? error
    : new ApiError(call, status, { error: errorBody }, { cause: error, retryAfterMs });
}

function readErrorBody(
  body: unknown,
): { message: string; details: readonly ErrorDetail[] } | undefined {
  if (typeof body === 'string') {
    const isMessage = body.length <= MAX_MESSAGE_LENGTH && !body.trimStart().startsWith('<');
    return isMessage && body.trim() !== '' ? { message: body.trim(), details: [] } : undefined;
  }
  if (!isObject(body)) return undefined;
  const errorObject = isObject(body.error) ? body.error : body;
  const details = DETAIL_KEYS.flatMap(name => readDetails(errorObject[name]));
  const message = findMessage(errorObject) ?? details.map(formatDetail).join('; ');
  return message === '' ? undefined : { message, details };
}

const findMessage = (jsonObject: PlainObject): string | undefined =>
  MESSAGE_KEYS.map(name => jsonObject[name]).find(
    (text): text is string => typeof text === 'string' && text !== '',
  );

const formatDetail = ({ path, message }: ErrorDetail) =>
  path === '' ? message : `${path} ${message}`;

/** Reads a list of objects, each for one property; or an object of messages by property. */
function readDetails(value: unknown): readonly ErrorDetail[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => readDetail(one));
  if (!isObject(value)) return [];
  if (isObject(value.messages)) return readDetails(value.messages);
  return Object.entries(value).flatMap(([name, messages]) =>
    [messages].flat().flatMap((message: unknown) => {
      const path = `/${name.replaceAll('.', '/')}`;
      return typeof message === 'string' ? [{ path, code: 'invalid', message }] : [];
    }),
  );
}

function readDetail(one: unknown): readonly ErrorDetail[] {
  if (typeof one === 'string') return [{ path: '', code: 'invalid', message: one }];
  if (!isObject(one)) return [];
  const message = findMessage(one);
  const code = [one.code, one.type, one.keyword].find(candidate => typeof candidate === 'string');
  return message === undefined ? [] : [{ path: readPath(one), code: code ?? 'invalid', message }];
}

/**
 * Reads the path as JSON pointer, dotted name or list of steps; the part of the request that contains it is removed.
 */
function readPath({
  source,
  path,
  pointer,
  field,
  name,
  loc,
  property,
  propertyPath,
}: PlainObject) {
  const sourcePointer = isObject(source) ? (source.pointer ?? source.parameter) : undefined;
  const location = [sourcePointer, path, pointer, field, property, propertyPath, name, loc].find(
    each => typeof each === 'string' || Array.isArray(each),
  );
  if (location === undefined || location === '') return '';
  const steps = Array.isArray(location)
    ? location.map(String)
    : location.split(/[/.]|\[(\d+)\]/u).filter(Boolean);
  const [first, second] = steps;
  const skippedSteps = first === 'data' && second === 'attributes' ? 2 : first === 'body' ? 1 : 0;
  return steps
    .slice(skippedSteps)
    .map(step => `/${step}`)
    .join('');
}
