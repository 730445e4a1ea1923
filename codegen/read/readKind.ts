import type { FieldKinds } from '../../src/schema/field.ts';
import type { Schema } from '../openapi.ts';
import { listBounds, numberBounds, textBounds } from './bounds.ts';
import { isFile } from './isFile.ts';
import { readChoices } from './readChoices.ts';
import type { Inside, Reading } from './reading.ts';
import { readOptions } from './readOptions.ts';
import type { Reference } from './readReference.ts';
import { flatten, type Flat } from './resolve.ts';
import { shapesOf } from './shapesOf.ts';
import { speaksConsole } from './speaks.ts';

/** Texts that may be longer than this are written in several lines. */
const LONG_TEXT = 255;

/** What the format of a text makes of it. */
const FORMATS: Readonly<Record<string, (schema: Schema) => FieldKinds>> = {
  password: schema => ({ kind: 'password', ...textBounds(schema) }),
  email: schema => ({ kind: 'email', ...textBounds(schema) }),
  'idn-email': schema => ({ kind: 'email', ...textBounds(schema) }),
  uri: schema => ({ kind: 'url', ...textBounds(schema) }),
  url: schema => ({ kind: 'url', ...textBounds(schema) }),
  iri: schema => ({ kind: 'url', ...textBounds(schema) }),
  'uri-reference': schema => ({ kind: 'url', ...textBounds(schema) }),
  date: () => ({ kind: 'date' }),
  'date-time': () => ({ kind: 'dateTime' }),
  time: () => ({ kind: 'time' }),
  color: () => ({ kind: 'color' }),
  binary: file,
  byte: () => ({ kind: 'file' }),
};

/** What the word `widget` makes of a field. `none` is no kind: it keeps the field out of forms. */
const WIDGETS: Readonly<Record<string, (schema: Schema) => FieldKinds>> = {
  ...FORMATS,
  text: schema => ({ kind: 'text', ...textBounds(schema) }),
  multiline: schema => ({ kind: 'multiline', ...textBounds(schema) }),
  url: schema => ({ kind: 'url', ...textBounds(schema) }),
  dateTime: () => ({ kind: 'dateTime' }),
  file: () => ({ kind: 'file' }),
  duration: schema => ({ kind: 'duration', ...numberBounds(schema) }),
};

/** Decides what a field is. What cannot be drawn becomes `unknown` and says what the document does say. */
export function readKind(
  flat: Flat,
  reference: Reference | undefined,
  reading: Reading,
  inside: Inside,
): FieldKinds {
  const { schema } = flat;
  const { widget, reference: stated } = schema['x-console'] ?? {};
  if (reference ?? stated) return readReferring(schema, reference ?? { resource: stated ?? '' });
  const chosen = widget === undefined ? undefined : WIDGETS[widget];
  if (chosen) return chosen(schema);
  const choices = readChoices(schema);
  if (choices) return { kind: 'enum', choices };
  if (schema.oneOf ?? schema.anyOf) {
    const types = scalarTypes(schema, reading);
    return types ? readScalars(types) : readOptions(schema, reading, inside);
  }
  const shapes = shapesOf(flat, reading.document);
  if (shapes.length > 0) return readOptions({ ...schema, oneOf: shapes }, reading, inside);
  return TYPES[typeOf(schema)]?.(flat, reading, inside) ?? { kind: 'unknown', told: 'any value' };
}

function readReferring(schema: Schema, { resource, embedded }: Reference): FieldKinds {
  if (typeOf(schema) === 'array') {
    return { kind: 'referenceList', reference: resource, ...listBounds(schema) };
  }
  return { kind: 'reference', reference: resource, ...(embedded !== undefined && { embedded }) };
}

type ReadType = (flat: Flat, reading: Reading, inside: Inside) => FieldKinds;

const TYPES: Readonly<Record<string, ReadType>> = {
  string: ({ schema }) => readText(schema),
  integer: ({ schema }) => ({ kind: 'integer', ...numberBounds(schema) }),
  number: ({ schema }) => ({ kind: 'number', ...numberBounds(schema) }),
  boolean: ({ schema }) => ({ kind: 'boolean', ...booleanLabels(schema) }),
  object: readObject,
  array: ({ schema }, _, inside) => readList(schema, inside),
  several: ({ schema }) => {
    const types = typesOf(schema);
    return types.every(isScalar)
      ? readScalars(types)
      : { kind: 'unknown', told: `one of the types ${types.join(', ')}` };
  },
};

