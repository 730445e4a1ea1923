import type { FieldKindDescriptor } from '../../../src/schema/field.ts';
import type { SchemaObject } from '../../openapi.ts';
import { readListBounds, readNumberBounds, readTextBounds } from './bounds.ts';
import { isFile } from './isFile.ts';
import { readChoices } from './readChoices.ts';
import type { NestedReader, ReadContext } from './ReadContext.ts';
import { readOptions } from './readOptions.ts';
import type { ReferenceTarget } from './readReference.ts';
import { flattenSchema, type FlatSchema } from './schemaObject.ts';
import { findMappedShapes } from './discriminator.ts';
import { usesXConsole } from './usesXConsole.ts';

/** Texts with a greater maximum length have a multi-line input. */
const MAX_SINGLE_LINE_LENGTH = 255;

/** The kind for each format of a text. */
const KINDS_BY_FORMAT: Readonly<Record<string, (schema: SchemaObject) => FieldKindDescriptor>> = {
  password: schema => ({ kind: 'password', ...readTextBounds(schema) }),
  email: schema => ({ kind: 'email', ...readTextBounds(schema) }),
  'idn-email': schema => ({ kind: 'email', ...readTextBounds(schema) }),
  uri: schema => ({ kind: 'url', ...readTextBounds(schema) }),
  url: schema => ({ kind: 'url', ...readTextBounds(schema) }),
  iri: schema => ({ kind: 'url', ...readTextBounds(schema) }),
  'uri-reference': schema => ({ kind: 'url', ...readTextBounds(schema) }),
  date: () => ({ kind: 'date' }),
  'date-time': () => ({ kind: 'dateTime' }),
  time: () => ({ kind: 'time' }),
  color: () => ({ kind: 'color' }),
  binary: file,
  byte: () => ({ kind: 'file' }),
};

/** The kind for each `widget`. `none` is not a kind: it excludes the field from forms. */
const KINDS_BY_WIDGET: Readonly<Record<string, (schema: SchemaObject) => FieldKindDescriptor>> = {
  ...KINDS_BY_FORMAT,
  text: schema => ({ kind: 'text', ...readTextBounds(schema) }),
  multiline: schema => ({ kind: 'multiline', ...readTextBounds(schema) }),
  url: schema => ({ kind: 'url', ...readTextBounds(schema) }),
  dateTime: () => ({ kind: 'dateTime' }),
  file: () => ({ kind: 'file' }),
  duration: schema => ({ kind: 'duration', ...readNumberBounds(schema) }),
};

/**
 * Determines the kind of a field. A schema that cannot be rendered becomes `unknown` with a description of it.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#data-types
 */
export function readKind(
  flat: FlatSchema,
  reference: ReferenceTarget | undefined,
  context: ReadContext,
  nested: NestedReader,
): FieldKindDescriptor {
  const { schema } = flat;
  const { widget, reference: statedReference } = schema['x-console'] ?? {};
  if (reference ?? statedReference)
    return readReferenceKind(schema, reference ?? { resource: statedReference ?? '' });
  const chosen = widget === undefined ? undefined : KINDS_BY_WIDGET[widget];
  if (chosen) return chosen(schema);
  const choices = readChoices(schema);
  if (choices) return { kind: 'enum', choices };
  if (schema.oneOf ?? schema.anyOf) {
    const types = scalarTypes(schema, context);
    return types ? readScalarKind(types) : readOptions(schema, context, nested);
  }
  const shapes = findMappedShapes(flat, context.document);
  if (shapes.length > 0) return readOptions({ ...schema, oneOf: shapes }, context, nested);
  return (
    TYPE_READERS[getType(schema)]?.(flat, context, nested) ?? {
      kind: 'unknown',
      description: 'any value',
    }
  );
}

function readReferenceKind(
  schema: SchemaObject,
  { resource, embedded }: ReferenceTarget,
): FieldKindDescriptor {
  if (getType(schema) === 'array') {
    return { kind: 'referenceList', reference: resource, ...readListBounds(schema) };
  }
  return { kind: 'reference', reference: resource, ...(embedded !== undefined && { embedded }) };
}

type TypeReader = (
  flat: FlatSchema,
  context: ReadContext,
  nested: NestedReader,
) => FieldKindDescriptor;

const TYPE_READERS: Readonly<Record<string, TypeReader>> = {
  string: ({ schema }) => readTextKind(schema),
  integer: ({ schema }) => ({ kind: 'integer', ...readNumberBounds(schema) }),
  number: ({ schema }) => ({ kind: 'number', ...readNumberBounds(schema) }),
  boolean: ({ schema }) => ({ kind: 'boolean', ...booleanLabels(schema) }),
  object: readObjectKind,
  array: ({ schema }, _, nested) => readListKind(schema, nested),
  several: ({ schema }) => {
    const types = getTypes(schema);
    return types.every(isScalar)
      ? readScalarKind(types)
      : { kind: 'unknown', description: `one of the types ${types.join(', ')}` };
  },
};

