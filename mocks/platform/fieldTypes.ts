import type { FieldDescriptor, FieldKind } from '../../src/schema/field.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { FieldType, FieldTypes } from '../loopback/fieldTypes.ts';

/** How the filter engine compares the fields of each kind; undefined: as they come. */
const types: Readonly<Record<FieldKind, FieldType | undefined>> = {
  text: 'string',
  multiline: 'string',
  password: 'string',
  email: 'string',
  url: 'string',
  integer: 'number',
  number: 'number',
  duration: 'number',
  boolean: 'boolean',
  date: 'date',
  dateTime: 'date',
  time: 'string',
  color: 'string',
  file: 'string',
  geoPoint: 'geopoint',
  enum: undefined,
  enumList: 'array',
  reference: 'string',
  referenceList: 'array',
  object: 'object',
  list: 'array',
  oneOf: 'object',
  unknown: undefined,
};

function typeOf(field: FieldDescriptor): FieldType | undefined {
  if (field.kind !== 'enum') return types[field.kind];
  return field.choices.every(({ value }) => typeof value === 'number') ? 'number' : 'string';
}

/** The declared fields of a resource, as the filter engine wants them. */
export function fieldTypesOf({ fields }: ResourceDescriptor): FieldTypes {
  const entries = fields.flatMap(field => {
    const type = typeOf(field);
    return type ? [[field.source, type] as const] : [];
  });
  return Object.fromEntries(entries);
}
