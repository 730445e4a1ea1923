import type { OpenApi, Schema } from '../openapi.ts';
import { isFile } from '../read/isFile.ts';
import { flatten } from '../read/resolve.ts';

/** How a file stands in a multipart body that is judged: its name, its media type and its bytes. */
const FILE: Schema = {
  type: 'object',
  required: ['name', 'type', 'bytes'],
  properties: { name: { type: 'string' }, type: { type: 'string' } },
};

/**
 * The schema of a multipart body as the object of its parts: a file is `{ name, type, bytes }`, whose bytes
 * nobody looks into, and all else is as the document says.
 */
export function partsSchema(document: OpenApi, body: Schema): Schema {
  const { schema } = flatten(document, body);
  const { properties = {} } = schema;
  const parts = Object.entries(properties).map(
    ([name, property]) => [name, partSchema(document, property)] as const,
  );
  return { ...schema, properties: Object.fromEntries(parts) };
}

function partSchema(document: OpenApi, property: Schema): Schema {
  const { schema } = flatten(document, property);
  if (isFile(schema)) return FILE;
  const isList = schema.items && isFile(flatten(document, schema.items).schema);
  return isList ? { ...schema, items: FILE } : property;
}