/** Returns the labels of true and false, where the document has both. */
function booleanLabels(schema: SchemaObject) {
  const { true: yes, false: no } = schema['x-console']?.labels ?? {};
  return yes && no ? { labels: { true: yes, false: no } } : {};
}

const isScalar = (type: string) => ['string', 'integer', 'number', 'boolean'].includes(type);

const getTypes = ({ type }: SchemaObject): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? []);

/** Returns the types of the alternatives, when each is a single value and no object or list. */
function scalarTypes(
  schema: SchemaObject,
  { document }: ReadContext,
): readonly string[] | undefined {
  const options = schema.oneOf ?? schema.anyOf ?? [];
  const types = options.flatMap(option => {
    const found = getTypes(flattenSchema(document, option).schema);
    return found.length > 0 ? found : ['any'];
  });
  return types.length > 0 && types.every(isScalar) ? [...new Set(types)] : undefined;
}

/** Returns a kind that accepts every value of several types: a text where one of them is, a number for numbers. */
function readScalarKind(types: readonly string[]): FieldKindDescriptor {
  if (types.includes('string')) return { kind: 'text' };
  if (types.length === 1 && types[0] === 'boolean') return { kind: 'boolean' };
  if (types.includes('boolean'))
    return { kind: 'unknown', description: `one of ${types.join(', ')}` };
  return { kind: types.includes('number') ? 'number' : 'integer' };
}

/** Returns the type that a schema names, or that its keywords imply. */
function getType({ type, properties, items, format, pattern, const: only }: SchemaObject): string {
  if (typeof type === 'string') return type;
  if (typeof only === 'boolean') return 'boolean';
  if (Array.isArray(type)) return 'several';
  if (properties) return 'object';
  if (items) return 'array';
  return format !== undefined || pattern !== undefined ? 'string' : 'any';
}

/** A file; its size may be limited in bytes. */
function file({ maxLength }: SchemaObject): FieldKindDescriptor {
  return { kind: 'file', ...(maxLength !== undefined && { maxLength }) };
}

function readTextKind(schema: SchemaObject): FieldKindDescriptor {
  const byFormat = KINDS_BY_FORMAT[schema.format ?? ''];
  if (byFormat) return byFormat(schema);
  if (isFile(schema)) return file(schema);
  // A text that is write-only is a secret.
  if (schema.writeOnly) return { kind: 'password', ...readTextBounds(schema) };
  const kind = (schema.maxLength ?? 0) > MAX_SINGLE_LINE_LENGTH ? 'multiline' : 'text';
  return { kind, ...readTextBounds(schema) };
}

/** The description of a field that is excluded for its depth alone. */
const TOO_DEEP = 'an object too deep for a form';

/** The maximum nesting depth of objects in a form. */
const MAX_DEPTH = 8;

function readObjectKind(
  { schema, name }: FlatSchema,
  context: ReadContext,
  nested: NestedReader,
): FieldKindDescriptor {
  const { ancestors, budget } = context;
  const { properties = {} } = schema;
  const names = Object.keys(properties);
  if (names.length === 0) return { kind: 'unknown', description: 'an object of any properties' };
  if (isLatLng(properties, context)) return { kind: 'geoPoint' };
  if (name !== undefined && ancestors.includes(name)) {
    return { kind: 'unknown', description: `${name} inside ${name}` };
  }
  if (ancestors.length > MAX_DEPTH || (budget && budget.left < names.length)) {
    return { kind: 'unknown', description: `${TOO_DEEP} of ${names.length} properties` };
  }
  // The nested record has a page of its own.
  const isRecord = context.resources.has(name ?? '') && !usesXConsole(context.document);
  if (isRecord && ancestors.length > 1) {
    return { kind: 'unknown', description: `${TOO_DEEP}, ${name ?? ''}, inside of another record` };
  }
  if (budget) budget.left -= names.length;
  return { kind: 'object', fields: nested.fields(schema, name) };
}

/** Whether an object consists of a latitude and a longitude in degrees: with other types it only looks like one. */
function isLatLng(
  properties: Readonly<Record<string, SchemaObject>>,
  { document }: ReadContext,
): boolean {
  const isNumber = (name: string) =>
    ['number', 'integer'].includes(
      flattenSchema(document, properties[name] ?? {}).schema.type as string,
    );
  return Object.keys(properties).length === 2 && ['lat', 'lng'].every(isNumber);
}

function readListKind(schema: SchemaObject, nested: NestedReader): FieldKindDescriptor {
  if (!schema.items) return { kind: 'unknown', description: 'a list of anything' };
  const item = nested.item(schema.items);
  const bounds = readListBounds(schema);
  if (item.kind === 'enum') return { kind: 'enumList', choices: item.choices, ...bounds };
  if (item.kind === 'reference') {
    return { kind: 'referenceList', reference: item.reference, ...bounds };
  }
  if (item.kind === 'unknown')
    return { kind: 'unknown', description: `a list of ${item.description}` };
  return { kind: 'list', item, ...bounds };
}
