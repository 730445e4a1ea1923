import { isObjectOrArray, type PointerPath } from '../../jsonPointer.ts';

/** Values that are data: they contain no schema. */
const DATA_KEYWORDS = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-console']);

/** Keywords of a schema that contain schemas: by name, in a list, or single. */
const MAP_KEYWORDS = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'],
]);
const LIST_KEYWORDS = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems']);
const SINGLE_KEYWORDS = new Set([
  ...['items', 'not', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['contains', 'propertyNames', 'if', 'then', 'else', 'contentSchema'],
]);

type SchemaMembers = Readonly<Record<string, unknown>>;

/** Rewrites one schema; its nested schemas are already rewritten. */
export type SchemaRewrite = (schema: SchemaMembers, at: PointerPath) => SchemaMembers;

/**
 * Rewrites every schema of a document, inner ones first. An unchanged value stays the same object.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export const rewriteSchemas = <Document extends object>(
  document: Document,
  rewrite: SchemaRewrite,
): Document => rewriteOutside(document, [], rewrite) as Document;

function rewriteOutside(value: unknown, at: PointerPath, rewrite: SchemaRewrite): unknown {
  if (Array.isArray(value)) {
    return mapItems(value, index => rewriteOutside(value[index], [...at, String(index)], rewrite));
  }
  if (!isObjectOrArray(value)) return value;
  if (at.at(-1) === 'schemas' && at[0] === 'components')
    return rewriteSchemaMap(value, at, rewrite);
  return mapMembers(value, (key, member) => {
    if (DATA_KEYWORDS.has(key) && at.at(-2) !== 'components') return member;
    const path = [...at, key];
    return key === 'schema' && isObjectOrArray(member) && !Array.isArray(member)
      ? rewriteSchema(member, path, rewrite)
      : rewriteOutside(member, path, rewrite);
  });
}

function rewriteSchema(schema: unknown, at: PointerPath, rewrite: SchemaRewrite): unknown {
  if (!isObjectOrArray(schema) || Array.isArray(schema)) return schema;
  const rewritten = mapMembers(schema, (key, member) => {
    const path = [...at, key];
    if (MAP_KEYWORDS.has(key) && isObjectOrArray(member))
      return rewriteSchemaMap(member, path, rewrite);
    if (LIST_KEYWORDS.has(key) && Array.isArray(member)) {
      return mapItems(member, index =>
        rewriteSchema(member[index], [...path, String(index)], rewrite),
      );
    }
    return SINGLE_KEYWORDS.has(key) ? rewriteSchema(member, path, rewrite) : member;
  });
  return rewrite(rewritten, at);
}

const rewriteSchemaMap = (schemas: SchemaMembers, at: PointerPath, rewrite: SchemaRewrite) =>
  mapMembers(schemas, (name, schema) => rewriteSchema(schema, [...at, name], rewrite));

function mapItems(
  items: readonly unknown[],
  change: (index: number) => unknown,
): readonly unknown[] {
  const changed = items.map((_, index) => change(index));
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

function mapMembers(
  object: SchemaMembers,
  change: (key: string, member: unknown) => unknown,
): SchemaMembers {
  const changed = Object.entries(object).map(
    ([key, member]) => [key, change(key, member)] as const,
  );
  return changed.every(([key, member]) => member === object[key])
    ? object
    : Object.fromEntries(changed);
}
