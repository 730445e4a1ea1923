import type { FieldDescriptor, FieldKind, FieldOfKind } from './field.ts';

export type FilterValue = string | number | boolean;

type Reader<Field extends FieldDescriptor> = (
  value: unknown,
  field: Field,
) => FilterValue | undefined;

const text: Reader<FieldDescriptor> = value => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const number: Reader<FieldDescriptor> = value => {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return;
  return Number.isFinite(Number(value)) ? Number(value) : undefined;
};

const boolean: Reader<FieldDescriptor> = value => {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'boolean' ? value : undefined;
};

/** A day, which is the same text in every time zone. */
const date: Reader<FieldDescriptor> = value => {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return isDay && !Number.isNaN(new Date(value).getTime()) ? value : undefined;
};

/** An instant, in UTC: a text without a zone is in the browser's zone. Not every store reads a year of six digits. */
const dateTime: Reader<FieldDescriptor> = value => {
  if (!(value instanceof Date) && typeof value !== 'string' && typeof value !== 'number') return;
  const instant = new Date(value);
  const iso = Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
  return /^\d{4}-/.test(iso) ? iso : undefined;
};

/** URLs contain texts, so the choice with the same text is selected. */
const choice: Reader<FieldOfKind<'enum'> | FieldOfKind<'enumList'>> = (value, { choices }) =>
  choices.find(one => String(one.value) === String(value))?.value ?? id(value);

const id = (value: unknown): FilterValue | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined;

/** LoopBack's stores differ in comparing values without a linear order. */
const unsupported = (): undefined => undefined;

const readers: { readonly [Kind in FieldKind]: Reader<FieldOfKind<Kind>> } = {
  text,
  multiline: text,
  password: unsupported,
  email: text,
  url: text,
  integer: number,
  number,
  duration: number,
  boolean,
  date,
  dateTime,
  time: text,
  color: text,
  file: unsupported,
  geoPoint: unsupported,
  enum: choice,
  enumList: choice,
  reference: id,
  referenceList: id,
  object: unsupported,
  list: (value, { item }) => readFilterValue(item, value),
  oneOf: unsupported,
  unknown: unsupported,
};

/**
 * Reads a value of a filter as the kind of its field. Filters come from URLs, which are untrusted, so that `"false"`
 * must become `false`, and an invalid value undefined.
 *
 * @returns undefined for a value that the field cannot be compared with
 */
export const readFilterValue = (field: FieldDescriptor, value: unknown): FilterValue | undefined =>
  (readers[field.kind] as Reader<FieldDescriptor>)(value, field);
