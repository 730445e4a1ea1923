import type { OpenApiDocument, ParameterObject, SchemaObject } from '../../openapi.ts';
import { flattenSchema } from '../schema/schemaObject.ts';

/**
 * Returns the schema that validates a parameter's value, and whether the value is JSON in a text.
 *
 * @example getParameterSchema(document, { name: 'filter', in: 'query', content: { 'application/json': { schema } } }) // { schema, json: true }
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export function getParameterSchema(
  document: OpenApiDocument,
  { schema, content }: ParameterObject,
): { readonly schema: SchemaObject; readonly json: boolean } {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  if (type !== undefined) return { schema: media?.schema ?? {}, json: type.includes('json') };
  const flat = flattenSchema(document, schema ?? {}).schema;
  // LoopBack 3 marks it with its own format.
  if (flat.format?.toLowerCase() === 'json') return { schema: {}, json: true };
  if (!flat.contentMediaType?.includes('json')) return { schema: schema ?? {}, json: false };
  return { schema: flat.contentSchema ?? {}, json: true };
}
