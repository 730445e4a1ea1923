import { parse } from 'yaml';

import type { SchemaObject } from '../../openapi.ts';
import { isObjectOrArray } from '../../jsonPointer.ts';

const SCHEMAS = '#/components/schemas/';

type Schemas = Readonly<Record<string, SchemaObject>>;

/**
 * Adds each subtype to the `mapping` of its discriminator. Some documents define the variants of a schema only by
 * inheritance: a schema with a `discriminator` and no `oneOf`, and others that have it in their `allOf`. No reference
 * points to those, so that a bundler would drop them.
 *
 * @param text of a file, YAML or JSON
 * @returns the text unchanged, where there is no such schema
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export function addDiscriminatorMappings(text: string): string {
  if (!/\bdiscriminator\b/.test(text)) return text;
  const root = parseText(text);
  const schemas = getSchemas(root);
  const mapped = Object.entries(schemas).flatMap(([name, schema]) => {
    const descendants = isBaseSchema(schema) ? findDescendants(schemas, name) : [];
    return descendants.length > 0 ? [[name, withMapping(schema, descendants)] as const] : [];
  });
  if (mapped.length === 0) return text;
  const { components } = root as { readonly components: object };
  const all = { ...schemas, ...Object.fromEntries(mapped) };
  // JSON is valid YAML.
  return JSON.stringify({ ...(root as object), components: { ...components, schemas: all } });
}

/** The next reader of the file reports a parse error. */
function parseText(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

function getSchemas(root: unknown): Schemas {
  const components = isObjectOrArray(root) ? root.components : undefined;
  const schemas = isObjectOrArray(components) ? components.schemas : undefined;
  return isObjectOrArray(schemas) ? (schemas as Schemas) : {};
}

const isBaseSchema = ({ discriminator, oneOf, anyOf }: SchemaObject): boolean =>
  isObjectOrArray(discriminator) && !discriminator.mapping && !oneOf && !anyOf;

/** Finds the schemas with a base schema in their `allOf`, directly or indirectly. */
function findDescendants(schemas: Schemas, base: string): readonly string[] {
  const found = new Set([base]);
  // The iteration includes the entries that are added to the set during it.
  for (const one of found) {
    for (const [name, { allOf }] of Object.entries(schemas)) {
      if (Array.isArray(allOf) && allOf.some(({ $ref }) => $ref === SCHEMAS + one)) found.add(name);
    }
  }
  return Object.keys(schemas).filter(name => name !== base && found.has(name));
}

const withMapping = (schema: SchemaObject, descendants: readonly string[]) => ({
  ...schema,
  discriminator: {
    ...schema.discriminator,
    mapping: Object.fromEntries(descendants.map(name => [name, SCHEMAS + name])),
  },
});
