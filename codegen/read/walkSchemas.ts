import { isObject, type Path } from './pointer.ts';

/** Values that are data: no schema stands in them. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-console']);

/** Where schemas stand in a schema: by name, in a list, alone. */
const MAPS = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'],
]);
const LISTS = new Set(['allOf', 'oneOf', 'anyOf', 'prefixItems']);
const SINGLE = new Set([
  ...['items', 'not', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['contains', 'propertyNames', 'if', 'then', 'else', 'contentSchema'],
]);

type Words = Readonly<Record<string, unknown>>;

/** Rewrites one schema; the schemas in it have been rewritten already. */
export type Rewrite = (schema: Words, at: Path) => Words;

/** Rewrites every schema of a document, inner ones first. What no rewrite changed stays the same object. */
export const rewriteSchemas = <Document extends object>(
  document: Document,
  rewrite: Rewrite,
): Document => outside(document, [], rewrite) as Document;

function outside(value: unknown, at: Path, rewrite: Rewrite): unknown {
  if (Array.isArray(value)) {
    return kept(value, index => outside(value[index], [...at, String(index)], rewrite));
  }
  if (!isObject(value)) return value;
  if (at.at(-1) === 'schemas' && at[0] === 'components') return mapOf(value, at, rewrite);
  return keptMembers(value, (key, member) => {
    if (DATA.has(key) && at.at(-2) !== 'components') return member;
    const place = [...at, key];
    return key === 'schema' && isObject(member) && !Array.isArray(member)
      ? inside(member, place, rewrite)
      : outside(member, place, rewrite);
  });
}

function inside(schema: unknown, at: Path, rewrite: Rewrite): unknown {
  if (!isObject(schema) || Array.isArray(schema)) return schema;
  const deep = keptMembers(schema, (key, member) => {
    const place = [...at, key];
    if (MAPS.has(key) && isObject(member)) return mapOf(member, place, rewrite);
    if (LISTS.has(key) && Array.isArray(member)) {
      return kept(member, index => inside(member[index], [...place, String(index)], rewrite));
    }
    return SINGLE.has(key) ? inside(member, place, rewrite) : member;
  });
  return rewrite(deep, at);
}

const mapOf = (schemas: Words, at: Path, rewrite: Rewrite) =>
  keptMembers(schemas, (name, schema) => inside(schema, [...at, name], rewrite));

function kept(items: readonly unknown[], change: (index: number) => unknown): readonly unknown[] {
  const changed = items.map((_, index) => change(index));
  return changed.every((item, index) => item === items[index]) ? items : changed;
}

function keptMembers(object: Words, change: (key: string, member: unknown) => unknown): Words {
  const changed = Object.entries(object).map(
    ([key, member]) => [key, change(key, member)] as const,
  );
  return changed.every(([key, member]) => member === object[key])
    ? object
    : Object.fromEntries(changed);
}
