import type { OpenApiDocument, SchemaObject } from '../../openapi.ts';
import { parsePointer, getValueAt } from '../../jsonPointer.ts';
import { getSchemaName } from './reference.ts';

/** A schema with its references, `allOf` and nullability merged. */
export interface FlatSchema {
  readonly schema: SchemaObject;
  readonly nullable: boolean;
  /** The name of its component; absent when it is inline or merged from several. */
  readonly name?: string;
}

/**
 * Resolves the `$ref`, `allOf` and nullability of a schema, one level deep: its properties stay unresolved.
 * Keywords next to a `$ref` override those of its target; keywords of `x-console` are overridden one by one.
 *
 * @example flattenSchema(document, { $ref: '#/components/schemas/User' }).schema.properties
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export function flattenSchema(
  document: OpenApiDocument,
  schema: SchemaObject,
  seen: readonly string[] = [],
): FlatSchema {
  const { $ref, allOf, ...siblings } = schema;
  if ($ref !== undefined) {
    if (seen.includes($ref)) return { schema: siblings, nullable: false };
    const target = (getValueAt(document, parsePointer($ref)) ?? {}) as SchemaObject;
    const base = flattenSchema(document, target, [...seen, $ref]);
    return {
      ...overlay(base, flattenSchema(document, allOf ? { allOf, ...siblings } : siblings, seen)),
      name: getSchemaName($ref),
    };
  }
  if (allOf !== undefined) {
    const parts = allOf.map(part => flattenSchema(document, part, seen));
    const combined = [...parts, flattenSchema(document, siblings, seen)].reduce(overlay);
    // OpenAPI 3.0 writes `allOf: [$ref]` where 3.1 writes `$ref` next to other keywords, or the keywords in a separate
    // part.
    const shapes = parts.filter(({ schema: part, name }) => name !== undefined || hasShape(part));
    const name = shapes.length === 1 && !siblings.properties ? shapes[0]?.name : undefined;
    return { ...combined, name };
  }
  return extractNull(document, siblings, seen);
}

/** Whether a schema defines the structure of a value, and not only annotations. */
const hasShape = ({ properties, oneOf, anyOf, items, required }: SchemaObject): boolean =>
  [properties, oneOf, anyOf, items, required].some(part => part !== undefined);

/** Merges one schema over another, by the semantics of `allOf`. */
const overlay = (base: FlatSchema, top: FlatSchema): FlatSchema => ({
  schema: {
    ...base.schema,
    ...top.schema,
    ...mergeProperties(base.schema, top.schema),
    ...mergeExtensions(base.schema, top.schema),
    ...(base.schema.required &&
      top.schema.required && {
        required: [...new Set([...base.schema.required, ...top.schema.required])],
      }),
  },
  nullable: base.nullable || top.nullable,
});

const mergeExtensions = (base: SchemaObject, top: SchemaObject) =>
  base['x-console'] && top['x-console']
    ? { 'x-console': { ...base['x-console'], ...top['x-console'] } }
    : {};

/**
 * Merges the properties of two schemas. A property that is only annotated in the upper one keeps the definition of the
 * lower one.
 */
function mergeProperties(base: SchemaObject, top: SchemaObject) {
  if (!base.properties || !top.properties) return {};
  const merged = Object.entries(top.properties).map(([name, property]) => {
    const defined = base.properties?.[name];
    return [
      name,
      defined && isAnnotation(property)
        ? { ...defined, ...property, ...mergeExtensions(defined, property) }
        : property,
    ] as const;
  });
  return { properties: { ...base.properties, ...Object.fromEntries(merged) } };
}

const ANNOTATIONS = new Set(['title', 'description', 'examples', 'x-console']);

/** Whether a schema describes a value without defining it. */
export const isAnnotation = (schema: SchemaObject): boolean =>
  Object.keys(schema).every(keyword => ANNOTATIONS.has(keyword));

function extractNull(
  document: OpenApiDocument,
  schema: SchemaObject,
  seen: readonly string[],
): FlatSchema {
  const { type, enum: values } = schema;
  if (typeof type === 'object' && type.includes('null')) {
    const rest = type.filter(name => name !== 'null');
    const only: SchemaObject = { ...schema, type: rest.length === 1 ? rest[0] : rest };
    return { ...extractNull(document, only, seen), nullable: true };
  }
  if (values?.includes(null)) {
    const rest = { ...schema, enum: values.filter(value => value !== null) };
    return { ...extractNull(document, rest, seen), nullable: true };
  }
  for (const key of ['oneOf', 'anyOf'] as const) {
    const options = schema[key];
    if (!options) continue;
    const rest = options.filter(option => !isNull(option));
    if (rest.length === options.length && rest.length > 1) continue;
    const nullable = rest.length < options.length;
    if (rest.length !== 1) return { schema: { ...schema, [key]: rest }, nullable };
    const siblings = Object.fromEntries(
      Object.entries(schema).filter(([keyword]) => keyword !== key),
    );
    const only = flattenSchema(document, rest[0] ?? {}, seen);
    return { ...overlay(only, { schema: siblings, nullable }), name: only.name };
  }
  return { schema, nullable: false };
}

const isNull = ({ type, const: value, enum: values }: SchemaObject) =>
  type === 'null' || value === null || (values?.length === 1 && values[0] === null);
