import type { FieldKinds } from '../../src/schema/field.ts';
import type { Schema } from '../openapi.ts';
import { listBounds, numberBounds, textBounds } from './bounds.ts';
import { isFile } from './isFile.ts';
import { readChoices } from './readChoices.ts';
import type { Inside, Reading } from './reading.ts';
import { readOptions } from './readOptions.ts';
import type { Reference } from './readReference.ts';
import type { Flat } from './resolve.ts';

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
  binary: () => ({ kind: 'file' }),
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
  if (schema.oneOf ?? schema.anyOf) return readOptions(schema, reading, inside);
  return (
    TYPES[typeOf(schema)]?.(flat, reading, inside) ?? { kind: 'unknown', told: untold(schema) }
  );
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
  boolean: () => ({ kind: 'boolean' }),
  object: readObject,
  array: ({ schema }, _, inside) => readList(schema, inside),
};

/** The type that a schema names, or that its words belong to. */
function typeOf({ type, properties, items, format, pattern }: Schema): string {
  if (typeof type === 'string') return type;
  if (Array.isArray(type)) return 'several';
  if (properties) return 'object';
  if (items) return 'array';
  return format !== undefined || pattern !== undefined ? 'string' : 'any';
}

function readText(schema: Schema): FieldKinds {
  const byFormat = FORMATS[schema.format ?? ''];
  if (byFormat) return byFormat(schema);
  if (isFile(schema)) return { kind: 'file' };
  // A text that is sent and never answered is a secret.
  if (schema.writeOnly) return { kind: 'password', ...textBounds(schema) };
  const kind = (schema.maxLength ?? 0) > LONG_TEXT ? 'multiline' : 'text';
  return { kind, ...textBounds(schema) };
}

function readObject({ schema, name }: Flat, { trail }: Reading, inside: Inside): FieldKinds {
  const { properties = {} } = schema;
  const names = Object.keys(properties);
  if (names.length === 0) return { kind: 'unknown', told: 'an object of any properties' };
  if (names.length === 2 && names.includes('lat') && names.includes('lng')) {
    return { kind: 'geoPoint' };
  }
  if (name !== undefined && trail.includes(name)) {
    return { kind: 'unknown', told: `${name} inside ${name}` };
  }
  return { kind: 'object', fields: inside.fields(schema, name) };
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

const untold = ({ type }: Schema): string =>
  Array.isArray(type) ? `one of the types ${type.join(', ')}` : 'any value';
