import type { OpenApiDocument, SchemaObject } from '../../openapi.ts';
import { flattenSchema } from './schemaObject.ts';

/** A value for each type, where a document has none. */
const SAMPLE_BY_TYPE: Readonly<Record<string, unknown>> = {
  string: 'text',
  integer: 1,
  number: 1,
  boolean: true,
  null: null,
};

/** Texts of the validated formats. */
const SAMPLE_BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-11-12',
  'date-time': '2026-11-12T08:00:00.000Z',
  time: '08:00:00Z',
  email: 'someone@example.org',
  uri: 'https://example.org/',
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
};

/** The maximum depth of a sample, to stop at a recursive schema. */
const MAX_SAMPLE_DEPTH = 5;

/**
 * Generates a value that a schema allows, from its examples, defaults, choices and types: the sample response of a
 * document that the generator of examples cannot read.
 *
 * @example generateSample(document, { type: 'object', properties: { state: { enum: ['on', 'off'] } } }) // { state: 'on' }
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9
 */
export function generateSample(
  document: OpenApiDocument,
  rawSchema: SchemaObject,
  depth = 0,
): unknown {
  const { schema } = flattenSchema(document, rawSchema);
  const statedValue =
    schema.examples?.[0] ?? schema.example ?? schema.const ?? schema.default ?? schema.enum?.[0];
  if (statedValue !== undefined) return statedValue;
  const option = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (option) return generateSample(document, option, depth + 1);
  if (schema.items)
    return depth < MAX_SAMPLE_DEPTH ? [generateSample(document, schema.items, depth + 1)] : [];
  if (schema.properties) {
    const sampledProperties = Object.entries(schema.properties).filter(
      ([name]) => depth < MAX_SAMPLE_DEPTH && (depth < 2 || schema.required?.includes(name)),
    );
    return Object.fromEntries(
      sampledProperties.map(([name, inner]) => [name, generateSample(document, inner, depth + 1)]),
    );
  }
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type;
  if (type === 'array') return [];
  return SAMPLE_BY_FORMAT[schema.format ?? ''] ?? SAMPLE_BY_TYPE[type ?? 'object'] ?? {};
}
