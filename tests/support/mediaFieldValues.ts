import { readFileSync } from 'node:fs';

import type { ValuePath } from '../../src/features/media/model/mergeFields.ts';
import { isDeepEqual } from '../../src/features/media/model/isDeepEqual.ts';

/** The part of a JSON Schema that names fields and examples. */
interface FieldSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly allOf?: readonly FieldSchema[];
  readonly anyOf?: readonly FieldSchema[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

const { components } = JSON.parse(readFileSync('src/generated/media/document.json', 'utf8')) as {
  readonly components: { readonly schemas: Readonly<Record<string, FieldSchema>> };
};

function resolve(schema: FieldSchema): FieldSchema {
  const name = schema.$ref?.split('/').at(-1);
  if (!name) return schema;
  return { ...resolve(components.schemas[name] ?? {}), ...schema, $ref: '' };
}

function listProperties(schema: FieldSchema): Readonly<Record<string, FieldSchema>> {
  const { allOf = [], properties = {} } = resolve(schema);
  return Object.assign({}, ...allOf.map(listProperties), properties) as never;
}

/** Lists values that a field accepts. */
function listValues(schema: FieldSchema): readonly unknown[] {
  const resolved = resolve(schema);
  const { type, anyOf = [], enum: members = [], examples = [], minimum, maximum } = resolved;
  return [
    ...examples,
    ...members,
    ...(type === 'boolean' ? [true, false] : []),
    ...(type === 'string' ? examples.map(example => `${String(example)} 2`) : []),
    ...[minimum, maximum].filter(limit => limit !== undefined),
    ...examples.flatMap(example => listVariants(resolved, example)),
    ...anyOf.flatMap(listValues),
  ].filter(value => value !== null);
}

/** Lists objects that differ from an example in one member. */
function listVariants(schema: FieldSchema, example: unknown): readonly unknown[] {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return [];
  return Object.entries(listProperties(schema)).flatMap(([name, member]) =>
    listValues(member).map(value => ({ ...example, [name]: value })),
  );
}

const getSchema = (schemaName: string, path: readonly string[]): FieldSchema =>
  path.reduce<FieldSchema>(
    (each, name) => listProperties(each)[name] ?? {},
    components.schemas[schemaName] ?? {},
  );

/**
 * Lists the names of the fields of a schema of `openapi/media.yaml`, or of one of its members.
 *
 * @param path the names that lead to the member
 */
export const listFieldNames = (schemaName: string, ...path: readonly string[]): readonly string[] =>
  Object.keys(listProperties(getSchema(schemaName, path)));

/**
 * Returns a value that the document accepts for a field and that differs from the current one.
 *
 * @param path the names that lead to the field
 */
export function findOtherValue(
  schemaName: string,
  path: readonly string[],
  current: unknown,
): unknown {
  const values = listValues(getSchema(schemaName, path));
  const value = values.find(each => !isDeepEqual(each, current));
  if (value === undefined) throw new Error(`No second value for ${schemaName} ${path.join('.')}.`);
  return value;
}

/** Lists the paths of the values of a schema of `openapi/media.yaml`: a colour, a day and a time are one value each. */
export function listValuePaths(schemaName: string): readonly ValuePath[] {
  const list = (schema: FieldSchema, path: ValuePath): readonly ValuePath[] => {
    const { items } = resolve(schema);
    if (items) return list(items, [...path, 0]);
    const properties = listProperties(schema);
    const isWhole = ['red', 'year', 'hour'].some(name => name in properties);
    const members = isWhole ? [] : Object.entries(properties);
    return members.length === 0
      ? [path]
      : members.flatMap(([name, member]) => list(member, [...path, name]));
  };
  return list(components.schemas[schemaName] ?? {}, []);
}
