import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { formatPointer, isObjectOrArray, parsePointer } from '../read/jsonPointer.ts';
import { flattenSchema, getSchemaName } from '../read/resolveSchema.ts';

/** The three ways in which a schema is meant: as it stands, in a request, in an answer. */
export type SchemaVariant = 'plain' | 'request' | 'response';

/** What a value need not have in a sense, though its schema requires it. */
const IGNORED_FLAGS = { request: 'readOnly', response: 'writeOnly' } as const;

/** The components of a document in one sense, and how a schema that refers to them is written. */
export interface VariantSchemas {
  /** Each component that means something else than in the plain sense, by the address that references give it. */
  readonly components: Readonly<Record<string, object>>;
  /** A schema as it is meant, its references leading to the parts. */
  resolve(schema: SchemaObject): object;
}

/** Words that say something about a value and judge nothing. */
const ANNOTATIONS = new Set([
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated', 'x-console'],
  ...['externalDocs', 'xml', 'discriminator'],
  // Whoever names a schema for the world does not name it for the judge.
  ...['$schema', '$id', '$anchor', '$comment'],
]);

/**
 * What schemas mean in a request, which need not have what is read only, and in an answer, which need not have
 * what is write only. A component that means the same in every sense stays in the plain part, so that it is
 * compiled once.
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

/** A schema without the words that judge nothing: they would only make the code of its validator longer. */
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

/** Whether the members of this word are named by the document. */
const isNameMap = (key: string, isMap: boolean) =>
  !isMap && ['properties', 'patternProperties', 'dependentSchemas', '$defs'].includes(key);

/** The components that mean something else in a sense, or refer to one that does. */
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

/** Makes references into the document references to one of the parts, or to a place inside of it. */
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
