import type { CallDescriptor } from '../schema/operation.ts';
import type { JsonType, ResponseShape } from '../schema/responseShape.ts';
import { CountError } from './CountError.ts';
import { countIn } from './countIn.ts';
import { responseFailure } from './responseFailure.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const checks: Readonly<Record<JsonType, (value: unknown) => boolean>> = {
  list: Array.isArray,
  record: isRecord,
  number: Number.isFinite,
  scalar: isScalar,
  scalars: value =>
    Array.isArray(value) && value.every(each => isScalar(each) && typeof each !== 'boolean'),
};

/**
 * Checks that a response has the JSON types that its readers rely on, as the document gives them. Bounds, patterns and
 * nested records are not checked. A count that is written as text becomes a number.
 *
 * @throws ResponseError naming what was received, or the property that is wrong
 * @throws CountError when a count is no number
 */
export async function checkResponse(
  { method, path, shape }: Pick<CallDescriptor, 'method' | 'path' | 'shape'>,
  body: unknown,
): Promise<unknown> {
  if (!shape) return body;
  const call = `${method.toUpperCase()} ${path}`;
  if (path.endsWith('/count') && shape.fields?.['count'] === 'number') {
    const count = countIn(body);
    if (count === undefined) throw new CountError(call);
    return { count };
  }
  if (!checks[shape.type](body)) throw await responseFailure(call, body);
  const wrong = wrongField(shape, body);
  if (wrong !== undefined) throw await responseFailure(call, body, wrong);
  return body;
}

/** The path of the first value that is wrong, for example `ids` or `[3].time`. */
function wrongField({ type, fields }: ResponseShape, body: unknown): string | undefined {
  if (!fields) return undefined;
  const expected = Object.entries(fields);
  if (type === 'record') return wrongIn(expected, body as JsonObject);
  for (const [index, row] of (body as readonly unknown[]).entries()) {
    const wrong = isRecord(row) ? wrongIn(expected, row) : '';
    if (wrong !== undefined) return `[${index}]${wrong && `.${wrong}`}`;
  }
  return undefined;
}

const wrongIn = (fields: readonly (readonly [string, string])[], record: JsonObject) =>
  fields.find(([name, expected]) => {
    const value = record[name] ?? undefined;
    if (value === undefined) return !expected.endsWith('?');
    return !checks[expected.replace('?', '') as JsonType](value);
  })?.[0];
