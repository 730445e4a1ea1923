import type { OpenApi, Referable, Schema } from '../openapi.ts';
import { parsePointer, valueAt } from './pointer.ts';

/** A schema with its references, `allOf` and null worked in. */
export interface Flat {
  readonly schema: Schema;
  readonly nullable: boolean;
  /** The component that it comes from; absent when it is written in place or put together of several. */
  readonly name?: string;
}

const SCHEMAS = '#/components/schemas/';

/** The name of the schema that a reference leads to, if it leads to a component. */
export const schemaName = ($ref: string): string | undefined =>
  $ref.startsWith(SCHEMAS) ? parsePointer($ref).at(-1) : undefined;

/** The object that a `$ref` leads to, through further references; the object itself when it is none. */
export function dereference<Thing extends object>(
  document: OpenApi,
  thing: Referable<Thing>,
): Thing {
  let at: object = thing;
  for (let hops = 0; '$ref' in at && typeof at.$ref === 'string' && hops < 50; hops++) {
    at = valueAt(document, parsePointer(at.$ref)) as object;
  }
  return at as Thing;
}

/**
 * Works the references, `allOf` and nullability of a schema in, one level deep: its properties stay as written.
 * What stands beside a `$ref` overrides what it leads to; words of `x-console` are overridden one by one.
 */
export function flatten(document: OpenApi, schema: Schema, seen: readonly string[] = []): Flat {
  const { $ref, allOf, ...own } = schema;
  if ($ref !== undefined) {
    if (seen.includes($ref)) return { schema: own, nullable: false };
    const target = (valueAt(document, parsePointer($ref)) ?? {}) as Schema;
    const base = flatten(document, target, [...seen, $ref]);
    return {
      ...onto(base, flatten(document, allOf ? { allOf, ...own } : own, seen)),
      name: schemaName($ref),
    };
  }
  if (allOf !== undefined) {
    const parts = allOf.map(part => flatten(document, part, seen));
    const whole = [...parts, flatten(document, own, seen)].reduce(onto);
    // OpenAPI 3.0 writes `allOf: [$ref]` where 3.1 writes `$ref` beside other words, or the words in a part of their own.
    const shapes = parts.filter(({ schema: part, name }) => name !== undefined || hasShape(part));
    const name = shapes.length === 1 && !own.properties ? shapes[0]?.name : undefined;
    return { ...whole, name };
  }
  return withoutNull(document, own, seen);
}

/** Whether a schema says what a value is made of, and not only words about it. */
const hasShape = ({ properties, oneOf, anyOf, items, required }: Schema): boolean =>
  [properties, oneOf, anyOf, items, required].some(part => part !== undefined);

/** Lays one schema over another, as `allOf` means it. */
const onto = (base: Flat, top: Flat): Flat => ({
  schema: {
    ...base.schema,
    ...top.schema,
    ...merged('properties', base.schema, top.schema),
    ...merged('x-console', base.schema, top.schema),
    ...(base.schema.required &&
      top.schema.required && {
        required: [...new Set([...base.schema.required, ...top.schema.required])],
      }),
  },
  nullable: base.nullable || top.nullable,
});

const merged = (key: 'properties' | 'x-console', base: Schema, top: Schema) =>
  base[key] && top[key] ? { [key]: { ...base[key], ...top[key] } } : {};

function withoutNull(document: OpenApi, schema: Schema, seen: readonly string[]): Flat {
  const { type, enum: values } = schema;
  if (typeof type === 'object' && type.includes('null')) {
    const rest = type.filter(name => name !== 'null');
    const only: Schema = { ...schema, type: rest.length === 1 ? rest[0] : rest };
    return { ...withoutNull(document, only, seen), nullable: true };
  }
  if (values?.includes(null)) {
    const rest = { ...schema, enum: values.filter(value => value !== null) };
    return { ...withoutNull(document, rest, seen), nullable: true };
  }
  for (const key of ['oneOf', 'anyOf'] as const) {
    const options = schema[key];
    if (!options) continue;
    const rest = options.filter(option => !isNull(option));
    if (rest.length === options.length && rest.length > 1) continue;
    const nullable = rest.length < options.length;
    if (rest.length !== 1) return { schema: { ...schema, [key]: rest }, nullable };
    const own = Object.fromEntries(Object.entries(schema).filter(([word]) => word !== key));
    const only = flatten(document, rest[0] ?? {}, seen);
    return { ...onto(only, { schema: own, nullable }), name: only.name };
  }
  return { schema, nullable: false };
}

const isNull = ({ type, const: value, enum: values }: Schema) =>
  type === 'null' || value === null || (values?.length === 1 && values[0] === null);
