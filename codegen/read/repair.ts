import { METHODS, type OpenApi, type PathItem } from '../openapi.ts';
import { withoutEndless } from './endless.ts';
import { isObject, parsePointer, valueAt, type Path } from './pointer.ts';
import { remark, type Remark } from './remark.ts';
import { rewriteSchemas } from './walkSchemas.ts';

/** A document that everything after can read, and what was passed over to make it so. */
export interface Repaired {
  readonly document: OpenApi;
  readonly told: readonly Remark[];
}

type Words = Readonly<Record<string, unknown>>;

/**
 * Makes a document from elsewhere fit to be read: path items stand where their path is, every reference of a schema
 * leads to a component, and words with values that JSON Schema does not know are left out and told. A document that
 * has none of this comes back as it is.
 */
export function repair(document: OpenApi): Repaired {
  const told: Remark[] = [];
  const moved = new Map<string, string>();
  const items = inlinePathItems(document);
  const clean = rewriteSchemas(items, (schema, at) =>
    withComponent(
      items,
      moved,
      withMapping(items, withoutWrongWords(told, withNullable(schema), at)),
    ),
  );
  return { document: withoutEndless(withMoved(clean, moved), told), told };
}

/** OpenAPI 3.1 lets a path item stand under `components`. */
function inlinePathItems(document: OpenApi): OpenApi {
  const all = Object.entries(document.paths ?? {});
  const isReference = ([, item]: (typeof all)[number]) => typeof (item as Words).$ref === 'string';
  if (!all.some(isReference)) return document;
  const paths = all.map(([path, item]): [string, PathItem] => {
    const { $ref, ...own } = item as Words;
    const target = typeof $ref === 'string' ? valueAt(document, parsePointer($ref)) : {};
    return [path, { ...(isObject(target) ? target : {}), ...own } as PathItem];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** `nullable` is a word of 3.0 that documents of 3.1 still use. */
function withNullable(schema: Words): Words {
  if (typeof schema.nullable !== 'boolean') return schema;
  const { nullable, ...rest } = schema;
  if (!nullable) return rest;
  if (typeof rest.type === 'string') return { ...rest, type: [rest.type, 'null'] };
  return rest.$ref === undefined ? rest : { anyOf: [rest, { type: 'null' }] };
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isFlag = (value: unknown) => typeof value === 'boolean';
const isText = (value: unknown) => typeof value === 'string';
const isMap = (value: unknown) => isObject(value) && !Array.isArray(value);
const isSchema = (value: unknown) => isMap(value) || isFlag(value);
const isSchemas = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isSchema);

/** What the words of a schema can be. */
const RULES: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: value =>
    Array.isArray(value)
      ? value.length > 0 && value.every(name => TYPES.includes(name as string))
      : TYPES.includes(value as string),
  required: value => Array.isArray(value) && value.every(isText),
  enum: value => Array.isArray(value) && value.length > 0,
  pattern: value => typeof value === 'string' && compiles(value),
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: value => isNumber(value) && Number(value) > 0,
  minLength: isCount,
  maxLength: isCount,
  minItems: isCount,
  maxItems: isCount,
  minProperties: isCount,
  maxProperties: isCount,
  uniqueItems: isFlag,
  readOnly: isFlag,
  writeOnly: isFlag,
  format: isText,
  properties: value => isMap(value) && Object.values(value as Words).every(isSchema),
  items: isSchema,
  additionalProperties: isSchema,
  not: isSchema,
  allOf: isSchemas,
  oneOf: isSchemas,
  anyOf: isSchemas,
  title: isText,
  description: isText,
  discriminator: value => isMap(value) && isText((value as Words).propertyName),
};

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    // What other languages know as a pattern, this one may not.
    return false;
  }
}

function withoutWrongWords(told: Remark[], schema: Words, at: Path): Words {
  const wrong = Object.keys(schema).filter(word => RULES[word]?.(schema[word]) === false);
  if (wrong.length === 0) return schema;
  for (const word of wrong) {
    const written = JSON.stringify(schema[word]);
    const short = written.length > 60 ? `${written.slice(0, 60)}…` : written;
    told.push(
      remark(
        [...at, word],
        `\`${word}: ${short}\` is not as JSON Schema has it and is left out; nothing is checked by it`,
        `\`${word}: ${short}\` 不符合 JSON Schema，已忽略，不据此校验`,
      ),
    );
  }
  return Object.fromEntries(Object.entries(schema).filter(([word]) => !wrong.includes(word)));
}

const SCHEMAS = '#/components/schemas/';

/** A mapping may name a schema where others refer to it. */
function withMapping(document: OpenApi, schema: Words): Words {
  const { mapping, ...rest } = (schema.discriminator ?? {}) as { readonly mapping?: Words };
  const names = document.components?.schemas ?? {};
  const isName = (target: unknown) => typeof target === 'string' && Object.hasOwn(names, target);
  if (!mapping || !Object.values(mapping).some(isName)) return schema;
  const targets = Object.entries(mapping).map(([value, target]) => [
    value,
    isName(target) ? `${SCHEMAS}${String(target)}` : target,
  ]);
  return { ...schema, discriminator: { ...rest, mapping: Object.fromEntries(targets) as Words } };
}

/** Brings what a schema refers to, wherever that stands, under `components`. */
function withComponent(document: OpenApi, moved: Map<string, string>, schema: Words): Words {
  const { $ref } = schema;
  if (typeof $ref !== 'string' || $ref.startsWith(SCHEMAS) || !$ref.startsWith('#')) return schema;
  const taken = new Set([...Object.keys(document.components?.schemas ?? {}), ...moved.values()]);
  const words = parsePointer($ref).filter(step => /^[\w.-]+$/.test(step) && !GENERAL.has(step));
  const plain = words.slice(-2).join('-') || 'part';
  const name = moved.get($ref) ?? free(plain, taken);
  moved.set($ref, name);
  return { ...schema, $ref: `${SCHEMAS}${name}` };
}

/** Steps of a pointer that say nothing about what is there. */
const GENERAL = new Set<string>([
  ...['paths', 'components', 'schema', 'schemas', 'content', 'responses', 'requestBody', 'items'],
  ...['properties', 'definitions', '$defs', ...METHODS],
]);

/** The name, or the name with the first number that is not taken. */
export function free(name: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}

function withMoved(document: OpenApi, moved: ReadonlyMap<string, string>): OpenApi {
  if (moved.size === 0) return document;
  const schemas = [...moved].map(([$ref, name]) => {
    const place = parsePointer($ref);
    return [name, valueAt(document, place) ?? {}] as const;
  });
  const components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...Object.fromEntries(schemas) },
  };
  return { ...document, components };
}
