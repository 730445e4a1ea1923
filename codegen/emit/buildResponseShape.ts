import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { JsonType, ResponseShape } from '../../src/schema/responseShape.ts';
import type { OpenApiDocument, OperationObject, SchemaObject } from '../openapi.ts';
import { getResponseSchema } from '../read/operation/response.ts';
import { flattenSchema } from '../read/schema/schemaObject.ts';

type ShapeFields = NonNullable<ResponseShape['fields']>;

const JSON_TYPES: Readonly<Record<string, JsonType>> = {
  array: 'list',
  object: 'record',
  integer: 'number',
  number: 'number',
  string: 'scalar',
  boolean: 'scalar',
};

/** Returns the JSON type of a schema; undefined where it allows several. */
function getJsonType(document: OpenApiDocument, schema: SchemaObject): JsonType | undefined {
  const { type, properties, items } = schema;
  const namedType = typeof type === 'string' ? JSON_TYPES[type] : undefined;
  const jsonType = namedType ?? (properties ? 'record' : items ? 'list' : undefined);
  if (type !== undefined && !namedType) return undefined;
  if (jsonType !== 'list' || !items) return jsonType;
  const item = flattenSchema(document, items);
  const isTextOrNumber =
    item.schema.type !== 'boolean' &&
    ['scalar', 'number'].includes(getJsonType(document, item.schema) ?? '');
  return isTextOrNumber && !item.nullable ? 'scalars' : 'list';
}

/**
 * Returns the documented type of the response of a read, or of a call that creates a record or uploads a file. Returns
 * undefined where the document allows several types or null, and for other calls: their effect does not depend on the
 * response.
 */
export function buildResponseShape(
  document: OpenApiDocument,
  { method, path, kind, body }: OperationDescriptor,
): ResponseShape | undefined {
  const isUpload = body?.mediaType === 'multipart/form-data';
  if (method !== 'get' && kind !== 'create' && !isUpload) return undefined;
  const operation = document.paths?.[path]?.[method] as OperationObject | undefined;
  const responseSchema = operation && getResponseSchema(document, operation);
  if (!responseSchema) return undefined;
  const { schema, nullable } = flattenSchema(document, responseSchema);
  const type = getJsonType(document, schema);
  if (type === undefined || nullable) return undefined;
  const record = type === 'list' ? flattenSchema(document, schema.items ?? {}).schema : schema;
  const fields =
    getJsonType(document, record) === 'record' ? buildShapeFields(document, record) : {};
  return { type, ...(Object.keys(fields).length > 0 && { fields }) };
}

function buildShapeFields(
  document: OpenApiDocument,
  { properties = {}, required = [] }: SchemaObject,
): ShapeFields {
  const entries = Object.entries(properties).flatMap(([name, property]) => {
    const { schema, nullable } = flattenSchema(document, property);
    const type = getJsonType(document, schema);
    if (type === undefined) return [];
    // Stores omit an empty text, and records an empty list of texts; no screen fails without them.
    const isOmittedWhenEmpty = type === 'scalar' || (type === 'scalars' && required.includes('id'));
    const isOptional = nullable || isOmittedWhenEmpty || !required.includes(name);
    return [[name, isOptional ? (`${type}?` as const) : type] as const];
  });
  return Object.fromEntries(entries);
}
