import type { OpenApiDocument } from '../../openapi.ts';
import { isObjectOrArray } from '../../jsonPointer.ts';

/** Values that are data and no schema: they contain no OpenAPI keyword. */
const DATA_KEYWORDS = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-console']);

/** Keywords that describe a value without validating it: they stay outside when null is added. */
const ANNOTATIONS = [
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated'],
  ...['readOnly', 'writeOnly', 'x-console', 'externalDocs'],
];

/**
 * Rewrites the keywords that OpenAPI 3.1 changed, so that all later steps read one version: `nullable`, and
 * `exclusiveMinimum` and `exclusiveMaximum` as flags.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export const upgradeTo31 = (document: OpenApiDocument): OpenApiDocument =>
  document.openapi.startsWith('3.0')
    ? { ...(rewrite(document) as OpenApiDocument), openapi: '3.1.0' }
    : document;

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (!isObjectOrArray(value)) return value;
  const members = Object.entries(value).map(
    ([key, member]) => [key, DATA_KEYWORDS.has(key) ? member : rewrite(member)] as const,
  );
  return withNull(withBounds(Object.fromEntries(members)));
}

/** The bound that a flag of OpenAPI 3.0 makes exclusive, and the reverse. */
const BOUND_BY_FLAG: Readonly<Record<string, string>> = {
  exclusiveMinimum: 'minimum',
  exclusiveMaximum: 'maximum',
};
const FLAG_BY_BOUND: Readonly<Record<string, string>> = {
  minimum: 'exclusiveMinimum',
  maximum: 'exclusiveMaximum',
};

type SchemaMembers = Record<string, unknown>;

function withBounds(schema: SchemaMembers): SchemaMembers {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
      const bound = BOUND_BY_FLAG[key];
      if (bound !== undefined && typeof value === 'boolean') {
        return value && bound in schema ? [[key, schema[bound]]] : [];
      }
      const flag = FLAG_BY_BOUND[key];
      return flag !== undefined && schema[flag] === true ? [] : [[key, value]];
    }),
  );
}

function withNull(schema: SchemaMembers): SchemaMembers {
  if (typeof schema.nullable !== 'boolean') return schema;
  const { nullable, ...rest } = schema;
  if (!nullable) return rest;
  const annotations = Object.entries(rest).filter(([key]) => ANNOTATIONS.includes(key));
  const constraints = Object.entries(rest).filter(([key]) => !ANNOTATIONS.includes(key));
  if (constraints.length === 0) return rest;
  return {
    ...Object.fromEntries(annotations),
    anyOf: [Object.fromEntries(constraints), { type: 'null' }],
  };
}
