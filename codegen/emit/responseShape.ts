import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { JsonType, ResponseShape } from '../../src/schema/responseShape.ts';
import type { OpenApi, Operation, Schema } from '../openapi.ts';
import { answerSchema } from '../read/answers.ts';
import { flatten } from '../read/resolve.ts';

type Fields = NonNullable<ResponseShape['fields']>;

const jsonTypes: Readonly<Record<string, JsonType>> = {
  array: 'list',
  object: 'record',
  integer: 'number',
  number: 'number',
  string: 'scalar',
  boolean: 'scalar',
};

/** The JSON type of a schema; none where it allows several. */
function typeOf(document: OpenApi, schema: Schema): JsonType | undefined {
  const { type, properties, items } = schema;
  const named = typeof type === 'string' ? jsonTypes[type] : undefined;
  const found = named ?? (properties ? 'record' : items ? 'list' : undefined);
  if (type !== undefined && !named) return undefined;
  if (found !== 'list' || !items) return found;
  const item = flatten(document, items);
  const isTextOrNumber =
    item.schema.type !== 'boolean' &&
    ['scalar', 'number'].includes(typeOf(document, item.schema) ?? '');
  return isTextOrNumber && !item.nullable ? 'scalars' : 'list';
}

/**
 * What a document says about the type of a response of a read, or of a call that creates a record. Nothing where it allows
 * several types or null, and for other calls: what they did does not depend on their response.
 */
export function responseShape(
  document: OpenApi,
  { method, path, is }: OperationDescriptor,
): ResponseShape | undefined {
  if (method !== 'get' && is !== 'create') return undefined;
  const operation = document.paths?.[path]?.[method] as Operation | undefined;
  const answered = operation && answerSchema(document, operation);
  if (!answered) return undefined;
  const { schema, nullable } = flatten(document, answered);
  const type = typeOf(document, schema);
  if (type === undefined || nullable) return undefined;
  const record = type === 'list' ? flatten(document, schema.items ?? {}).schema : schema;
  const fields = typeOf(document, record) === 'record' ? fieldsOf(document, record) : {};
  return { type, ...(Object.keys(fields).length > 0 && { fields }) };
}

function fieldsOf(document: OpenApi, { properties = {}, required = [] }: Schema): Fields {
  const entries = Object.entries(properties).flatMap(([name, property]) => {
    const { schema, nullable } = flatten(document, property);
    const type = typeOf(document, schema);
    if (type === undefined) return [];
    // Stores leave out a text that is empty, and records a list of texts; no screen fails without them.
    const isLeftOut = type === 'scalar' || (type === 'scalars' && required.includes('id'));
    const isOptional = nullable || isLeftOut || !required.includes(name);
    return [[name, isOptional ? (`${type}?` as const) : type] as const];
  });
  return Object.fromEntries(entries);
}
