import type { OpenApi, Schema } from '../openapi.ts';
import { flatten } from './resolve.ts';

/** A value for each type, where a document gives none. */
const PLAIN: Readonly<Record<string, unknown>> = {
  string: 'text',
  integer: 1,
  number: 1,
  boolean: true,
  null: null,
};

/** Texts of the formats that are judged. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-12',
  'date-time': '2026-11-12T08:00:00.000Z',
  time: '08:00:00Z',
  email: 'someone@example.org',
  uri: 'https://example.org/',
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
};

/** So deep a sample goes; a schema inside itself would never end. */
const DEPTH = 5;

/**
 * A value that a schema allows, as far as its examples, defaults, choices and types tell: what an operation answers
 * in a document that the generator of examples cannot read.
 */
export function sampleOf(document: OpenApi, written: Schema, depth = 0): unknown {
  const { schema } = flatten(document, written);
  const said =
    schema.examples?.[0] ?? schema.example ?? schema.const ?? schema.default ?? schema.enum?.[0];
  if (said !== undefined) return said;
  const option = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (option) return sampleOf(document, option, depth + 1);
  if (schema.items) return depth < DEPTH ? [sampleOf(document, schema.items, depth + 1)] : [];
  if (schema.properties) {
    const needed = Object.entries(schema.properties).filter(
      ([name]) => depth < DEPTH && (depth < 2 || schema.required?.includes(name)),
    );
    return Object.fromEntries(
      needed.map(([name, inner]) => [name, sampleOf(document, inner, depth + 1)]),
    );
  }
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type;
  if (type === 'array') return [];
  return FORMATS[schema.format ?? ''] ?? PLAIN[type ?? 'object'] ?? {};
}
