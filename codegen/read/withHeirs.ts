import { parse } from 'yaml';

import type { Schema } from '../openapi.ts';
import { isObject } from './pointer.ts';

const SCHEMAS = '#/components/schemas/';

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Some documents tell the shapes of a schema only by their descent: a schema with a `discriminator` and no `oneOf`, and
 * others that take it up in their `allOf`. Nobody refers to those, so that a bundler would leave them behind: each is
 * named in the `mapping` of the discriminator.
 *
 * @param text of a file, YAML or JSON
 * @returns the text as it is, where there is nothing of the kind
 */
export function withHeirs(text: string): string {
  if (!/\bdiscriminator\b/.test(text)) return text;
  const root = parsed(text);
  const schemas = schemasIn(root);
  const named = Object.entries(schemas).flatMap(([name, schema]) => {
    const heirs = isBase(schema) ? heirsOf(schemas, name) : [];
    return heirs.length > 0 ? [[name, withMapping(schema, heirs)] as const] : [];
  });
  if (named.length === 0) return text;
  const { components } = root as { readonly components: object };
  const all = { ...schemas, ...Object.fromEntries(named) };
  // JSON is YAML too.
  return JSON.stringify({ ...(root as object), components: { ...components, schemas: all } });
}

/** What cannot be parsed is told by whoever reads it next. */
function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

function schemasIn(root: unknown): Schemas {
  const components = isObject(root) ? root.components : undefined;
  const schemas = isObject(components) ? components.schemas : undefined;
  return isObject(schemas) ? (schemas as Schemas) : {};
}

const isBase = ({ discriminator, oneOf, anyOf }: Schema): boolean =>
  isObject(discriminator) && !discriminator.mapping && !oneOf && !anyOf;

/** What takes a schema up in its `allOf`, and what takes up that. */
function heirsOf(schemas: Schemas, base: string): readonly string[] {
  const found = new Set([base]);
  // A set is walked to its end, and grows on the way.
  for (const one of found) {
    for (const [name, { allOf }] of Object.entries(schemas)) {
      if (Array.isArray(allOf) && allOf.some(({ $ref }) => $ref === SCHEMAS + one)) found.add(name);
    }
  }
  return Object.keys(schemas).filter(name => name !== base && found.has(name));
}

const withMapping = (schema: Schema, heirs: readonly string[]) => ({
  ...schema,
  discriminator: {
    ...schema.discriminator,
    mapping: Object.fromEntries(heirs.map(name => [name, SCHEMAS + name])),
  },
});