/** What true and false are called, where the document names both. */
function booleanLabels(schema: Schema) {
  const { true: yes, false: no } = schema['x-console']?.labels ?? {};
  return yes && no ? { labels: { true: yes, false: no } } : {};
}

const isScalar = (type: string) => ['string', 'integer', 'number', 'boolean'].includes(type);

const typesOf = ({ type }: Schema): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? []);

/** The types of the alternatives, when each is one value and no object or list. */
function scalarTypes(schema: Schema, { document }: Reading): readonly string[] | undefined {
  const options = schema.oneOf ?? schema.anyOf ?? [];
  const types = options.flatMap(option => {
    const found = typesOf(flatten(document, option).schema);
    return found.length > 0 ? found : ['any'];
  });
  return types.length > 0 && types.every(isScalar) ? [...new Set(types)] : undefined;
}

/** What can take every value of several types: a text where one of them is, a number of numbers. */
function readScalars(types: readonly string[]): FieldKinds {
  if (types.includes('string')) return { kind: 'text' };
  if (types.length === 1 && types[0] === 'boolean') return { kind: 'boolean' };
  if (types.includes('boolean')) return { kind: 'unknown', told: `one of ${types.join(', ')}` };
  return { kind: types.includes('number') ? 'number' : 'integer' };
}

/** The type that a schema names, or that its words belong to. */
function typeOf({ type, properties, items, format, pattern, const: only }: Schema): string {
  if (typeof type === 'string') return type;
  if (typeof only === 'boolean') return 'boolean';
  if (Array.isArray(type)) return 'several';
  if (properties) return 'object';
  if (items) return 'array';
  return format !== undefined || pattern !== undefined ? 'string' : 'any';
}

/** A file; of its bytes there may be too many. */
function file({ maxLength }: Schema): FieldKinds {
  return { kind: 'file', ...(maxLength !== undefined && { maxLength }) };
}

function readText(schema: Schema): FieldKinds {
  const byFormat = FORMATS[schema.format ?? ''];
  if (byFormat) return byFormat(schema);
  if (isFile(schema)) return file(schema);
  // A text that is sent and never answered is a secret.
  if (schema.writeOnly) return { kind: 'password', ...textBounds(schema) };
  const kind = (schema.maxLength ?? 0) > LONG_TEXT ? 'multiline' : 'text';
  return { kind, ...textBounds(schema) };
}

/** How what is left out for its depth alone is told. */
const TOO_DEEP = 'an object too deep for a form';

/** So many objects inside of each other can be drawn. */
const DEPTH = 8;

function readObject({ schema, name }: Flat, reading: Reading, inside: Inside): FieldKinds {
  const { trail, budget } = reading;
  const { properties = {} } = schema;
  const names = Object.keys(properties);
  if (names.length === 0) return { kind: 'unknown', told: 'an object of any properties' };
  if (isPosition(properties, reading)) return { kind: 'geoPoint' };
  if (name !== undefined && trail.includes(name)) {
    return { kind: 'unknown', told: `${name} inside ${name}` };
  }
  if (trail.length > DEPTH || (budget && budget.left < names.length)) {
    return { kind: 'unknown', told: `${TOO_DEEP} of ${names.length} properties` };
  }
  // The record of a record has a page of its own.
  const isRecord = reading.resources.has(name ?? '') && !speaksConsole(reading.document);
  if (isRecord && trail.length > 1) {
    return { kind: 'unknown', told: `${TOO_DEEP}, ${name ?? ''}, inside of another record` };
  }
  if (budget) budget.left -= names.length;
  return { kind: 'object', fields: inside.fields(schema, name) };
}

/** Whether an object is a latitude and a longitude in degrees and nothing else: of other types it only looks like one. */
function isPosition(properties: Readonly<Record<string, Schema>>, { document }: Reading): boolean {
  const isNumber = (name: string) =>
    ['number', 'integer'].includes(flatten(document, properties[name] ?? {}).schema.type as string);
  return Object.keys(properties).length === 2 && ['lat', 'lng'].every(isNumber);
}

function readList(schema: Schema, inside: Inside): FieldKinds {
  if (!schema.items) return { kind: 'unknown', told: 'a list of anything' };
  const item = inside.item(schema.items);
  const bounds = listBounds(schema);
  if (item.kind === 'enum') return { kind: 'enumList', choices: item.choices, ...bounds };
  if (item.kind === 'reference') {
    return { kind: 'referenceList', reference: item.reference, ...bounds };
  }
  if (item.kind === 'unknown') return { kind: 'unknown', told: `a list of ${item.told}` };
  return { kind: 'list', item, ...bounds };
}
