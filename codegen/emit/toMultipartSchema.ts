import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { isFile } from '../read/schema/isFile.ts';
import { flattenSchema } from '../read/schema/schemaObject.ts';

/** A file in a validated multipart body: its name, its media type and its bytes. */
const FILE_SCHEMA: SchemaObject = {
  type: 'object',
  required: ['name', 'type', 'bytes'],
  properties: { name: { type: 'string' }, type: { type: 'string' } },
};

/**
 * Returns the schema of a multipart body as the object of its parts: a file is `{ name, type, bytes }`, whose bytes
 * are not validated; all else is as documented.
 */
export function toMultipartSchema(document: OpenApiDocument, body: SchemaObject): SchemaObject {
  const { schema } = flattenSchema(document, body);
  const { properties = {} } = schema;
  const parts = Object.entries(properties).map(
    ([name, property]) => [name, toPartSchema(document, property)] as const,
  );
  return { ...schema, properties: Object.fromEntries(parts) };
}

function toPartSchema(document: OpenApiDocument, property: SchemaObject): SchemaObject {
  const { schema } = flattenSchema(document, property);
  if (isFile(schema)) return FILE_SCHEMA;
  const isList = schema.items && isFile(flattenSchema(document, schema.items).schema);
  return isList ? { ...schema, items: FILE_SCHEMA } : property;
}
