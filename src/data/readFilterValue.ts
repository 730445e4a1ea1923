import { isLocalTime, parseInstant } from '../domain/timeZone.ts';
import type { FieldDescriptor, FieldKind, FieldOfKind } from '../schema/field.ts';
import { getSiteZone, isSiteZoneLoading } from './siteZone.ts';

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

/**
 * Reads a boolean of a URL, where it may be a text.
 *
 * @example readBoolean('true') // true
 */
export const readBoolean = (value: unknown): boolean | undefined => {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'boolean' ? value : undefined;
};

/** A day, which is the same text in every time zone. */
const date: Reader<FieldDescriptor> = value => {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return isDay && !Number.isNaN(new Date(value).getTime()) ? value : undefined;
};

/**
 * An instant, in UTC. A text without an offset is site time, and stays as it is until the zone of the site is known. Not
 * every store reads a year of six digits.
 */
const dateTime: Reader<FieldDescriptor> = value => {
  if (!(value instanceof Date) && typeof value !== 'string' && typeof value !== 'number') return;
  if (isLocalTime(value) && isSiteZoneLoading()) return value;
  const instant = new Date(typeof value === 'string' ? parseInstant(value, getSiteZone()) : value);
  const iso = Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
  return /^\d{4}-/.test(iso) ? iso : undefined;
};

/** URLs contain texts, so the choice with the same text is selected. */
const choice: Reader<FieldOfKind<'enum'> | FieldOfKind<'enumList'>> = (value, { choices }) => {
  const known = id(value) ?? readBoolean(value);
  return choices.find(one => String(one.value) === String(known))?.value ?? id(value);
};

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
  boolean: readBoolean,
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
 * @example readFilterValue(brightness, '80') // 80
 * @returns undefined for a value that the field cannot be compared with
 */
export const readFilterValue = (field: FieldDescriptor, value: unknown): FilterValue | undefined =>
  (readers[field.kind] as Reader<FieldDescriptor>)(value, field);
