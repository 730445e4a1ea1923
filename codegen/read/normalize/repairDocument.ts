import { METHODS, type OpenApiDocument, type PathItemObject } from '../../openapi.ts';
import { breakCircularRefs } from './breakCircularRefs.ts';
import { isObjectOrArray, parsePointer, getValueAt, type PointerPath } from '../../jsonPointer.ts';
import { createWarning, type DocumentWarning } from '../report/DocumentWarning.ts';
import { rewriteSchemas } from './rewriteSchemas.ts';
import type { PlainObject } from '../../../src/schema/isObject.ts';

/** A valid document, and the warnings about its repair. */
export interface RepairedDocument {
  readonly document: OpenApiDocument;
  readonly warnings: readonly DocumentWarning[];
}

/**
 * Repairs a foreign document: path items are inlined, every schema reference points to a component, and keywords with
 * values that JSON Schema does not allow are removed with a warning. A valid document is returned unchanged.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#path-item-object
 */
export function repairDocument(document: OpenApiDocument): RepairedDocument {
  const warnings: DocumentWarning[] = [];
  const moved = new Map<string, string>();
  const items = inlinePathItems(document);
  const rewritten = rewriteSchemas(items, (schema, at) =>
    withComponent(
      items,
      moved,
      withMapping(items, dropInvalidKeywords(warnings, withNullable(schema), at)),
    ),
  );
  return { document: breakCircularRefs(addMovedSchemas(rewritten, moved), warnings), warnings };
}

/** Inlines path items: OpenAPI 3.1 allows them under `components`. */
function inlinePathItems(document: OpenApiDocument): OpenApiDocument {
  const all = Object.entries(document.paths ?? {});
  const isReference = ([, item]: (typeof all)[number]) =>
    typeof (item as PlainObject).$ref === 'string';
  if (!all.some(isReference)) return document;
  const paths = all.map(([path, item]): [string, PathItemObject] => {
    const { $ref, ...own } = item as PlainObject;
    const target = typeof $ref === 'string' ? getValueAt(document, parsePointer($ref)) : {};
    return [path, { ...(isObjectOrArray(target) ? target : {}), ...own } as PathItemObject];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Converts `nullable`, a keyword of 3.0 that documents of 3.1 still use. */
function withNullable(schema: PlainObject): PlainObject {
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
const isMap = (value: unknown) => isObjectOrArray(value) && !Array.isArray(value);
const isSchema = (value: unknown) => isMap(value) || isFlag(value);
const isSchemas = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isSchema);

/** Valid values of the keywords of a schema. */
const KEYWORD_RULES: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: value =>
    Array.isArray(value)
      ? value.length > 0 && value.every(name => TYPES.includes(name as string))
      : TYPES.includes(value as string),
  required: value => Array.isArray(value) && value.every(isText),
  enum: value => Array.isArray(value) && value.length > 0,
  pattern: value => typeof value === 'string' && isValidPattern(value),
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
  properties: value => isMap(value) && Object.values(value as PlainObject).every(isSchema),
  items: isSchema,
  additionalProperties: isSchema,
  not: isSchema,
  allOf: isSchemas,
  oneOf: isSchemas,
  anyOf: isSchemas,
  title: isText,
  description: isText,
  discriminator: value => isMap(value) && isText((value as PlainObject).propertyName),
};

function isValidPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    // A pattern of another regular expression syntax may be invalid in JavaScript.
    return false;
  }
}

function dropInvalidKeywords(
  warnings: DocumentWarning[],
  schema: PlainObject,
  at: PointerPath,
): PlainObject {
  const invalid = Object.keys(schema).filter(
    keyword => KEYWORD_RULES[keyword]?.(schema[keyword]) === false,
  );
  if (invalid.length === 0) return schema;
  for (const keyword of invalid) {
    const json = JSON.stringify(schema[keyword]);
    const excerpt = json.length > 60 ? `${json.slice(0, 60)}…` : json;
    warnings.push(
      createWarning(
        [...at, keyword],
        `\`${keyword}: ${excerpt}\` is not as JSON Schema has it and is left out; nothing is checked by it`,
        `\`${keyword}: ${excerpt}\` 不符合 JSON Schema，已忽略，不据此校验`,
      ),
    );
  }
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !invalid.includes(keyword)),
  );
}

const SCHEMAS = '#/components/schemas/';

/** Repairs a mapping, which may contain a schema name instead of a reference. */
function withMapping(document: OpenApiDocument, schema: PlainObject): PlainObject {
  const { mapping, ...rest } = (schema.discriminator ?? {}) as { readonly mapping?: PlainObject };
  const names = document.components?.schemas ?? {};
  const isName = (target: unknown) => typeof target === 'string' && Object.hasOwn(names, target);
  if (!mapping || !Object.values(mapping).some(isName)) return schema;
  const targets = Object.entries(mapping).map(([value, target]) => [
    value,
    isName(target) ? `${SCHEMAS}${String(target)}` : target,
  ]);
  return {
    ...schema,
    discriminator: { ...rest, mapping: Object.fromEntries(targets) as PlainObject },
  };
}

/** Moves the target of a schema's reference, wherever it is, to `components`. */
function withComponent(
  document: OpenApiDocument,
  moved: Map<string, string>,
  schema: PlainObject,
): PlainObject {
  const { $ref } = schema;
  if (typeof $ref !== 'string' || $ref.startsWith(SCHEMAS) || !$ref.startsWith('#')) return schema;
  const usedNames = new Set([
    ...Object.keys(document.components?.schemas ?? {}),
    ...moved.values(),
  ]);
  const steps = parsePointer($ref).filter(
    step => /^[\w.-]+$/.test(step) && !GENERIC_STEPS.has(step),
  );
  const baseName = steps.slice(-2).join('-') || 'part';
  const name = moved.get($ref) ?? findFreeName(baseName, usedNames);
  moved.set($ref, name);
  return { ...schema, $ref: `${SCHEMAS}${name}` };
}

/** Pointer steps that are unsuitable as a component name. */
const GENERIC_STEPS = new Set<string>([
  ...['paths', 'components', 'schema', 'schemas', 'content', 'responses', 'requestBody', 'items'],
  ...['properties', 'definitions', '$defs', ...METHODS],
]);

/** Returns the name, or the name with the first unused number. */
export function findFreeName(name: string, usedNames: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}${count}`;
    if (!usedNames.has(candidate)) return candidate;
  }
}

function addMovedSchemas(
  document: OpenApiDocument,
  moved: ReadonlyMap<string, string>,
): OpenApiDocument {
  if (moved.size === 0) return document;
  const schemas = [...moved].map(([$ref, name]) => {
    const path = parsePointer($ref);
    return [name, getValueAt(document, path) ?? {}] as const;
  });
  const components = {
    ...document.components,
    schemas: { ...document.components?.schemas, ...Object.fromEntries(schemas) },
  };
  return { ...document, components };
}
