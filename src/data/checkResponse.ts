import { isObject, type PlainObject } from '../schema/isObject.ts';
import type { CallDescriptor } from '../schema/operation.ts';
import type { JsonType, ResponseShape } from '../schema/responseShape.ts';
import { CountError } from './CountError.ts';
import { readCount } from './readCount.ts';
import { createResponseError } from './createResponseError.ts';

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const TYPE_CHECKS: Readonly<Record<JsonType, (value: unknown) => boolean>> = {
  list: Array.isArray,
  record: isObject,
  number: Number.isFinite,
  scalar: isScalar,
  scalars: value =>
    Array.isArray(value) && value.every(each => isScalar(each) && typeof each !== 'boolean'),
};

/**
 * Validates that a response has the JSON types that its readers rely on, as documented. Bounds, patterns and nested
 * records are not validated. A count in a text becomes a number.
 *
 * @throws ResponseError naming what was received, or the invalid property
 * @throws CountError when a count is not a number
 */
export async function checkResponse(
  { method, path, shape }: Pick<CallDescriptor, 'method' | 'path' | 'shape'>,
  body: unknown,
): Promise<unknown> {
  if (!shape) return body;
  const call = `${method.toUpperCase()} ${path}`;
  if (path.endsWith('/count') && shape.fields?.['count'] === 'number') {
    const count = readCount(body);
    if (count === undefined) throw new CountError(call);
    return { count };
  }
  if (!TYPE_CHECKS[shape.type](body)) throw await createResponseError(call, body);
  const invalidPath = findInvalidPath(shape, body);
  if (invalidPath !== undefined) throw await createResponseError(call, body, invalidPath);
  return body;
}

/** Returns the path of the first invalid value, for example `ids` or `[3].time`. */
function findInvalidPath({ type, fields }: ResponseShape, body: unknown): string | undefined {
  if (!fields) return undefined;
  const expected = Object.entries(fields);
  if (type === 'record') return findInvalidProperty(expected, body as PlainObject);
  for (const [index, row] of (body as readonly unknown[]).entries()) {
    const invalidPath = isObject(row) ? findInvalidProperty(expected, row) : '';
    if (invalidPath !== undefined) return `[${index}]${invalidPath && `.${invalidPath}`}`;
  }
  return undefined;
}

const findInvalidProperty = (fields: readonly (readonly [string, string])[], record: PlainObject) =>
  fields.find(([name, expected]) => {
    const value = record[name] ?? undefined;
    if (value === undefined) return !expected.endsWith('?');
    return !TYPE_CHECKS[expected.replace('?', '') as JsonType](value);
  })?.[0];
