import type { MediaTypes, OpenApiDocument, SchemaObject } from '../../openapi.ts';
import { isFile } from '../schema/isFile.ts';
import { flattenSchema } from '../schema/schemaObject.ts';

/**
 * Finds the JSON content, if any: its media type and its schema.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#media-type-object
 */
export function findJsonContent(
  document: OpenApiDocument,
  content: MediaTypes | undefined,
): readonly [mediaType: string, schema: SchemaObject | undefined] | undefined {
  const entries = Object.entries(content ?? {});
  const json = entries.find(([type]) => type.includes('json'));
  if (json) return [json[0], json[1].schema];
  // Frameworks without declared response types write a wildcard; with binary content, it is a file of any type.
  const schema = entries.find(([type]) => type === '*/*')?.[1].schema;
  const isData = schema && !isFile(flattenSchema(document, schema).schema);
  return isData ? ['application/json', schema] : undefined;
}
