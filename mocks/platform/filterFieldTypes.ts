import type { FieldDescriptor, FieldKind } from '../../src/schema/field.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { FieldType, FieldTypes } from '../loopback/fieldTypes.ts';

/** The comparison type of each field kind in the filter engine; undefined: by value. */
const FILTER_TYPES: Readonly<Record<FieldKind, FieldType | undefined>> = {
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

function getFilterType(field: FieldDescriptor): FieldType | undefined {
  if (field.kind !== 'enum') return FILTER_TYPES[field.kind];
  return field.choices.every(({ value }) => typeof value === 'number') ? 'number' : 'string';
}

/** Returns the declared fields of a resource for the filter engine. */
export function getFilterFieldTypes({ fields }: ResourceDescriptor): FieldTypes {
  const entries = fields.flatMap(field => {
    const type = getFilterType(field);
    return type ? [[field.source, type] as const] : [];
  });
  return Object.fromEntries(entries);
}
