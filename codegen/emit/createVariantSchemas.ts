import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { formatPointer, isObjectOrArray, parsePointer } from '../jsonPointer.ts';
import { getSchemaName } from '../read/schema/reference.ts';
import { flattenSchema } from '../read/schema/schemaObject.ts';

/** The three variants of a schema: unchanged, for a request, for a response. */
export type SchemaVariant = 'plain' | 'request' | 'response';

/** The flag of properties that a value may lack in a variant, although its schema requires them. */
const IGNORED_FLAGS = { request: 'readOnly', response: 'writeOnly' } as const;

/** The components of a document in one variant, and a function that converts schemas that refer to them. */
export interface VariantSchemas {
  /** Each component that differs from its plain variant, by the `$id` that references use. */
  readonly components: Readonly<Record<string, object>>;
  /** Returns the schema in this variant, its references pointing to the variant components. */
  resolve(schema: SchemaObject): object;
}

/** Keywords that describe a value and do not validate it. */
const ANNOTATIONS = new Set([
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated', 'x-console'],
  ...['externalDocs', 'xml', 'discriminator'],
  // Identifiers of the original schema do not apply to the compiled one.
  ...['$schema', '$id', '$anchor', '$comment'],
]);

/**
 * Creates the request variant of schemas, where read-only properties are optional, and the response variant, where
 * write-only properties are optional. A component that is equal in every variant stays in the plain part, so that it
 * is compiled once.
 *
 * @see https://spec.openapis.org/oas/v3.0.4.html#schema-object for readOnly and writeOnly
 */
export function createVariantSchemas(
  variant: SchemaVariant,
  document: OpenApiDocument,
): VariantSchemas {
  const schemas = document.components?.schemas ?? {};
  const affected =
    variant === 'plain' ? new Set(Object.keys(schemas)) : findAffectedComponents(variant, document);
  const resolve = (schema: SchemaObject): object => {
    const relaxed =
      variant === 'plain' ? schema : withoutFlagged(IGNORED_FLAGS[variant], document, schema);
    return rewriteReferences(stripAnnotations(relaxed), name =>
      affected.has(name) ? variant : 'plain',
    ) as object;
  };
  const components = Object.entries(schemas)
    .filter(([name]) => affected.has(name))
    .map(([name, schema]) => [formatComponentId(variant, name), resolve(schema)] as const);
  return { components: Object.fromEntries(components), resolve };
}

const formatComponentId = (variant: SchemaVariant, name: string) =>
  `${variant}:${encodeURIComponent(name)}`;

/** Removes the keywords that do not validate: they would only lengthen the validator's code. */
function stripAnnotations(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map(item => stripAnnotations(item));
  if (!isObjectOrArray(value)) return value;
  const members = Object.entries(value)
    .filter(([key]) => isMap || !(ANNOTATIONS.has(key) || key.startsWith('x-')))
    .map(([key, member]) => [
      key,
      isData(key, isMap) ? member : stripAnnotations(member, isNameMap(key, isMap)),
    ]);
  return Object.fromEntries(members) as object;
}

const isData = (key: string, isMap: boolean) => !isMap && (key === 'const' || key === 'enum');

/** Whether the document defines the member names of this keyword. */
const isNameMap = (key: string, isMap: boolean) =>
  !isMap && ['properties', 'patternProperties', 'dependentSchemas', '$defs'].includes(key);

/** Finds the components that differ in a variant, or refer to one that does. */
function findAffectedComponents(
  variant: 'request' | 'response',
  document: OpenApiDocument,
): ReadonlySet<string> {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const differs = ([, schema]: (typeof schemas)[number]) =>
    JSON.stringify(withoutFlagged(IGNORED_FLAGS[variant], document, schema)) !==
    JSON.stringify(schema);
  let affected = new Set(schemas.filter(differs).map(([name]) => name));
  for (;;) {
    const next = schemas.filter(
      ([name, schema]) => affected.has(name) || listReferences(schema).some(to => affected.has(to)),
    );
    if (next.length === affected.size) return affected;
    affected = new Set(next.map(([name]) => name));
  }
}

function listReferences(schema: SchemaObject): readonly string[] {
  const names: string[] = [];
  rewriteReferences(schema, name => {
    names.push(name);
    return 'plain';
  });
  return names;
}

/** Rewrites references into the document as references to a variant component, or to a pointer inside it. */
function rewriteReferences(value: unknown, getVariant: (name: string) => SchemaVariant): unknown {
  if (Array.isArray(value)) return value.map(item => rewriteReferences(item, getVariant));
  if (!isObjectOrArray(value)) return value;
  const members = Object.entries(value).map(([key, member]) => {
    const [, , name, ...rest] =
      key === '$ref' && typeof member === 'string' && getSchemaName(member) !== undefined
        ? parsePointer(member)
        : [];
    if (name === undefined) return [key, rewriteReferences(member, getVariant)] as const;
    const fragment = rest.length === 0 ? '' : `#${formatPointer(rest)}`;
    return [key, `${formatComponentId(getVariant(name), name)}${fragment}`] as const;
  });
  return Object.fromEntries(members);
}

function withoutFlagged(
  flag: 'readOnly' | 'writeOnly',
  document: OpenApiDocument,
  value: unknown,
): unknown {
  if (Array.isArray(value)) return value.map(item => withoutFlagged(flag, document, item));
  if (!isObjectOrArray(value)) return value;
  const members = Object.entries(value).map(
    ([key, member]) => [key, withoutFlagged(flag, document, member)] as const,
  );
  const result = Object.fromEntries(members);
  const { properties, required } = value as SchemaObject;
  if (!isObjectOrArray(properties) || !Array.isArray(required)) return result;
  const stillRequired = (required as readonly string[]).filter(name => {
    const property = properties[name];
    return !(property && flattenSchema(document, property).schema[flag]);
  });
  return { ...result, required: stillRequired };
}
